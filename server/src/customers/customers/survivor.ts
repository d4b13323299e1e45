import { type SQL, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import { customer } from './tables.ts';

/** Number of the customer that goes on, of somebody who may have been merged. */
export const survivorOf = (uid: number): SQL<number> =>
  sql`(select coalesce(s.merged_into, s.id) from ${customer} s where s.id = ${uid})`;

/** Number of the customer that goes on, held beside others to the end of the write: a merge comes before or after. */
export async function shareSurvivor(tx: Tx, uid: number): Promise<number> {
  const goesOn = sql<number>`coalesce(${customer.mergedInto}, ${customer.id})`;
  const [found] = await tx.select({ id: goesOn }).from(customer).where(eq(customer.id, uid)).for('key share');
  return found?.id ?? uid;
}

/**
 * The customer whom a storefront's account leads to, also after two were merged. Spellings that look alike are one account; where
 * customers from before differ by the spelling alone, each is found by its own, and the first of them by any other.
 */
export const ofAccount = (account: string): SQL =>
  eq(
    customer.id,
    sql`(select coalesce(s.merged_into, s.id) from ${customer} s where buyer_key(s.account) = buyer_key(${account})
      order by s.account = ${account} desc, s.id limit 1)`,
  );

const ACCOUNTS = 7_451_912;
const NEW_ACCOUNTS = 7_451_913;

/** Another write that makes a customer of this account, however it is spelt, waits for the end of this one. */
export const lockNewAccount = (tx: Tx, account: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${NEW_ACCOUNTS}, hashtext(buyer_key(${account})))`);

/** A write that comes by this account holds it to the end of the write, beside others; a merge waits for them, and they for a merge. */
export async function shareAccount(tx: Tx, account: string): Promise<void> {
  // Built as the query that finds the buyer is: of two that are sent together the one begun first is sent first.
  await tx
    .select({ held: sql`pg_advisory_xact_lock_shared(${ACCOUNTS}, hashtext(buyer_key(${account})))` })
    .from(sql`(values (1)) one`);
}

/** All accounts that lead to a customer, held by a merge alone; taken before anything else, so that nobody waits in a circle. */
export const holdAccounts = (tx: Tx, uid: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${ACCOUNTS}, held.key)
    from (select distinct hashtext(buyer_key(account)) as key from ${customer} where id = ${uid} or merged_into = ${uid} order by 1) held`);
