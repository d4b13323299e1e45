/**
 * Makes the dump of a shop of this many orders, moves it in as `npm run move-in` does, and watches the memory of the command, its
 * statements, and the processor time of both it and PostgreSQL. Usage:
 * npm run bench:move-in -- --orders 100000 [--movements 100000] [--php] [--again] [--trial]
 * `--movements` gives one customer so many movements of the balance and of points besides.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { root } from './beside.ts';
import { postmasterOf, processorTime } from './cpu.ts';
import { freePort, startCluster, startServer } from './cluster.ts';
import { memoryOf, watchMemory } from './memory.ts';
import { writeFormerDump } from './move-in/write-former-dump.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    movements: { type: 'string', default: '0' },
    php: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    trial: { type: 'boolean', default: false },
  },
});
const orders = Number(values.orders);
const MOST_MB = 300;
const TOO_LARGE = 2;
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Options of the program as the command starts it. */
const flags = readFileSync(join(root, 'package.json'), 'utf8').match(/--[\w=-]+(?=[^"]*bring-shop)/g) ?? [];

const COUNTING = new URL('move-in/count-statements.ts', import.meta.url).href;

/** Runs the command to its end and says when each kind of record began; the last line is what it counted. */
async function move(dump: string, url: string, folder: string) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'fatal' };
  const child = spawn(
    process.execPath,
    [...flags, '--import', COUNTING, join(root, 'server/src/bring-shop.ts'), dump, ...(values.trial ? ['--dry-run'] : [])],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const begun = performance.now();
  let counted = {};
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith('{')) counted = JSON.parse(line);
    else
      say({
        second: Math.round((performance.now() - begun) / 1000),
        mb: Math.round(memoryOf(child.pid ?? 0) / 1024 / 1024),
        line,
      });
  });
  let report = '';
  child.stdout.on('data', (piece) => (report += String(piece)));
  const { figures } = await watchMemory(child.pid ?? 0)(() => once(child, 'exit'));
  return {
    code: child.exitCode,
    differences: /差异 \d+ 处|没有差异/.exec(report)?.[0] ?? report.slice(-300),
    ...counted,
    ...figures,
  };
}

const cluster = await startCluster();
try {
  const url = await cluster.createDatabase('former');
  await (await startServer(url, cluster.folder, await freePort())).stop();
  const dump = join(cluster.folder, 'former.sql');
  await writeFormerDump(dump, { orders, movements: Number(values.movements) }, { isPhp: values.php });
  const size = Math.round(statSync(dump).size / 1024 / 1024);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const postmaster = await postmasterOf(client);
  for (const run of values.again ? ['first', 'again'] : ['first']) {
    const before = processorTime(0, postmaster);
    const { peak, seconds, ...rest } = await move(dump, url, cluster.folder);
    const databaseSeconds = Math.round((processorTime(0, postmaster) - before) / 1e6);
    const speed = { seconds, ordersPerSecond: Math.round(orders / seconds), databaseSeconds };
    say({ run, orders, dumpMb: size, peakMb: peak, ...speed, ...rest });
    if (peak > MOST_MB) process.exitCode = TOO_LARGE;
  }
  await client.end();
} finally {
  await cluster.close();
}
