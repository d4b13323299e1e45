import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import { customer } from '../customers/tables.ts';

/** Customers whom somebody brought, locked before that one is: a payment locks its buyer, and then who earns by it. */
export async function lockDownline(tx: Tx, uid: number): Promise<void> {
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.spreadUid, uid)).orderBy(customer.id).for('update');
}
