/**
 * Makes the dump of a shop of this many orders, moves it in as `npm run move-in` does, and watches the memory of the command. Usage:
 * npm run bench:move-in -- --orders 100000 [--again]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { root } from './beside.ts';
import { freePort, startCluster, startServer } from './cluster.ts';
import { memoryOf, watchMemory } from './memory.ts';
import { writeFormerDump } from './move-in/write-former-dump.ts';

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '100000' }, again: { type: 'boolean', default: false } },
});
const orders = Number(values.orders);
const MOST_MB = 300;
const TOO_LARGE = 2;
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Options of the program as the command starts it. */
const flags = readFileSync(join(root, 'package.json'), 'utf8').match(/--[\w=-]+(?=[^"]*bring-shop)/g) ?? [];

/** Runs the command to its end and says when each kind of record began. */
async function move(dump: string, url: string, folder: string) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'fatal' };
  const child = spawn(process.execPath, [...flags, join(root, 'server/src/bring-shop.ts'), dump], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const begun = performance.now();
  createInterface({ input: child.stderr }).on('line', (line) =>
    say({ second: Math.round((performance.now() - begun) / 1000), mb: Math.round(memoryOf(child.pid ?? 0) / 1024 / 1024), line }),
  );
  let report = '';
  child.stdout.on('data', (piece) => (report += String(piece)));
  const { figures } = await watchMemory(child.pid ?? 0)(() => once(child, 'exit'));
  return { code: child.exitCode, differences: /差异 \d+ 处|没有差异/.exec(report)?.[0] ?? report.slice(-300), ...figures };
}

const cluster = await startCluster();
try {
  const url = await cluster.createDatabase('former');
  await (await startServer(url, cluster.folder, await freePort())).stop();
  const dump = join(cluster.folder, 'former.sql');
  await writeFormerDump(dump, { orders });
  const size = Math.round(statSync(dump).size / 1024 / 1024);
  for (const run of values.again ? ['first', 'again'] : ['first']) {
    const { peak, seconds, ...rest } = await move(dump, url, cluster.folder);
    say({ run, orders, dumpMb: size, peakMb: peak, seconds, ordersPerSecond: Math.round(orders / seconds), ...rest });
    if (peak > MOST_MB) process.exitCode = TOO_LARGE;
  }
} finally {
  await cluster.close();
}
