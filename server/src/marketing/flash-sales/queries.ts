import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { spanOf } from '#contract/date-limit.ts';
import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import type { FlashSale } from '#contract/marketing/flash-sale-record.ts';
import type { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { flashSaleRefusals } from '#contract/marketing/flash-sale-refusals.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { equal, matchingOrId } from '#server/platform/database/conditions.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { inSpan, runsIn } from '../activities/in-span.ts';
import { activitiesOf, inState, listActivities, liveOf } from '../activities/queries.ts';
import { infoBy } from '../activities/read-info.ts';
import { activity } from '../activities/tables.ts';
import { saleSlots } from '../slots/queries.ts';
import { slot } from '../slots/tables.ts';
import { ownInfo, toFlashSale } from './presenter.ts';

export const flashSales = activitiesOf(activityKinds.flashSale, flashSaleRefusals.NOT_FOUND);
/** The wire misses it in other words here. */
const infoOf = infoBy(activitiesOf(activityKinds.flashSale, flashSaleRefusals.INFO_NOT_FOUND), ownInfo);

/** Record of the form, with the hours that the sale says itself. */
export async function flashSaleInfo(db: Db, input: { id: number }, asked: Pick<CallContext, 'actor'>): Promise<ActivityInfo> {
  const info = await infoOf(db, input, asked);
  const own = await saleSlots.find(db, info.timeId ?? 0);
  return { ...info, time: own?.isOwn ? { startTime: own.startTime, endTime: own.endTime } : null };
}

/** Titles among these that flash sales have already. */
export async function takenTitles(db: Db, titles: readonly string[]): Promise<Set<string>> {
  const where = and(liveOf(activityKinds.flashSale), inArray(activity.title, [...titles]));
  const rows = await db.select({ title: activity.title }).from(activity).where(where);
  return new Set(rows.map(({ title }) => title));
}

export const listFlashSales = (
  db: Db,
  { keywords, timeId, status, state, beginsIn, endsIn, runsIn: span, ...paging }: Input<typeof flashSaleCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<FlashSale>> =>
  listActivities(db, paging, {
    kind: activityKinds.flashSale,
    where: and(
      matchingOrId(keywords, activity.id, activity.title),
      timeId === undefined ? undefined : eq(activity.timeId, timeId),
      equal(activity.status, status),
      inState(state, now),
      inSpan({ beginsIn, endsIn }),
      span === undefined ? undefined : runsIn(spanOf(span)),
    ),
    show: async (rows, partsOf) => {
      const slots = await db.select().from(slot).where(eq(slot.isDel, false)).orderBy(asc(slot.isOwn), asc(slot.startTime));
      return rows.map((row) => toFlashSale(row, partsOf(row), slots, now));
    },
  });
