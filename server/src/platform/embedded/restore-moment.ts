import { appendFileSync, existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { showMoment } from '#contract/moment.ts';
import { StartFailure } from '../start-failure.ts';
import { openSuperuser } from './base-copy.ts';
import { copyCluster } from './copy-cluster.ts';
import { prepareClusterFolder } from './data-folder.ts';
import { runningEndpoint } from './endpoint.ts';
import { type BaseCopy, GAP, baseCopies, journalOf } from './journal.ts';
import { type Owner, chooseOwner, giveTo } from './owner.ts';
import { checkRoom } from './room.ts';

const SEGMENT = /^([\dA-F]{24}|[\dA-F]{8}\.history)$/;
const LOG = 'recovery-log';
const SETTINGS = 'postgresql.auto.conf';
/** Room for the copy, the log, and what the log makes of the copy. */
const ROOM = 1.5;

const none = () =>
  new StartFailure(
    '还没有可恢复到任意时刻的副本：请在“备份”里打开每天备份，第一份副本做好之后的时刻才能恢复；更早的请从备份恢复。 (There is no copy with a log yet.)',
  );
const tooEarly = (at: Date) =>
  new StartFailure(`最早只能恢复到 ${showMoment(at)}，更早的请从备份恢复。 (The log does not go back so far.)`);
const hasGap = () =>
  new StartFailure('数据库日志中间有缺失，这个时刻恢复不出来，请从最近的备份恢复。 (A part of the log is missing.)');
const notReached = (last: string) =>
  new StartFailure(`数据库日志只到 ${last}，请换一个更早的时刻。 (The log ends before that moment.)`);

/** The copy from which the way to a moment is shortest. */
export function copyBefore(cluster: string, moment: Date): BaseCopy {
  const copies = baseCopies(cluster);
  const [first] = copies;
  if (!first) throw none();
  const found = copies.findLast(({ at }) => at <= moment);
  if (!found) throw tooEarly(first.at);
  if (existsSync(join(journalOf(cluster), GAP))) throw hasGap();
  return found;
}

/** Leaves a trace later than now in a log that is being written, by which a restore knows that it has come far enough. */
async function markNow(dataDir: string): Promise<void> {
  if (!runningEndpoint(join(dataDir, 'postgres'))) return;
  const client = await openSuperuser(dataDir);
  await client.query('select pg_current_xact_id()').finally(() => client.end());
}

/** Gathers the log: what was handed over, and what the cluster still has. */
async function gatherLog(cluster: string, to: string, owner: Owner): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  giveTo(owner, to);
  for (const from of [join(cluster, 'pg_wal'), journalOf(cluster)])
    for (const name of existsSync(from) ? await readdir(from) : []) {
      if (!SEGMENT.test(name)) continue;
      await copyFile(join(from, name), join(to, name));
      giveTo(owner, join(to, name));
    }
}

/** Moment of the last act in a log that ended too early, as PostgreSQL says it. */
function lastActIn(logFile: string): string {
  const told = existsSync(logFile)
    ? [...readFileSync(logFile, 'utf8').matchAll(/last completed transaction was at log time ([\d :.-]+)\+00/g)]
    : [];
  const moment = new Date(`${told.at(-1)?.[1]?.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(moment.getTime()) ? '更早的时刻' : showMoment(moment);
}

/** Words for a start that failed because the log ends before the moment. */
export const momentFailure = (dataDir: string, error: unknown): unknown =>
  error instanceof StartFailure && error.message.includes('recovery target')
    ? notReached(lastActIn(join(dataDir, 'postgres.log')))
    : error;

/**
 * Lays a cluster into a fresh data folder that becomes what the one of a shop was at a moment, once it is started. Answers what is to be cleared after
 * that.
 */
export async function layMoment(dataDir: string, into: string, moment: Date): Promise<() => void> {
  const link = join(dataDir, 'postgres');
  const cluster = existsSync(link) ? realpathSync(link) : link;
  const { path } = copyBefore(cluster, moment);
  await markNow(dataDir);
  const owner = chooseOwner(path);
  const folder = prepareClusterFolder(owner, into);
  await checkRoom({ of: [path, journalOf(cluster)], times: ROOM, at: dirname(folder), deed: '恢复到这个时刻' });
  await copyCluster(path, folder, { owner });
  const log = `${folder}.${LOG}`;
  await gatherLog(cluster, log, owner);
  const settings = join(folder, SETTINGS);
  const former = existsSync(settings) ? readFileSync(settings) : Buffer.alloc(0);
  const quoted = `'${log.replaceAll("'", `'\\''`)}/%f'`.replaceAll("'", "''");
  // PostgreSQL is ready once the moment is reached, and takes no connection before.
  appendFileSync(
    settings,
    `restore_command = 'cp ${quoted} "%p"'\nrecovery_target_time = '${moment.toISOString().replace('T', ' ').replace('Z', '+00')}'\nrecovery_target_action = 'promote'\nhot_standby = off\n`,
  );
  const signal = join(folder, 'recovery.signal');
  writeFileSync(signal, '', { mode: 0o600 });
  giveTo(owner, signal);
  return () => {
    writeFileSync(settings, former);
    rmSync(log, { recursive: true, force: true });
  };
}
