import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreMoment } from '../backup/restore-moment.ts';
import { systemClock } from '../clock.ts';
import { makeBaseCopy } from './base-copy.ts';
import { type EmbeddedDatabase, runningCluster, startEmbedded } from './index.ts';
import { GAP, baseCopies, dropJournal, journalOf, readJournal } from './journal.ts';

const home = mkdtempSync(join(tmpdir(), 'signalbox-moment-'));
const dataDir = join(home, 'shop');
let database: EmbeddedDatabase;
let made = 0;
beforeAll(async () => {
  database = await startEmbedded(dataDir, { copies: false, report: () => {} });
  await ask(database.url, 'create table told (id integer)');
});
afterAll(async () => {
  await database.stop();
  rmSync(home, { recursive: true, force: true });
});

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}
const tell = () => ask(database.url, 'insert into told select generate_series(1, 10)');
const cluster = () => runningCluster(dataDir) ?? '';
/** A moment with quiet around it. */
async function moment(): Promise<Date> {
  await sleep(300);
  const now = systemClock.now();
  await sleep(300);
  return now;
}

/** Number of rows that were told by a moment, in the shop of that moment; it goes again. */
async function toldBy(at: Date, from = dataDir): Promise<number> {
  const into = join(home, `moment-${(made += 1)}`);
  let told = -1;
  const prove = async (url: string) => {
    told = Number((await ask(url, 'select count(*) as n from told'))[0]?.n);
    return [];
  };
  try {
    await restoreMoment({ dataDir: from, moment: at, into, storageUrl: undefined, prove, report: () => {} });
    expect(existsSync(join(into, 'restore.unfinished'))).toBe(false);
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
  return told;
}

describe('the embedded database', () => {
  it('is brought to any moment after its copy, while it goes on', async () => {
    const before = await moment();
    await expect(toldBy(before)).rejects.toThrow('还没有可恢复到任意时刻的副本');
    await makeBaseCopy(dataDir);
    const empty = await moment();
    await tell();
    const once = await moment();
    await tell();
    await ask(database.adminUrl, 'select pg_switch_wal()');
    const twice = await moment();
    await tell();

    expect([await toldBy(empty), await toldBy(once), await toldBy(twice)]).toEqual([0, 10, 20]);
    expect(await ask(database.url, 'select count(*)::integer as n from told')).toEqual([{ n: 30 }]);
    await expect(toldBy(before)).rejects.toThrow('最早只能恢复到');
  });

  it('keeps two copies and the log after them, and gives both up when told', async () => {
    await makeBaseCopy(dataDir);
    await tell();
    await makeBaseCopy(dataDir);
    expect(baseCopies(cluster())).toHaveLength(2);
    const kept = readdirSync(journalOf(cluster()));
    await tell();
    await makeBaseCopy(dataDir);
    expect(baseCopies(cluster())).toHaveLength(2);
    expect(readdirSync(journalOf(cluster())).sort()[0]).not.toBe(kept.sort()[0]);

    writeFileSync(join(journalOf(cluster()), GAP), '');
    await expect(toldBy(await moment())).rejects.toThrow('日志中间有缺失');
    await makeBaseCopy(dataDir);
    expect([baseCopies(cluster()).length, readJournal(cluster())?.hasGap]).toEqual([1, false]);
    expect(await toldBy(await moment())).toBe(50);

    const folder = cluster();
    dropJournal(folder);
    await ask(database.adminUrl, 'select pg_switch_wal()');
    expect([baseCopies(folder), readJournal(folder)]).toEqual([[], undefined]);
  });

  it('keeps them on another disk where one is named, from which a shop whose own disk is lost comes back', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'signalbox-kept-'));
    const startWith = (keptIn: string) => startEmbedded(dataDir, { copies: false, keptIn, report: () => {} });
    await makeBaseCopy(dataDir);
    await database.stop();
    await expect(startWith(join(elsewhere, 'none'))).rejects.toThrow('指的文件夹');
    database = await startWith(elsewhere);
    const [name = ''] = readdirSync(elsewhere);
    const kept = join(elsewhere, name);
    expect(readdirSync(kept).map((found) => found.replace(/base-.*/, 'base'))).toEqual(['postgres.base', 'postgres.journal']);

    await tell();
    await makeBaseCopy(dataDir);
    expect(baseCopies(cluster())).toHaveLength(2);
    await tell();
    const last = await moment();
    await tell();
    await ask(database.adminUrl, 'select pg_switch_wal()');
    await expect.poll(() => readdirSync(join(kept, 'postgres.journal')).length, { timeout: 20_000 }).toBeGreaterThan(2);
    const known = await toldBy(last);
    expect(await toldBy(last, kept)).toBe(known);

    const whole = readdirSync(join(kept, 'postgres.journal'))
      .filter((found) => /^[\dA-F]{24}$/.test(found))
      .sort();
    rmSync(join(kept, 'postgres.journal', whole.at(-2) ?? ''));
    expect(readJournal(cluster())?.hasGap).toBe(true);

    await database.stop();
    database = await startWith(dataDir);
    expect([readdirSync(kept).includes('postgres.journal'), baseCopies(cluster()).length]).toEqual([false, 2]);
    rmSync(elsewhere, { recursive: true });
  });
});
