import { type SQL, and, asc, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { activityKinds } from '#contract/marketing/activities.ts';
import { SLOT_DAYS } from '#contract/marketing/clashes.ts';
import { startOfDay } from '#contract/moment.ts';
import { sku } from '#server/catalogue/index.ts';
import { coupon } from '#server/coupons/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { liveOf } from '../activities/queries.ts';
import { itemsOf, soldOn } from '../activities/slot-items.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { slotHoursOfSale } from '../activities/slot-hours.ts';
import { slot } from '../slots/tables.ts';
import { type FoundClash, type Offer, namesOf } from './rules.ts';
import { clashAllowance } from './tables.ts';

/** Suspects of each kind that are looked at; beyond them the list says that there are more. */
export const MOST = 1000;

const least = sql<number>`least(${activitySku.price}, ${activitySku.minPrice})`;

/** SKUs of activities, the latest activity first. */
export function offersWhere(db: Db, where: SQL | undefined): Promise<Offer[]> {
  const { id, kind, title, startTime, stopTime, timeId } = activity;
  return db
    .select({
      activity: { id, kind, title, startTime, stopTime, timeId, hours: slotHoursOfSale },
      skuId: activitySku.skuId,
      suk: sku.suk,
      price: least,
      cost: sku.cost,
      usual: sku.price,
    })
    .from(activitySku)
    .innerJoin(activity, eq(activity.id, activitySku.activityId))
    .innerJoin(sku, eq(sku.id, activitySku.skuId))
    .where(and(eq(activitySku.isDel, false), eq(sku.isDel, false), where))
    .orderBy(desc(activity.id), asc(activitySku.id))
    .limit(MOST + 1);
}

/** Condition on activities that are on and not over. */
export const isOn = (now: Date): SQL | undefined =>
  and(eq(activity.status, true), eq(activity.isDel, false), gt(activity.stopTime, now));

export const sellsAny = (skuIds: readonly number[]): SQL => among(activitySku.skuId, skuIds);

/** Below cost, above the product's own price, or sold by another activity with days in common: what the rules then decide on. */
export const isSuspect = (now: Date): SQL => sql`(${least} < ${sku.cost} or ${least} > ${sku.price} or exists (
  select from activity_sku twin join activity sold on sold.id = twin.activity_id
  where twin.sku_id = ${activitySku.skuId} and twin.activity_id <> ${activity.id} and not twin.is_del
    and sold.status and not sold.is_del and sold.stop_time > ${now}
    and sold.start_time < ${activity.stopTime} and sold.stop_time > ${activity.startTime}))`;

/** Coupons that somebody can still get and that may pay a whole order, by the rule of `makesFree`. */
export function freeCoupons(db: Db, now: Date) {
  const { id, name, money, minPrice, clashReason: reason } = coupon;
  const canBeHad = and(
    or(isNull(coupon.receiveEndTime), gt(coupon.receiveEndTime, now)),
    or(eq(coupon.isLimited, false), gt(coupon.lastTotal, 0)),
  );
  return db
    .select({ id, name, money, minPrice, reason })
    .from(coupon)
    .where(and(eq(coupon.isDel, false), eq(coupon.status, true), sql`${minPrice} <= ${money}`, canBeHad))
    .orderBy(desc(id))
    .limit(MOST + 1);
}

/** Slots that staff keep and that are on, in the order of the day; one of them where it is named. */
export const runningSlots = (db: Db, id?: number) =>
  db
    .select({ id: slot.id, name: slot.name, startTime: slot.startTime, endTime: slot.endTime })
    .from(slot)
    .where(
      and(eq(slot.isDel, false), eq(slot.isOwn, false), eq(slot.status, true), id === undefined ? undefined : eq(slot.id, id)),
    )
    .orderBy(asc(slot.startTime));

/** Days of flash sales in the week to come whose products can be bought. Of those with the same days, one is looked for. */
export function salesAhead(db: Db, now: Date, where?: SQL) {
  const { timeId, startTime, stopTime } = activity;
  const ahead = and(liveOf(activityKinds.flashSale), eq(activity.status, true), lt(startTime, startOfDay(now, SLOT_DAYS)));
  const period = db
    .selectDistinct({ timeId, startTime, stopTime })
    .from(activity)
    .where(and(ahead, gt(stopTime, startOfDay(now))))
    .as('period');
  const [start, stop] = [sql`${period.startTime}`, sql`${period.stopTime}`];
  const isOne = and(sql`${startTime} = ${start}`, sql`${stopTime} = ${stop}`, soldOn(start, stop), where);
  return db
    .select()
    .from(period)
    .where(sql`exists (select from ${itemsOf(sql`${period.timeId}`)} where ${isOne})`);
}

/** Other activities than this one. */
export const isOther = (id: number): SQL => ne(activity.id, id);
export const hasDaysWith = ({ startTime, stopTime }: { startTime: Date; stopTime: Date }): SQL | undefined =>
  and(lt(activity.startTime, stopTime), gt(activity.stopTime, startTime));

export function allowancesOf(db: Db, clashes: readonly FoundClash[]) {
  const ids = clashes.map((clash) => namesOf(clash).activityId);
  return db.select().from(clashAllowance).where(among(clashAllowance.activityId, ids));
}
