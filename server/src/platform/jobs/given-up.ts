import { type SQL, sql } from 'drizzle-orm';
import type { Actor, Scope } from '../actor.ts';
import type { Db, Tx } from '../database/connect.ts';
import type { Write } from '../write/write.ts';
import type { Job } from './jobs.ts';

/** A run of a job that failed at every try, or whose process was killed at every try. */
export interface GivenUp {
  /** Key in the queue. */
  id: string;
  name: string;
  data: object;
  /** Key of the run that was begun first, where this one was begun again. */
  first: string;
  startTime: Date;
  endTime: Date | null;
  tries: number;
  error: string;
}

interface GivenUpRow extends Omit<GivenUp, 'startTime' | 'endTime'> {
  [column: string]: unknown;
  startTime: string;
  endTime: string | null;
}

// A run that was begun again since is not given up any more: the later one says how that went.
const isLast = sql`not exists (
  select from pgboss.job later where later.name = 'jobs' and later.data->>'again' = coalesce(job.data->>'again', job.id::text)
    and later.created_on > job.created_on)`;

/** More of one job are counted, but not shown. */
const SHOWN_MAX = 100;

const isGivenUp = sql`name = 'jobs' and state = 'failed' and ${isLast}`;

/** A message that a library wraps around the error repeats the data that was worked on. */
const innermost = sql`coalesce(output->'cause'->'cause'->>'message', output->'cause'->>'message', output->>'message', '')`;

async function rowsOf(db: Db, where: SQL): Promise<GivenUp[]> {
  const { rows } = await db.execute<GivenUpRow>(sql`
    select id, data->>'name' as name, coalesce(data->'data', '{}') as data, coalesce(data->>'again', id::text) as first,
      created_on as "startTime", completed_on as "endTime", retry_count + 1 as tries, ${innermost} as error
    from pgboss.job as job where ${isGivenUp} and ${where} order by created_on desc limit ${SHOWN_MAX}`);
  return rows.map(({ startTime, endTime, ...row }) => ({
    ...row,
    startTime: new Date(startTime),
    endTime: endTime === null ? null : new Date(endTime),
  }));
}

/** Runs of one job that were given up, the latest first, as long as the queue keeps them: a week. */
export const givenUpRuns = (db: Db, name: string): Promise<GivenUp[]> => rowsOf(db, sql`data->>'name' = ${name}`);

/** Number of them, by the name of the job. */
export async function countGivenUp(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ name: string; runs: number }>(
    sql`select data->>'name' as name, count(*)::int as runs from pgboss.job as job where ${isGivenUp} group by 1`,
  );
  return new Map(rows.map(({ name, runs }) => [name, runs]));
}

/** Held to the end of the transaction, so that two who begin it again take turns. Undefined once it was begun again, or is gone. */
export async function lockGivenUp(tx: Tx, id: string): Promise<GivenUp | undefined> {
  await tx.execute(sql`select from pgboss.job where name = 'jobs' and id = ${id}::uuid for update`);
  const [found] = await rowsOf(tx, sql`job.id = ${id}::uuid`);
  return found;
}

/** The one of this record that somebody watches (`job_run`), which jobs that report on it name in their data. */
export async function findGivenUp(db: Db, jobRunId: number): Promise<GivenUp | undefined> {
  const named = sql`coalesce(data->'data'->>'jobId', data->'data'->>'runId')`;
  const [found] = await rowsOf(db, sql`${named} = ${String(jobRunId)}`);
  return found;
}

/** Reason in words why it cannot be begun again; a job that an earlier version had is not there any more. */
export async function whyNotAgain(
  db: Db,
  jobs: readonly Job[],
  { name, data }: GivenUp,
  actor: Actor,
): Promise<string | undefined> {
  const job = jobs.find((one) => one.name === name);
  return job ? job.whyNotAgain?.(db, data as never, actor) : '现在的版本没有这个任务了，不能重新开始';
}

/** Limits it to what the person sees who begins it again. */
export async function limitAgain(tx: Tx, jobs: readonly Job[], { name, data }: GivenUp, scope: Scope): Promise<void> {
  await jobs.find((one) => one.name === name)?.limit?.(tx, data as never, scope);
}

/** Begins the work as a new run, with all its tries, that names the first. */
export async function beginAgain({ tx, enqueue }: Write, { name, data, first }: GivenUp): Promise<void> {
  await enqueue(tx, name, data, { again: first });
}
