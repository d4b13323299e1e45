import { and, eq, ne, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type jobCalls, jobRefusals } from '#contract/jobs/jobs.ts';
import { announce } from '#server/platform/events/hub.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { findGivenUp, whyNotAgain } from '#server/platform/jobs/given-up.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { jobRun } from '#server/platform/jobs/tables.ts';

export type JobRun = typeof jobRun.$inferSelect;

/** A person's own runs only. */
export async function getJobRun(
  db: Db,
  { id }: Input<typeof jobCalls.info>,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<JobRun> {
  const adminId = actor.kind === 'admin' ? actor.id : 0;
  const [row] = await db
    .select()
    .from(jobRun)
    .where(and(eq(jobRun.id, id), eq(jobRun.adminId, adminId)));
  if (!row) throw jobRefusals.NOT_FOUND();
  return row;
}

const GIVEN_UP = '任务多次中断，没有做完';

/** Job with the reason why it was given up: a process that is killed reports no failure. */
export const jobInfo =
  (jobs: readonly Job[]) =>
  async (db: Db, input: Input<typeof jobCalls.info>, asked: CallContext): Promise<Answer<typeof jobCalls.info>> => {
    const run = await getJobRun(db, input, asked);
    const found = run.state === 'done' ? undefined : await findGivenUp(db, run.id);
    if (!found) return run;
    const message = run.state === 'failed' ? run.message : GIVEN_UP;
    return { ...run, state: 'failed', message, again: { whyNot: (await whyNotAgain(db, jobs, found, asked.actor)) ?? null } };
  };

export async function insertJobRun(
  tx: Tx,
  draft: Pick<JobRun, 'kind' | 'label' | 'input' | 'adminId' | 'total'>,
  now: Date,
): Promise<JobRun> {
  const [row] = await tx
    .insert(jobRun)
    .values({ ...draft, state: 'waiting', done: 0, message: '', createTime: now, updateTime: now })
    .returning();
  if (!row) throw new Error('job_run was not inserted');
  return row;
}

/**
 * Progress of a run so far, for work that must not happen twice: two processes may hold the same job, after one of them was
 * taken for dead. They wait for each other here; the row itself stays free for reports.
 */
export async function lockJobRun(tx: Tx, id: number): Promise<JobRun['result']> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('job_run', ${id}::bigint))`);
  const [row] = await tx.select({ result: jobRun.result }).from(jobRun).where(eq(jobRun.id, id));
  return row?.result ?? null;
}

/**
 * Progress is visible at commit: report it from short writes of its own, not from within the long one. What is done stays so, whatever
 * a late report says.
 */
export async function setJobProgress(
  tx: Tx,
  id: number,
  progress: Partial<Pick<JobRun, 'state' | 'done' | 'total' | 'message' | 'result'>>,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .update(jobRun)
    .set({ ...progress, updateTime: now })
    .where(and(eq(jobRun.id, id), ne(jobRun.state, 'done')))
    .returning();
  if (row) await announce(tx, { topic: 'job', id, adminId: row.adminId, state: row.state, done: row.done, total: row.total });
}
