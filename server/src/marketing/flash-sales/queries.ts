import { and, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { type FlashSale, type flashSaleCalls, flashSaleRefusals } from '#contract/marketing/flash-sales.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { equal, matchingOrId } from '#server/platform/database/conditions.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { activitiesOf, inState, listActivities } from '../activities/queries.ts';
import { infoBy } from '../activities/read-info.ts';
import { activity } from '../activities/tables.ts';
import { slot } from '../slots/tables.ts';
import { ownInfo, toFlashSale } from './presenter.ts';

export const flashSales = activitiesOf(activityKinds.flashSale, flashSaleRefusals.NOT_FOUND);
/** The wire misses it in other words here. */
export const flashSaleInfo = infoBy(activitiesOf(activityKinds.flashSale, flashSaleRefusals.INFO_NOT_FOUND), ownInfo);

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
      inState(state, now),
    ),
    show: async (rows, partsOf) => {
      const slots = await db.select().from(slot).where(eq(slot.isDel, false));
      return rows.map((row) => toFlashSale(row, partsOf(row), slots, now));
    },
  });
