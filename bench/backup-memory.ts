/** Backs up a shop with many files, as the command does, and watches the memory that it takes. Usage: npm run bench:backup -- 200 1000 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from './beside.ts';
import { freePort, startServer } from './cluster.ts';
import { memoryOf } from './memory.ts';

const MB = 1024 * 1024;
const LOOK_MS = 20;

const { positionals } = parseArgs({ allowPositionals: true });
const sizes = positionals.length > 0 ? positionals.map(Number) : [200, 1000];

/** Files of a megabyte each that nothing compresses, up to so many. */
async function fillTo(folder: string, from: number, to: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let at = from; at < to; at += 1) await writeFile(join(folder, `bench${at}.png`), randomBytes(MB));
}

/** Runs the command to its end; the most that it held at a time. */
async function backUp(data: string, to: string): Promise<{ peak: number; seconds: number; code: number }> {
  const begun = performance.now();
  const env = { ...process.env, DATA_DIR: data, BACKUP_KEY: 'a key of the bench' };
  const child = spawn(process.execPath, [join(root, 'server/src/backup.ts'), '--to', to], { cwd: root, env, stdio: 'inherit' });
  const ended = once(child, 'exit');
  let peak = 0;
  while (child.exitCode === null) {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
    await sleep(LOOK_MS);
  }
  const [code] = await ended;
  return { peak: Math.round(peak / MB), seconds: Math.round((performance.now() - begun) / 100) / 10, code };
}

const home = await mkdtemp(join(tmpdir(), 'signalbox-backup-memory-'));
const data = join(home, 'shop');
const server = await startServer(undefined, data, await freePort());
try {
  let filled = 0;
  for (const size of sizes) {
    await fillTo(join(data, 'files/image/bench'), filled, size);
    filled = size;
    const { peak, seconds, code } = await backUp(data, join(home, `to-${size}`));
    process.stdout.write(`${JSON.stringify({ megabytes: size, peak, seconds, code })}\n`);
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  await server.stop();
  await rm(home, { recursive: true, force: true });
}
