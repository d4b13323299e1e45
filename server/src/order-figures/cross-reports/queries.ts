import { sql } from 'drizzle-orm';
import { CROSS_KEYS_MAX } from '#contract/order-figures/cross-reports.ts';
import { showDay } from '#contract/moment.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { type Side, columns, liveParts, named, sidesIn } from '../sales-reports/parts.ts';
import type { Sides } from '../sales-reports/sides.ts';
import type { CrossTask } from './cross-task.ts';
import { pairKeying } from './pairs.ts';

/** Lines that were sold and parts that came back on each day of both periods, as far as they are summed. */
export async function linesByDay(db: Db, sides: Sides): Promise<Map<string, number>> {
  const of = sidesIn(sides);
  const days = (each: (side: Side) => Date) => sql`${sql.param(of.map((side) => showDay(each(side))))}::date[]`;
  const { rows } = await db.execute<{ day: string; lines: number }>(sql`
    select distinct s.day::text as day, s.lines + s.refunds as lines
    from unnest(${days(({ from }) => from)}, ${days(({ until }) => until)}) p (since, until)
    join sales_sum s on s.dimension = 'all' and s.day >= p.since and s.day < p.until`);
  return new Map(rows.map(({ day, lines }) => [day, lines]));
}

/** Adds the sums of some days to a run; answers how many pairs they have. */
export async function addToCross(
  tx: Tx,
  runId: number,
  { by, and }: CrossTask,
  side: Side,
  shops: readonly number[] | undefined,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into cross_sum as c (run_id, n, key, ${columns((measure) => sql`${named(measure)}`)})
    select ${runId}::int, parts.* from (${liveParts([side], shops, pairKeying(by, and))}) parts
    on conflict (run_id, n, key) do update set ${columns((measure) => sql`${named(measure)} = c.${named(measure)} + excluded.${named(measure)}`)}`);
  return rowCount ?? 0;
}

/** True where a run has more pairs than a report holds. */
export async function hasTooMany(tx: Tx, runId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from cross_sum where run_id = ${runId} limit ${CROSS_KEYS_MAX + 1}) held`,
  );
  return (rows[0]?.n ?? 0) > CROSS_KEYS_MAX;
}

/** Sums of a run, as a page of them is read. */
export const partsOfRun = (runId: number) =>
  sql`select n, key, ${columns((measure) => sql`${named(measure)}::bigint`)} from cross_sum where run_id = ${runId}`;
