import { stretches } from '../model/inert.ts';

/** Text from outside: its own direction, and pictures in place of characters that would not be seen. */
export function Inert({ text }: { readonly text: string }) {
	let offset = 0;

	return (
		<bdi>
			{stretches(text).map((stretch) => {
				offset += stretch.text.length;
				return stretch.pictured ? (
					<span key={offset} className="pictured">
						{stretch.text}
					</span>
				) : (
					stretch.text
				);
			})}
		</bdi>
	);
}
