/** `npm run dev`: the server restarts and the screens reload as files change. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { ensureInstalled, node, root } from './prepare.mjs';

ensureInstalled();
const port = process.env.PORT ?? '8080';
const env = { ...process.env, PORT: port, SIGNALBOX_API: `http://localhost:${port}` };
const start = (...options) => spawn(node, options, { cwd: root, stdio: 'inherit', env });
const running = [
  start('--watch', '--watch-preserve-output', join(root, 'server/src/main.ts')),
  start(join(root, 'node_modules/vite/bin/vite.js'), 'web'),
];

let isStopping = false;
function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const child of running) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of running) child.on('exit', stop);
