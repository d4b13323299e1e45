import { sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type SummedRow, figuresIn } from './figures.ts';
import { byKey, partsOf, sumsOf } from './parts.ts';
import { daysOf, sidesOf } from './sides.ts';

/** Figures of the whole periods. */
export async function readSums(
  db: Db,
  asked: Input<typeof salesReportCalls.sums>,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
): Promise<Answer<typeof salesReportCalls.sums>> {
  const sides = sidesOf(asked, now);
  const seesAmounts = holds(actor, seeAmounts);
  const parts = await partsOf(db, sides, byKey('all'), actor);
  const { rows } = await db.execute<SummedRow>(sql`select ${sumsOf(1)}, ${sumsOf(2)} from (${parts}) parts`);
  const [row = {}] = rows;
  return {
    figures: figuresIn(row, 1, seesAmounts),
    before: sides.compared ? figuresIn(row, 2, seesAmounts) : null,
    days: daysOf(sides.current),
    comparedDays: sides.compared ? daysOf(sides.compared) : null,
  };
}
