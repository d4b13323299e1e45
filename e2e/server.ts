import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { serverFlags, serverMain } from '../scripts/prepare.mjs';

export interface Server {
  readonly url: string;
  /** Folder of its files. */
  readonly folder: string;
  /** The first password as it was printed; of nobody in a database that has accounts. */
  readonly password: string;
  /** Last words of it, which say why it failed. */
  lastWords(): string;
  stop(): Promise<void>;
  /** Ends it as a power cut does; its files stay. */
  kill(): Promise<void>;
}

const READY = /\(ready\): http/;
const PRINTED = /密码 \(password\): ([\w-]+)/;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const WORDS_MAX = 4000;

/** Output of the server until it is ready; what it says later is handed on. */
const untilReady = (child: ChildProcess, say: (text: string) => void) =>
  new Promise<string>((resolve, reject) => {
    let printed = '';
    const hear = (text: unknown) => {
      say(String(text));
      if (READY.test(printed)) return;
      printed += String(text);
      if (READY.test(printed)) resolve(printed);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`the server ended: ${printed}`)));
  });

/** Starts the server in a process of its own, as people do, on a data folder that is gone afterwards. */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-e2e-'));
  const port = await freePort();
  const child = spawn(process.execPath, [...serverFlags, serverMain], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      DEMO: '0',
      PAYMENTS_STAND_IN: '1',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  const printed = await untilReady(child, (text) => (words = (words + text).slice(-WORDS_MAX)));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    password: PRINTED.exec(printed)?.[1] ?? '',
    lastWords: () => words,
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}
