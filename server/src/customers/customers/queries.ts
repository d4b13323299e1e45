import { and, eq, inArray, sql } from 'drizzle-orm';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { ofAccount } from './survivor.ts';
import { customer, customerLevel } from './tables.ts';

export const customers = rowsOf(customer, { missing: customerRefusals.NOT_FOUND });

/** Buyer; `discount` is what their level pays of a price, in per cent. */
export interface KnownBuyer {
  id: number;
  discount: number;
}

/** The customer of a storefront's account, with the discount of their level, and whether they may buy. */
export async function findBuyer(db: Db, account: string): Promise<(KnownBuyer & { status: boolean }) | undefined> {
  const discount = sql<number>`coalesce(${customerLevel.discount}, 100)`;
  const [found] = await db
    .select({ id: customer.id, discount, status: customer.status })
    .from(customer)
    .leftJoin(customerLevel, eq(customerLevel.id, customer.level))
    .where(ofAccount(account));
  return found;
}

/** The customer of a storefront's account, as kept. */
export async function findCustomer(db: Db, account: string) {
  const [found] = await db.select().from(customer).where(ofAccount(account));
  return found;
}

/** Customers who are there, each of them locked; always in one order, so that two writes never wait for each other. */
export const lockCustomers = (tx: Tx, uids: readonly number[]) =>
  tx
    .select({ id: customer.id, mergedInto: customer.mergedInto })
    .from(customer)
    .where(inArray(customer.id, [...uids]))
    .orderBy(customer.id)
    .for('update');

/** Locks customers for reference only, so that several may refer to them at once: a merge comes before or after. */
export const shareCustomers = (tx: Tx, uids: readonly number[]) =>
  tx
    .select({ id: customer.id })
    .from(customer)
    .where(inArray(customer.id, [...uids]))
    .orderBy(customer.id)
    .for('key share');

/** Another write that gives this number to somebody waits. */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer_phone ${phone}`}, 0))`);
}

/** Refuses a number that belongs to somebody, with whose it is. */
export async function checkPhoneFree(db: Db, phone: string): Promise<void> {
  const [owner] = await db.select({ uid: customer.id }).from(customer).where(eq(customer.phone, phone)).limit(1);
  if (owner) throw customerRefusals.PHONE_TAKEN(owner);
}

/** Refuses a number that somebody goes on using as the account, though it is no longer their phone. */
export async function checkAccountFree(db: Db, phone: string): Promise<void> {
  const isOther = sql`${customer.phone} is distinct from ${phone}`;
  const [owner] = await db
    .select({ uid: customer.id })
    .from(customer)
    .where(and(ofAccount(phone), isOther));
  if (owner) throw customerRefusals.KNOWN_ACCOUNT(owner);
}
