import { useEffect } from 'react';
import type { InspectorState } from '../../core/protocol.ts';
import type { VsCodeApi } from '../host/vscodeApi.ts';
import { useMemory } from '../model/useMemory.ts';
import { useRoomForRows } from '../model/useRoomForRows.ts';
import { Findings } from './Findings.tsx';
import { Header } from './Header.tsx';
import { NothingRemoved } from './NothingRemoved.tsx';
import { Refs } from './Refs.tsx';
import { Summary } from './Summary.tsx';
import { Trace } from './Trace.tsx';
import './RunView.css';

interface RunViewProps {
	readonly api: VsCodeApi;
	readonly state: Extract<InspectorState, { kind: 'run' }>;
}

/** One run: its figures and verdicts, its trace, its refs. */
export function RunView({ api, state }: RunViewProps) {
	const { run, expanded } = state;
	const [memory, remember] = useMemory(api, run.id);
	const hasRoom = useRoomForRows(1 + run.trace.length + run.reasons.length);
	// The list of refs beside it names the reasons too, and the trace is to be seen down to its verdicts.
	const breakdown = memory.breakdown ?? hasRoom;

	useEffect(() => {
		if (state.reveal !== undefined) {
			remember({ selected: state.reveal, active: state.reveal, closed: [], query: '' });
		}
	}, [state, remember]);

	return (
		<div className="run">
			<Header run={run} expanded={expanded} />
			<Summary run={run} expanded={expanded} />
			<div className="run-columns">
				<div className="run-left">
					<Findings run={run} />
					<Trace run={run} breakdown={breakdown} onToggle={() => remember({ breakdown: !breakdown })} />
				</div>
				{run.refs.length === 0 ? (
					<NothingRemoved run={run} />
				) : (
					<Refs run={run} expanded={expanded} memory={memory} remember={remember} />
				)}
			</div>
		</div>
	);
}
