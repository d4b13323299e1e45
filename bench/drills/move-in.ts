/**
 * `npm run drill:move-in`: a made shop lies in a MariaDB of its own and is moved in from there by the command, twice. Prints what came and how long it
 * took; exit code 1 where the shops differ, 3 where a program is missing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { hasMariaDb, startMariaDb } from '../../server/test/maria-db.ts';
import { root } from '../beside.ts';
import { freePort, startCluster, startServer } from '../cluster.ts';
import { writeFormerDump } from '../move-in/write-former-dump.ts';

const NOT_DONE = 3;
const ORDERS = 200;
const REPORT_MAX = 64 * 1024 * 1024;

/** Runs the command on the database, and finds what it says of orders and of differences. */
function move(address: string, url: string, folder: string) {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'server/src/bring-shop.ts'), address], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'fatal' },
    encoding: 'utf8',
    maxBuffer: REPORT_MAX,
  });
  const orders = /订单（eb_store_order）：(.*)/.exec(stdout)?.[1] ?? stderr.slice(-300);
  const differences = /差异 \d+ 处|没有差异/.exec(stdout)?.[0] ?? '没有对账';
  return { status, orders, differences, seconds: Math.round((performance.now() - begun) / 1000) };
}

async function drill(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-drill-'));
  const former = await startMariaDb(join(folder, 'former'));
  const cluster = await startCluster();
  try {
    const dump = join(folder, 'former.sql');
    await writeFormerDump(dump, { orders: ORDERS });
    former.load(dump);
    const url = await cluster.createDatabase('moved');
    await (await startServer(url, cluster.folder, await freePort())).stop();
    for (const run of ['first', 'again']) {
      const seen = move(former.address, url, cluster.folder);
      process.stdout.write(`${JSON.stringify({ run, ...seen })}\n`);
      if (seen.status !== 0 || seen.differences !== '没有差异') process.exitCode = 1;
    }
  } finally {
    await cluster.close();
    await former.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (hasMariaDb()) await drill();
else {
  process.stderr.write('没有 MariaDB：请安装后再演练（Debian：apt install mariadb-server）。 (MariaDB is missing.)\n');
  process.exitCode = NOT_DONE;
}
