import { type SQL, and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Customer, CustomerRow } from '#contract/customers/customer-record.ts';
import { no } from '#contract/customers/customers.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isLiveLink } from '../tags/queries.ts';
import { customerTag, customerTagLink } from '../tags/tables.ts';
import { type Tag, toCustomer, toCustomerRow } from './presenter.ts';
import { ofAccount } from './survivor.ts';
import { customer, customerGroup, customerLevel } from './tables.ts';

export const customers = rowsOf(customer, { missing: no.NOT_FOUND });

/** Somebody who buys; `discount` is what their level pays of a price, in per cent. */
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

const tagsQuery = prepared('customer_tags', (db, _: '', name) =>
  db
    .select({ uid: customerTagLink.uid, id: customerTag.id, name: customerTag.name })
    .from(customerTagLink)
    .innerJoin(customerTag, and(eq(customerTag.id, customerTagLink.tagId), eq(customerTag.isDel, false)))
    .where(among(customerTagLink.uid, sql.placeholder('ids')))
    .orderBy(desc(customerTag.id))
    .prepare(name),
);

/** Tags of these customers, the latest first. */
const tagsOf = async (db: Db, ids: number[]): Promise<Map<number, Tag[]>> =>
  Map.groupBy(await tagsQuery(db, '').execute({ ids }), ({ uid }) => uid);

/** Customer who brought another. */
export const referrer = alias(customer, 'referrer');
/** Customer that goes on, of somebody who was merged. */
export const survivor = alias(customer, 'survivor');
const { search: _search, ...own } = getTableColumns(customer);

/** Group that a customer is in. Customers of a deleted one are in none, and in it again when it is restored. */
export const inLiveGroup = and(eq(customerGroup.id, customer.groupId), eq(customerGroup.isDel, false));
const columns = { ...own, groupId: customerGroup.id };

const rowsQuery = prepared('customer_rows', (db, _: '', name) =>
  db
    .select({
      customer: columns,
      groupName: customerGroup.groupName,
      levelName: customerLevel.name,
      spreadNickname: referrer.nickname,
      mergedInto: { uid: survivor.id, nickname: survivor.nickname },
    })
    .from(customer)
    .leftJoin(customerGroup, inLiveGroup)
    .leftJoin(customerLevel, eq(customerLevel.id, customer.level))
    .leftJoin(referrer, eq(referrer.id, customer.spreadUid))
    .leftJoin(survivor, eq(survivor.id, customer.mergedInto))
    .where(among(customer.id, sql.placeholder('ids')))
    .prepare(name),
);

/** Rows of these customers, in the order of the keys. */
export async function rowsByIds(db: Db, ids: number[]): Promise<CustomerRow[]> {
  const read = rowsQuery(db, '').execute({ ids });
  const [found, tags, pictures] = await Promise.all([read, tagsOf(db, ids), addressesOf(db)]);
  const rows = new Map(found.map((row) => [row.customer.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toCustomerRow({ ...row, tags: tags.get(id) ?? [] }, pictures)] : [];
  });
}

const customerQuery = prepared('customer_info', (db, _: '', name) =>
  db
    .select({ customer: columns })
    .from(customer)
    .leftJoin(customerGroup, inLiveGroup)
    .where(eq(customer.id, sql.placeholder('id')))
    .prepare(name),
);

export async function getCustomer(db: Db, { id }: { id: number }): Promise<Customer> {
  const read = customerQuery(db, '').execute({ id });
  const [[found], tags, pictures] = await Promise.all([read, tagsOf(db, [id]), addressesOf(db)]);
  if (!found) throw no.NOT_FOUND();
  return toCustomer(found.customer, tags.get(id) ?? [], pictures);
}

/** Referrer of the customer and the referrer of that one; each with the name of their level. */
export async function listUpline(db: Db, uid: number): Promise<(Customer & { levelName: string | null })[]> {
  const above = alias(customer, 'above');
  const twoSteps = sql`array[${referrer.id}, ${above.id}]`;
  const [found] = await db
    .select({ uids: sql<(number | null)[]>`${twoSteps}` })
    .from(customer)
    .innerJoin(referrer, eq(referrer.id, customer.spreadUid))
    .leftJoin(above, eq(above.id, referrer.spreadUid))
    .where(eq(customer.id, uid));
  const uids = found?.uids.filter((one) => one !== null) ?? [];
  if (uids.length === 0) return [];
  const [rows, tags, pictures] = await Promise.all([
    db
      .select({ customer: columns, levelName: customerLevel.name })
      .from(customer)
      .leftJoin(customerGroup, inLiveGroup)
      .leftJoin(customerLevel, eq(customerLevel.id, customer.level))
      .where(inArray(customer.id, uids)),
    tagsOf(db, uids),
    addressesOf(db),
  ]);
  return rows
    .toSorted((one, other) => uids.indexOf(one.customer.id) - uids.indexOf(other.customer.id))
    .map(({ customer: kept, levelName }) => ({ ...toCustomer(kept, tags.get(kept.id) ?? [], pictures), levelName }));
}

/** Customers who are there, each of them locked; always in one order, so that two writes never wait for each other. */
export const lockCustomers = (tx: Tx, uids: readonly number[]) =>
  tx
    .select({ id: customer.id, mergedInto: customer.mergedInto })
    .from(customer)
    .where(inArray(customer.id, [...uids]))
    .orderBy(customer.id)
    .for('update');

/** The same beside others who only refer to them: a merge comes before or after. */
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
  if (owner) throw no.PHONE_TAKEN(owner);
}

/** Refuses a number that somebody goes on using as the account, though it is no longer their phone. */
export async function checkAccountFree(db: Db, phone: string): Promise<void> {
  const isOther = sql`${customer.phone} is distinct from ${phone}`;
  const [owner] = await db
    .select({ uid: customer.id })
    .from(customer)
    .where(and(ofAccount(phone), isOther));
  if (owner) throw no.KNOWN_ACCOUNT(owner);
}

export async function setGroup({ tx, now }: Write, uids: number[], groupId: number): Promise<void> {
  await tx.update(customer).set({ groupId, updateTime: now }).where(inArray(customer.id, uids));
}

/** Tags of customers become exactly these. Those who have one already keep the row, and links of deleted tags are left alone. */
export async function setTags({ tx }: Write, uids: readonly number[], tagIds: readonly number[]): Promise<void> {
  const ofThem = and(inArray(customerTagLink.uid, [...uids]), isLiveLink);
  const others: SQL | undefined =
    tagIds.length === 0 ? ofThem : and(ofThem, sql`${customerTagLink.tagId} <> all(${sql.param([...tagIds])}::int[])`);
  await tx.delete(customerTagLink).where(others);
  const links = uids.flatMap((uid) => tagIds.map((tagId) => ({ uid, tagId })));
  if (links.length > 0) await tx.insert(customerTagLink).values(links).onConflictDoNothing();
}
