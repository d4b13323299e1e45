import { type SQL, eq, sql } from 'drizzle-orm';
import { customer } from './tables.ts';

/** Number of the customer that goes on, of somebody who may have been merged. */
export const survivorOf = (uid: number): SQL<number> =>
  sql`(select coalesce(s.merged_into, s.id) from ${customer} s where s.id = ${uid})`;

/** The customer whom a storefront's account leads to, also after two were merged. */
export const ofAccount = (account: string): SQL =>
  eq(customer.id, sql`(select coalesce(s.merged_into, s.id) from ${customer} s where s.account = ${account})`);
