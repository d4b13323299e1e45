import { type SQL, and, eq, gt, lte, not, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { type FlashSale, type flashSaleCalls, flashSaleRefusals } from '#contract/marketing/flash-sales.ts';
import { activityStates } from '#contract/marketing/running.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { equal, matchingOrId } from '#server/platform/database/conditions.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { activitiesOf, listActivities } from '../activities/queries.ts';
import { infoBy } from '../activities/read-info.ts';
import { activity } from '../activities/tables.ts';
import { hourOf } from '../slots/rules.ts';
import { slot } from '../slots/tables.ts';
import { ownInfo, toFlashSale } from './presenter.ts';

export const flashSales = activitiesOf(activityKinds.flashSale, flashSaleRefusals.NOT_FOUND);
/** The wire misses it in other words here. */
export const flashSaleInfo = infoBy(activitiesOf(activityKinds.flashSale, flashSaleRefusals.INFO_NOT_FOUND), ownInfo);

/** Flash sales in a state of `activityStates`, as `saleStateOf` decides it. */
function inSaleState(state: number | undefined, now: Date): SQL | undefined {
  const { status, startTime, stopTime, timeId } = activity;
  const hour = hourOf(now);
  const slotRuns = sql`exists (select from ${slot} s where s.id = ${timeId} and s.status and not s.is_del and s.start_time <= ${hour} and s.end_time > ${hour})`;
  const runs = sql`(${startTime} <= ${now.toISOString()}::timestamptz and ${slotRuns})`;
  if (state === undefined) return undefined;
  if (state === activityStates.off) return eq(status, false);
  if (state === activityStates.over) return and(eq(status, true), lte(stopTime, now));
  return and(eq(status, true), gt(stopTime, now), state === activityStates.running ? runs : not(runs));
}

export const listFlashSales = (
  db: Db,
  { keywords, timeId, status, state, ...paging }: Input<typeof flashSaleCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<FlashSale>> =>
  listActivities(db, paging, {
    kind: activityKinds.flashSale,
    where: and(
      matchingOrId(keywords, activity.id, activity.title),
      timeId === undefined ? undefined : eq(activity.timeId, timeId),
      equal(activity.status, status),
      inSaleState(state, now),
    ),
    show: async (rows, partsOf) => {
      const slots = await db.select().from(slot).where(eq(slot.isDel, false));
      return rows.map((row) => toFlashSale(row, partsOf(row), slots, now));
    },
  });
