import { useMemo, useSyncExternalStore } from 'react';
import type { InspectorState } from '../core/protocol.ts';
import { EditorContext, HostContext } from './host/HostContext.ts';
import type { Session } from './host/session.ts';
import { ActionsContext, useActionsOfHost } from './host/useActions.ts';
import type { VsCodeApi } from './host/vscodeApi.ts';
import { Failure } from './parts/Failure.tsx';
import { RunView } from './run/RunView.tsx';
import { Busy } from './states/Busy.tsx';
import { Empty } from './states/Empty.tsx';
import { ErrorBoundary } from './states/ErrorBoundary.tsx';
import { Failed } from './states/Failed.tsx';
import { SayContext, speaker } from './text.ts';

interface AppProps {
	readonly api: VsCodeApi;
	readonly session: Session;
}

/** The inspector: whatever the host last said, as a screen. */
export function App({ api, session }: AppProps) {
	const { strings, hasEditor, state } = useSyncExternalStore(session.subscribe, session.heard);
	const say = useMemo(() => speaker(strings), [strings]);

	return (
		<SayContext value={say}>
			<HostContext value={session.host}>
				{state && (
					<ErrorBoundary key={state.kind} title={say('crashedTitle')}>
						<EditorContext value={hasEditor}>
							<Page api={api} state={state} />
						</EditorContext>
					</ErrorBoundary>
				)}
			</HostContext>
		</SayContext>
	);
}

function Page({ api, state }: { readonly api: VsCodeApi; readonly state: InspectorState }) {
	const actions = useActionsOfHost();

	return (
		<ActionsContext value={actions}>
			<main className="screen">
				<Failure />
				<Screen api={api} state={state} />
			</main>
		</ActionsContext>
	);
}

function Screen({ api, state }: { readonly api: VsCodeApi; readonly state: InspectorState }) {
	switch (state.kind) {
		case 'empty':
			return <Empty />;
		case 'busy':
			return <Busy sourceName={state.sourceName} doing={state.doing} />;
		case 'failed':
			return <Failed sourceName={state.sourceName} message={state.message} />;
		case 'run':
			return <RunView key={state.run.id} api={api} state={state} />;
	}
}
