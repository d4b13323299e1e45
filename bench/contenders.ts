import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openApp } from '#server/app.ts';
import type { BareRow } from './bare.ts';
import { pathOfBare } from './bare-path.ts';
import { type Size, fill } from './fill.ts';
import { type NextRequest, ask } from './load.ts';
import { serverFlags } from '../scripts/prepare.mjs';
import { type Cluster, type Running, freePort, startServer } from './cluster.ts';
import type { BenchRow, Shopper } from './row.ts';
import { openShopper } from './rows.ts';
import { type Tape, record } from './tape.ts';

/** Server that answers the rows of the bench. */
export interface Contender {
  name: string;
  port: number;
  pid: number;
  /** Request generator of each row, kept over all rounds, so that no question is repeated by accident. */
  requests: Map<string, NextRequest>;
  /** Number of questions that rows without repetition may ask in all. */
  questions: Map<string, number>;
  /** Its database is written by the rows that write; cleared up between two rows. */
  url: string;
  stop(): Promise<void>;
}

export interface Served extends Contender {
  server: Running;
  shopper: Shopper;
}

/** A database with the tables of a program, filled; as it is where one of that name was kept. */
export async function filledDatabase(cluster: Cluster, name: string, size: Size, program: string): Promise<string> {
  const kept = await cluster.findDatabase(name);
  const url = kept ?? (await cluster.createDatabase(name));
  const first = await startServer(url, cluster.folder, await freePort(), { program });
  await first.stop();
  if (kept !== undefined) return url;
  const client = new pg.Client({ connectionString: url });
  // The database is stopped when something fails; that end must not hide what failed.
  client.on('error', () => {});
  await client.connect();
  await fill(client, size);
  await client.end();
  return url;
}

export async function serve(
  cluster: Cluster,
  name: string,
  url: string,
  rows: readonly BenchRow[],
  program: string,
): Promise<Served> {
  const server = await startServer(url, cluster.folder, await freePort(), { program });
  const shopper = await openShopper(server.port);
  return {
    name,
    port: server.port,
    pid: server.process.pid ?? 0,
    requests: new Map(rows.map((row) => [row.name, row.request(shopper)])),
    questions: new Map(rows.flatMap((row) => (row.questions ? [[row.name, row.questions(shopper)] as const] : []))),
    url,
    server,
    shopper,
    stop: () => server.stop(),
  };
}

/** Statements that each call sends to the database, recorded in a server of our own process. */
export async function tapesOf(url: string, folder: string, wanted: readonly BenchRow[]): Promise<BareRow[]> {
  const port = await freePort();
  const app = await openApp({ databaseUrl: url, dataDir: folder, port, logLevel: 'silent', trustProxy: false }, { works: false });
  await app.listen();
  const shopper = await openShopper(port);
  const taped: BareRow[] = [];
  for (const row of wanted) {
    // Twice before it counts, so that caches are warm and prepared statements exist.
    if (!row.isWrite) for (const _ of [1, 2]) await ask(port, row.request(shopper)());
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    const fresh = row.request(shopper)();
    const tape: Tape = await record(app.database.pool, async () => {
      answer = await ask(port, fresh);
    });
    if (answer?.code !== 200) throw new Error(`${row.name}: ${answer?.message}`);
    taped.push({
      name: row.name,
      tape,
      bytes: answer.bytes,
      oneTime: row.oneTime?.(fresh, answer) ?? [],
      ...(row.verify ? { verify: await row.verify() } : {}),
    });
  }
  await app.close();
  return taped;
}

/** The statements that a server sends, through the bare driver behind the same HTTP server, in a process with the same limits of memory. */
export async function serveBare(cluster: Cluster, url: string, rows: readonly BenchRow[]): Promise<Contender> {
  const file = join(cluster.folder, 'tapes.json');
  writeFileSync(file, JSON.stringify(await tapesOf(url, cluster.folder, rows)));
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'bare.ts'), [file, url, String(port)], {
    execArgv: [...serverFlags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    name: 'bare',
    port,
    pid: child.pid ?? 0,
    requests: new Map(rows.map((row) => [row.name, () => ({ method: 'GET', path: pathOfBare(row.name) })])),
    questions: new Map(),
    url,
    stop: async () => void child.kill(),
  };
}
