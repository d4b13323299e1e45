import { eq, sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { customer } from './tables.ts';

/** Counts one more paid order of the payer. */
export async function countPayment({ tx, now }: Write, { uid }: { uid: number }): Promise<void> {
  await tx
    .update(customer)
    .set({ payCount: sql`${customer.payCount} + 1`, lastLoginTime: now, updateTime: now })
    .where(eq(customer.id, uid));
}
