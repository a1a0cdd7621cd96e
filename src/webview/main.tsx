import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { openSession } from './host/session.ts';
import { registerControls } from './ui/controls.ts';
import './page.css';

const root = document.getElementById('root');

if (root) {
	registerControls();
	const api = acquireVsCodeApi();
	createRoot(root).render(<App api={api} session={openSession(api)} />);
}
