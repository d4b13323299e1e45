import { type SQL, and, gt, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import type { Audience } from '#contract/segments/coupon-sending-record.ts';
import { couponSendingRefusals } from '#contract/segments/coupon-sendings.ts';
import { customer, customerConditions, customerGroup, customerLevel, customerTag } from '#server/customers/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { segment } from '../segments/tables.ts';
import { type AudienceNames, isWhole, kindsOf } from './rules.ts';

type NamedTable = typeof customerTag | typeof customerLevel | typeof customerGroup | typeof segment;

/** Names that audiences have, deleted ones too: a statement for each kind, however many audiences there are. */
export async function namesOf(db: Db, audiences: readonly Audience[]): Promise<AudienceNames> {
  const ids = (kind: keyof Audience) => [...new Set(audiences.flatMap((audience) => audience[kind]))];
  const read = async (kind: keyof Audience, from: NamedTable, name: PgColumn) =>
    ids(kind).length === 0
      ? []
      : db
          .select({ id: from.id, name: sql<string>`${name}`, isDel: from.isDel })
          .from(from)
          .where(among(from.id, ids(kind)));
  const [tags, levels, groups, segments] = await Promise.all([
    read('tagIds', customerTag, customerTag.name),
    read('levelIds', customerLevel, customerLevel.name),
    read('groupIds', customerGroup, customerGroup.groupName),
    read('segmentIds', segment, segment.name),
  ]);
  const byId = (rows: typeof tags) => new Map(rows.map(({ id, ...row }) => [id, row]));
  return { tags: byId(tags), levels: byId(levels), groups: byId(groups), segments: byId(segments) };
}

/** Refuses an audience of nobody, or one of which something was deleted. */
export async function checkAudience(db: Db, audience: Audience): Promise<void> {
  if (kindsOf(audience).every(([, , ids]) => ids.length === 0)) throw couponSendingRefusals.NOBODY_CHOSEN();
  if (!isWhole(audience, await namesOf(db, [audience]))) throw couponSendingRefusals.CHOICE_GONE();
}

async function filtersOf(db: Db, { tagIds, levelIds, groupIds, segmentIds }: Audience): Promise<CustomerFilter[]> {
  const saved =
    segmentIds.length === 0 ? [] : await db.select({ filter: segment.filter }).from(segment).where(among(segment.id, segmentIds));
  return [
    ...(tagIds.length > 0 ? [{ labelId: tagIds }] : []),
    ...(levelIds.length > 0 ? [{ level: levelIds }] : []),
    ...(groupIds.length > 0 ? [{ groupId: groupIds }] : []),
    ...saved.map(({ filter }) => filter),
  ];
}

/**
 * Condition of the customers of an audience that lie behind `lastUid`. Each part is found by its own index: an `or` of them would read
 * every customer.
 */
export async function audienceWhere(db: Db, audience: Audience, now: Date, lastUid = 0): Promise<SQL | undefined> {
  const isOne = and(isNull(customer.mergedInto), lastUid > 0 ? gt(customer.id, lastUid) : undefined);
  const parts = (await filtersOf(db, audience)).map((filter) => customerConditions(filter, now));
  const [only] = parts;
  if (parts.length === 1) return and(isOne, only);
  const each = parts.map((part) => sql`select ${customer.id} from ${customer} where ${part ?? sql`true`}`);
  return and(isOne, sql`${customer.id} in (${sql.join(each, sql` union `)})`);
}
