import { and, eq, inArray } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import type { Clash, ClashDraft } from '#contract/marketing/clashes.ts';
import { sku } from '#server/catalogue/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { saleSlots } from '../slots/queries.ts';
import { hasDaysWith, isOn, isOther, offersWhere, runningSlots, salesAhead, sellsAny } from './queries.ts';
import { type FoundClash, type Offer, type SellingActivity, gapsOf, oddPricesOf, pairsOf } from './rules.ts';

/** Clashes of one activity by what it sells, with whatever is on. */
export async function clashesOf(db: Db, own: readonly Offer[], now: Date): Promise<FoundClash[]> {
  const [first] = own;
  if (!first) return [];
  const skuIds = own.map(({ skuId }) => skuId);
  const others = await offersWhere(db, and(isOn(now), isOther(first.activity.id), sellsAny(skuIds), hasDaysWith(first.activity)));
  return [...oddPricesOf(own), ...pairsOf(own, others)];
}

/** The slot of a flash sale, on the days that are empty even with it. */
async function gapsWith(db: Db, sale: SellingActivity, now: Date): Promise<FoundClash[]> {
  if (sale.kind !== activityKinds.flashSale || sale.timeId === null) return [];
  const [slots, sales] = await Promise.all([runningSlots(db, sale.timeId), salesAhead(db, now, isOther(sale.id))]);
  return gapsOf(slots, [...sales, sale], now);
}

async function offersOf(db: Db, sold: SellingActivity, { productId, attrValue }: ClashDraft): Promise<Offer[]> {
  const wanted = new Map(attrValue.map(({ suk, price, minPrice }) => [suk, Math.min(price, minPrice ?? price)]));
  const rows = await db
    .select({ skuId: sku.id, suk: sku.suk, cost: sku.cost, usual: sku.price })
    .from(sku)
    .where(and(eq(sku.productId, productId), eq(sku.isDel, false), inArray(sku.suk, ['', ...wanted.keys()])));
  return rows.map((row) => ({ ...row, activity: sold, price: wanted.get(row.suk) ?? 0 }));
}

/** Finds all clashes of an activity, as the list would show them: by what it sells, and in the days of its slot. */
export async function allClashes(db: Db, sold: SellingActivity, own: readonly Offer[], now: Date): Promise<Clash[]> {
  const clashes = [...(await clashesOf(db, own, now)), ...(await gapsWith(db, sold, now))];
  return clashes.map((clash, nth) => ({ ...clash, place: nth + 1 }));
}

/** Clashes that an activity of this kind would have once it is saved and on. */
export const checkClashes =
  (kind: number) =>
  async (db: Db, draft: ClashDraft, { now }: Pick<CallContext, 'now'>): Promise<Clash[]> => {
    const { id, title, startTime, stopTime, timeId, time } = draft;
    const end = new Date(stopTime.getTime() + DAY);
    const hours = time ?? (timeId ? ((await saleSlots.find(db, timeId)) ?? null) : null);
    const sold = { id: id ?? 0, kind, title, startTime, stopTime: end, timeId: timeId || null, hours };
    return allClashes(db, sold, await offersOf(db, sold, draft), now);
  };
