/** `npm start`: installs and builds what is missing, then runs the server on Node 24. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { ensureInstalled, ensureServer, ensureWeb, node, root, serverFlags, serverMain } from './prepare.mjs';

if (Number.parseInt(process.versions.node, 10) < 20) {
  process.stderr.write(`需要 Node.js 20 或更新的版本，现在是 ${process.versions.node}。 (Node.js 20 or newer is needed.)\n`);
  process.exit(1);
}

ensureInstalled();
ensureWeb();
ensureServer();

const server = spawn(node, [...serverFlags, serverMain], {
  // The channel closes with this process, however it ends; the server stops then.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

// npm ends without telling us when it is killed.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 250).unref();
