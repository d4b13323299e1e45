import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Customer, CustomerRow } from '#contract/customers/customer-record.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { customer, customerGroup, customerLevel } from '../customers/tables.ts';
import { customerTag, customerTagLink } from '../tags/tables.ts';
import { type Tag, toCustomer, toCustomerRow } from './presenter.ts';

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
export const tagsOf = async (db: Db, ids: number[]): Promise<Map<number, Tag[]>> =>
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
  if (!found) throw customerRefusals.NOT_FOUND();
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
