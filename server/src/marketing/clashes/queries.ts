import { type SQL, and, asc, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { type Clash, SLOT_DAYS, type clashCalls, clashKinds } from '#contract/marketing/clashes.ts';
import { startOfDay } from '#contract/moment.ts';
import type { Page } from '#contract/wire.ts';
import { sku } from '#server/catalogue/index.ts';
import { coupon } from '#server/coupons/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { remembered } from '#server/platform/database/sharing/remembered.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { liveOf } from '../activities/queries.ts';
import { itemsOf, soldOn } from '../activities/slot-items.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { slot } from '../slots/tables.ts';
import { type FoundClash, type Offer, clashesAmong, freeOrdersOf, gapsOf, namesOf, placeOf, withReasons } from './rules.ts';
import { clashAllowance } from './tables.ts';

/** Suspects of each kind that are looked at; beyond them the list says that there are more. */
const MOST = 1000;

const least = sql<number>`least(${activitySku.price}, ${activitySku.minPrice})`;

/** SKUs of activities, the latest activity first. */
export function offersWhere(db: Db, where: SQL | undefined): Promise<Offer[]> {
  const { id, kind, title, startTime, stopTime, timeId } = activity;
  return db
    .select({
      activity: { id, kind, title, startTime, stopTime, timeId },
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
const isSuspect = (now: Date): SQL => sql`(${least} < ${sku.cost} or ${least} > ${sku.price} or exists (
  select from activity_sku twin join activity sold on sold.id = twin.activity_id
  where twin.sku_id = ${activitySku.skuId} and twin.activity_id <> ${activity.id} and not twin.is_del
    and sold.status and not sold.is_del and sold.stop_time > ${now}
    and sold.start_time < ${activity.stopTime} and sold.stop_time > ${activity.startTime}))`;

/** Coupons that somebody can still get and that may pay a whole order, by the rule of `makesFree`. */
function freeCoupons(db: Db, now: Date) {
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

/** Slots that are on, in the order of the day; one of them where it is named. */
export const runningSlots = (db: Db, id?: number) =>
  db
    .select({ id: slot.id, name: slot.name, startTime: slot.startTime, endTime: slot.endTime })
    .from(slot)
    .where(and(eq(slot.isDel, false), eq(slot.status, true), id === undefined ? undefined : eq(slot.id, id)))
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

interface Suspected {
  clashes: FoundClash[];
  isMore: boolean;
}
const suspected = remembered<Suspected>(1);

/** Clashes of activities among those that are on. Of more than `MOST` suspects they are up to a minute old. */
async function clashesAmongAll(db: Db, now: Date): Promise<Suspected> {
  const known = suspected(db).get('');
  if (known) return known;
  const offers = await offersWhere(db, and(isOn(now), isSuspect(now)));
  const suspects = offers.slice(0, MOST);
  const found = { clashes: clashesAmong(suspects), isMore: offers.length > MOST };
  if (found.isMore) suspected(db).set('', found);
  return found;
}

/** The rows of a page as they are now: those of activities are decided again, and left out where they clash no more. */
async function checkedAgain(db: Db, rows: readonly FoundClash[], now: Date): Promise<FoundClash[]> {
  const ids = rows.flatMap(({ activity: one, other }) => [one, other].flatMap((party) => (party ? [party.id] : [])));
  const offers = await offersWhere(db, and(isOn(now), among(activity.id, ids)));
  if (offers.length > MOST) return [...rows];
  const fresh = new Map(clashesAmong(offers).map((clash) => [placeOf(clash), clash]));
  return rows.flatMap((row) => (row.activity === null ? row : (fresh.get(placeOf(row)) ?? [])));
}

/** Clashes of everything that is on and not over, in as many queries for one as for a thousand. */
export async function listClashes(
  db: Db,
  { kind, allowed, ...paging }: Input<typeof clashCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Clash>> {
  const [ofActivities, coupons, slots, sales] = await Promise.all([
    clashesAmongAll(db, now),
    freeCoupons(db, now),
    runningSlots(db),
    salesAhead(db, now),
  ]);
  const ofKind = Map.groupBy(ofActivities.clashes, (clash) => clash.kind);
  const clashes = [
    ...(ofKind.get(clashKinds.belowCost) ?? []),
    ...freeOrdersOf(coupons.slice(0, MOST)),
    ...(ofKind.get(clashKinds.abovePrice) ?? []),
    ...(ofKind.get(clashKinds.sameTime) ?? []),
    ...gapsOf(slots, sales, now),
  ];
  const allowances = await allowancesOf(db, clashes);
  const wanted = withReasons(clashes, allowances).filter(
    (clash) => (kind === undefined || clash.kind === kind) && (allowed === undefined || (clash.reason !== null) === allowed),
  );
  const from = offsetOf(paging);
  const shown = withReasons(await checkedAgain(db, wanted.slice(from, from + paging.limit), now), allowances);
  const rows = shown.map((clash, nth) => ({ ...clash, place: from + nth + 1 }));
  return toPage(paging, wanted.length, rows, ofActivities.isMore || coupons.length > MOST);
}
