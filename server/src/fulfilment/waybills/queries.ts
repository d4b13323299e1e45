import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { WaybillChoice } from './rules.ts';
import { type Waybill, waybill } from './tables.ts';

export async function findWaybill(db: Db, orderId: number): Promise<Waybill | undefined> {
  const [found] = await db.select().from(waybill).where(eq(waybill.orderId, orderId));
  return found;
}

/** Waybill of an order, whose row the caller has locked. */
export async function reserve({ tx, now }: Write, orderId: number, terms: WaybillChoice & { turn: number }): Promise<void> {
  const set = { ...terms, outcome: 'asking', number: null, askedTime: now, updateTime: now } as const;
  await tx
    .insert(waybill)
    .values({ ...set, orderId, createTime: now })
    .onConflictDoUpdate({ target: waybill.orderId, set });
}

export async function keepWaybill(
  { tx, now }: Write,
  orderId: number,
  { outcome, number }: Pick<Waybill, 'outcome' | 'number'>,
): Promise<void> {
  await tx.update(waybill).set({ outcome, number, updateTime: now }).where(eq(waybill.orderId, orderId));
}
