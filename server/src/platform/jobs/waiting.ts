import { sql } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';

export interface WaitingWork {
  name: string;
  count: number;
  /** Moment when the first of them could have been run. */
  since: Date;
}

/** Runs that wait in the queues, by the name of the timer or job. */
export async function waitingRuns(db: Db): Promise<WaitingWork[]> {
  const { rows } = await db.execute<{ name: string; count: string; since: string }>(sql`
    select data->>'name' as name, count(*) as count, min(start_after) as since
    from pgboss.job where name in ('jobs', 'timers') and state < 'active' and data ? 'name' group by 1`);
  return rows.map(({ name, count, since }) => ({ name, count: Number(count), since: new Date(since) }));
}
