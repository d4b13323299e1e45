import { type SQL, and, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { visitKinds } from '#contract/customers/enums.ts';
import { type Period, periodOf } from '#contract/date-limit.ts';
import { equal, within } from '#server/platform/database/conditions.ts';
import { endingWith } from '#server/platform/database/like.ts';
import { customerTag, customerTagLink } from '../tags/tables.ts';
import { hasEnd, hasName, hasUid, holdsName, isPhoneEnd } from '../customers/named.ts';
import { shortName } from '../customers/place.ts';
import { customer, customerGroup } from '../customers/tables.ts';

/** Numbers as they are written with an area code. */
const WRITTEN_PHONE = /^\d[\d-]{3,17}$/;

/** Part of a name, the number of the customer, the end of a phone number or all of it, or the whole remark. */
function named(keywords: string | undefined, isNamed: (word: string) => SQL | undefined): SQL | undefined {
  const word = keywords?.trim() ?? '';
  if (word === '') return undefined;
  const isMark = and(eq(customer.mark, word), sql`${customer.mark} <> ''`);
  const isPhone = WRITTEN_PHONE.test(word) ? eq(customer.phone, word) : undefined;
  return or(isNamed(word), hasUid(word), isPhoneEnd(word) ? hasEnd(endingWith(word)) : isPhone, isMark);
}

const any = (column: typeof customer.level, ids: number[] = []) => (ids.length === 0 ? undefined : inArray(column, ids));

/**
 * Condition on a value among several, without deleted ones. The planner sees the values that were asked for; the deleted ones
 * among them are read once. Of `<> all` it would expect next to no row where most have no value, and sort what a list in its
 * own order soon finds.
 */
const anyLive = (
  column: typeof customer.groupId | typeof customerTagLink.tagId,
  { id, isDel }: Pick<typeof customerGroup | typeof customerTag, 'id' | 'isDel'>,
  ids: number[] = [],
) =>
  ids.length === 0
    ? undefined
    : and(
        inArray(column, ids),
        sql`(${column} = any(array(select ${id} from ${id.table} where ${isDel} and ${inArray(id, ids)}))) is not true`,
      );

function tagged(ids: number[] | undefined): SQL | undefined {
  const isOne = anyLive(customerTagLink.tagId, customerTag, ids);
  return isOne && sql`exists (select from ${customerTagLink} where ${customerTagLink.uid} = ${customer.id} and ${isOne})`;
}

const ordered = (times: string | undefined) => {
  if (times === undefined) return undefined;
  return times === '0' ? eq(customer.payCount, 0) : gte(customer.payCount, Number(times));
};

const place = (name: string | undefined) => shortName(name ?? '') || undefined;

const isFirstVisit = eq(customer.firstVisitTime, customer.lastLoginTime);

/**
 * Condition as an index finds few rows by it, or as many rows of a list in its own order are told by it, one by one: the latter costs
 * less for a row, and is of no use to an index.
 */
export type PlanMode = 'gathered' | 'along';

/** Customers without a visit count as absent in any period. */
function wasAway({ from, until }: Period, now: Date, reading: PlanMode): SQL | undefined {
  const { lastLoginTime: came } = customer;
  // No visit is later than now.
  const isOpen = until > now;
  if (reading === 'along') return sql`(${isOpen ? gte(came, from) : within(came, { from, until })}) is not true`;
  return or(lt(came, from), isOpen ? undefined : gte(came, until), isNull(came));
}

/** Events that the days are about. */
function visited(kind: number, period: Period | undefined, now: Date, reading: PlanMode): SQL | undefined {
  if (kind === visitKinds.first) return and(isFirstVisit, within(customer.createTime, period));
  if (!period) return undefined;
  if (kind === visitKinds.any) return within(customer.createTime, period);
  return kind === visitKinds.visited ? within(customer.lastLoginTime, period) : wasAway(period, now, reading);
}

/** A filter whose days are those of signing up. */
export const signedUpIn = ({ dateLimit, accessType = visitKinds.any }: CustomerFilter): boolean =>
  (dateLimit ?? '').trim() !== '' && (accessType === visitKinds.any || accessType === visitKinds.first);

/** Accounts that went into another are found by a word alone. */
export const isNotMerged = ({ keywords }: CustomerFilter): SQL | undefined =>
  keywords?.trim() ? undefined : isNull(customer.mergedInto);

/** The condition of the list and of its count. */
export const customerConditions = (wanted: CustomerFilter, now: Date, reading: PlanMode = 'gathered'): SQL | undefined =>
  and(
    named(wanted.keywords, reading === 'along' ? holdsName : hasName),
    equal(customer.userType, wanted.userType),
    any(customer.level, wanted.level),
    anyLive(customer.groupId, customerGroup, wanted.groupId),
    tagged(wanted.labelId),
    equal(customer.sex, wanted.sex),
    equal(customer.isPromoter, wanted.isPromoter),
    equal(customer.status, wanted.status),
    ordered(wanted.payCount),
    equal(customer.country, wanted.country),
    equal(customer.province, place(wanted.province)),
    equal(customer.city, place(wanted.city)),
    visited(wanted.accessType ?? visitKinds.any, periodOf(wanted.dateLimit, now), now, reading),
  );
