import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { commissionStates } from '#contract/customers/ledgers.ts';
import { product, sku } from '#server/catalogue/index.ts';
import { commissionRecord, customer } from '#server/customers/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { countDue } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';

type CommissionRecord = typeof commissionRecord.$inferSelect;

const above = alias(customer, 'above');
const top = alias(customer, 'top');

/** Two steps above a customer, each with the right to earn; undefined where nobody brought them. */
export async function uplineOf(db: Db, uid: number) {
  const [found] = await db
    .select({ one: above.id, mayOne: above.isPromoter, two: top.id, mayTwo: top.isPromoter })
    .from(customer)
    .innerJoin(above, eq(above.id, customer.spreadUid))
    .leftJoin(top, eq(top.id, above.spreadUid))
    .where(eq(customer.id, uid));
  return found;
}

/** Commission that products have of their own, for one piece of each SKU. */
export async function ownCommissions(db: Db, skuIds: readonly number[]): Promise<Map<number, { one: number; two: number }>> {
  const rows = await db
    .select({ id: sku.id, one: sku.brokerage, two: sku.brokerageTwo })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(among(sku.id, skuIds), product.isSub));
  return new Map(rows.map(({ id, ...own }) => [id, own]));
}

/** Commission of an order, one row for each level. */
export const lockGains = (tx: Tx, orderNo: string): Promise<CommissionRecord[]> =>
  tx
    .select()
    .from(commissionRecord)
    .where(and(eq(commissionRecord.linkId, orderNo), eq(commissionRecord.kind, 'gain')))
    .orderBy(asc(commissionRecord.id))
    .for('update');

const isToThaw = (now: Date) => and(eq(commissionRecord.status, commissionStates.frozen), lte(commissionRecord.thawTime, now));

export const countThawing = (db: Db, now: Date): Promise<number> => countDue(db, commissionRecord, isToThaw(now));

/** Frozen commission whose time is over. Rows that somebody holds are left for the next run. */
export const lockThawing = (tx: Tx, now: Date, most: number): Promise<CommissionRecord[]> =>
  tx
    .select()
    .from(commissionRecord)
    .where(isToThaw(now))
    .orderBy(asc(commissionRecord.id))
    .limit(most)
    .for('update', { skipLocked: true });

type WaitingCommission = Partial<Pick<CommissionRecord, 'price' | 'balance' | 'status' | 'thawTime'>>;

/** Changes commission that waits; what counts stays as it is. */
export async function setWaiting({ tx, now }: Write, id: number, set: WaitingCommission): Promise<void> {
  const waits = inArray(commissionRecord.status, [commissionStates.created, commissionStates.frozen]);
  await tx
    .update(commissionRecord)
    .set({ ...set, updateTime: now })
    .where(and(eq(commissionRecord.id, id), waits));
}

/** A buyer who pays enough at once becomes a promoter; whoever is one stays as they were. */
export async function setPromoter({ tx, now }: Write, uid: number): Promise<void> {
  await tx
    .update(customer)
    .set({ isPromoter: true, promoterTime: now, updateTime: now })
    .where(and(eq(customer.id, uid), sql`not ${customer.isPromoter}`));
}
