import type { PgBoss } from 'pg-boss';
import type { Job } from './jobs.ts';

/** A queue of the time when each job had one of its own. */
export interface FormerQueue {
  name: string;
  job: Job;
}

async function hasUnfinished(boss: PgBoss, name: string): Promise<boolean> {
  const { rows } = await boss
    .getDb()
    .executeSql(`select from pgboss.job where name = $1 and state < 'completed' limit 1`, [name]);
  return rows.length > 0;
}

/**
 * Queues that an earlier version left with jobs to run, waiting or of a killed process. All others are deleted: timers look for what
 * is due by the clock, so no run of theirs is missed.
 */
export async function formerQueues(boss: PgBoss, kept: readonly string[], jobs: readonly Job[]): Promise<FormerQueue[]> {
  const queues = await boss.getQueues();
  const former: FormerQueue[] = [];
  for (const { name } of queues.filter((queue) => !kept.includes(queue.name) && !queue.name.startsWith('__pgboss__'))) {
    const job = jobs.find((one) => one.name === name || one.formerly === name);
    if (job && (await hasUnfinished(boss, name))) former.push({ name, job });
    else await boss.deleteQueue(name);
  }
  return former;
}
