import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customer } from './tables.ts';

/**
 * True of a record of nobody, and of a customer whom one of these keys may act for: everybody, but for a key with customers of its own
 * those alone whose account it marks, also after two were merged. The table of keys lies in a domain above, so it is called by its name.
 */
export const isOpenToKey = (among: (column: SQLWrapper) => SQL, uid: SQLWrapper): SQL => sql`(${uid} is null or exists (
  select from storefront_key k where ${among(sql`k.id`)} and (not k.own_customers_only or exists (
    select from ${customer} c where (c.id = ${uid} or c.merged_into = ${uid}) and c.account like '%@' || k.key_id))))`;
