import { type SQL, sql } from 'drizzle-orm';
import { activityKinds } from '#contract/marketing/activities.ts';
import { offeredOf } from './queries.ts';
import { activity } from './tables.ts';

/** The order of the shop. */
export const shopOrder = sql`${activity.sort} desc, ${activity.id} desc`;

/**
 * Whatever a slot has, in the order of the shop, from `activity__slot_items` alone. The planner takes few of them to run on a day, and
 * would read the flash sales of all slots to find these; `offset 0` keeps it from that.
 */
export const itemsOf = (slotId: SQL): SQL => {
  const { id, kind, sort, status, startTime, stopTime, productId } = activity;
  const columns = sql.join([id, kind, sort, status, startTime, stopTime, productId], sql`, `);
  return sql`(select ${columns}, false as is_del from ${activity} where ${activity.timeId} = ${slotId} and not ${activity.isDel}
    order by ${shopOrder} offset 0) as ${activity}`;
};

/** Items that are sold between the midnights of a day. */
export const soldOn = (midnight: SQL, next: SQL): SQL | undefined => offeredOf(activityKinds.flashSale, midnight, next);
