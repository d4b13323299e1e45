import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { MINUTE } from '#contract/durations.ts';
import { order, parcel } from '#server/orders/index.ts';
import { backwards } from '#server/platform/database/like.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { WaybillChoice } from './rules.ts';
import { type Waybill, waybill } from './tables.ts';

export async function findWaybill(db: Db, orderId: number): Promise<Waybill | undefined> {
  const [found] = await db.select().from(waybill).where(eq(waybill.orderId, orderId));
  return found;
}

/** Waybills that are due to be looked for in the provider's record, the longest due first. */
export const dueLooks = (db: Db, now: Date, limit: number) =>
  db
    .select({ orderId: waybill.orderId, orderNo: order.orderNo })
    .from(waybill)
    .innerJoin(order, eq(order.id, waybill.orderId))
    .where(and(inArray(waybill.outcome, ['asking', 'unknown']), lte(waybill.nextLookTime, now)))
    .orderBy(asc(waybill.nextLookTime))
    .limit(limit);

export async function lockWaybill(tx: Tx, orderId: number): Promise<Waybill | undefined> {
  const [found] = await tx.select().from(waybill).where(eq(waybill.orderId, orderId)).for('update');
  return found;
}

/** Numbers among these that waybills of other orders were printed with. */
export async function numbersOfOthers(db: Db, orderId: number, numbers: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ orderId: waybill.orderId, number: waybill.number })
    .from(waybill)
    .where(inArray(waybill.number, [...numbers]));
  return rows.flatMap((row) => (row.orderId === orderId || row.number === null ? [] : [row.number]));
}

/** Numbers among these that a parcel goes by: found by the index of tracking numbers. */
export async function numbersOnParcels(db: Db, numbers: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ number: parcel.deliveryId })
    .from(parcel)
    .where(and(inArray(sql`reverse(upper(${parcel.deliveryId}))`, numbers.map(backwards)), isNull(parcel.withdrawnTime)));
  const used = new Set(rows.map(({ number }) => number?.toUpperCase()));
  return numbers.filter((number) => used.has(number.toUpperCase()));
}

type ReservedTerms = WaybillChoice & Pick<Waybill, 'turn' | 'pieces' | 'together'>;

/** Reserves the waybill of an order, whose row the caller has locked. Where its answer is lost, it is looked for after a minute. */
export async function reserve({ tx, now }: Write, orderId: number, terms: ReservedTerms): Promise<void> {
  const nextLookTime = new Date(now.getTime() + MINUTE);
  const unseen = { foundLabels: [], looks: 0, lookedTime: null, lookFault: null, nextLookTime };
  const set = { ...terms, ...unseen, outcome: 'asking', number: null, askedTime: now, updateTime: now } as const;
  await tx
    .insert(waybill)
    .values({ ...set, orderId, createTime: now })
    .onConflictDoUpdate({ target: waybill.orderId, set });
}

type WaybillChange = Partial<
  Pick<Waybill, 'outcome' | 'number' | 'foundLabels' | 'looks' | 'lookedTime' | 'lookFault' | 'nextLookTime'>
>;

export async function setWaybill({ tx, now }: Write, orderId: number, change: WaybillChange): Promise<void> {
  await tx
    .update(waybill)
    .set({ ...change, updateTime: now })
    .where(eq(waybill.orderId, orderId));
}
