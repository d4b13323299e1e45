import { type AnyColumn, type SQL, and, eq, gte, ilike, isNull, lt, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Input } from '#contract/call.ts';
import { type Period, periodOf } from '#contract/date-limit.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { handledBy, orderTimes } from '#contract/orders/words.ts';
import { type Actor, adminIdOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { foundByWord, holdsPairs } from '#server/platform/database/lists/by-word.ts';
import { cut, keptCut } from '#server/platform/database/lists/cut.ts';
import { containing, endingWith } from '#server/platform/database/like.ts';
import { fetchedAt } from '../orders/queries.ts';
import { lettersOfName, order } from '../orders/tables.ts';
import { parcel } from '../parcels/tables.ts';
import { refund } from '../refunds/tables.ts';

type Filter = Pick<
  Input<typeof orderCalls.list>,
  'orderNo' | 'dateLimit' | 'timeOf' | 'status' | 'keywords' | 'type' | 'uid' | 'payBack' | 'handler'
> & {
  /** Paid before, and still to send. */
  overdueBefore?: Date | undefined;
  /** To be paid by hand, and placed before. */
  longUnpaidBefore?: Date | undefined;
  /** Pick-up point at which they are fetched. */
  at?: number | undefined;
};

/** Shape of a filter, apart from the values: one statement per shape. */
export type Shape =
  `${'all' | 'tab'}${'' | '_at'}${'' | '_overdue'}${'' | '_unpaid'}${'' | '_back'}${'' | '_of'}${'' | '_handled' | '_free'}${'' | '_period' | '_paid' | '_refunded'}${'' | '_no' | '_pair' | '_words' | '_ends' | '_letter'}`;

export interface Wanted {
  shape: Shape;
  period: Period | undefined;
  values: Record<string, unknown>;
}

/** Long enough to be the end of a number, a phone or a parcel, and nothing else than letters and digits. */
const NUMBERLIKE = /^[0-9A-Za-z-]{4,32}$/;

function soughtBy({ orderNo, keywords }: Filter): {
  kind: '' | '_no' | '_pair' | '_words' | '_ends' | '_letter';
  values: Record<string, unknown>;
} {
  if (orderNo !== undefined) return { kind: '_no', values: { orderNo } };
  const word = keywords?.trim() ?? '';
  const values = { word: word.toLowerCase(), pattern: containing(word) };
  if (word === '') return { kind: '', values: {} };
  if (NUMBERLIKE.test(word)) {
    return { kind: '_ends', values: { ...values, end: endingWith(word), parcel: endingWith(word.toUpperCase()) } };
  }
  const letters = [...word].length;
  if (letters === 1) return { kind: '_letter', values };
  return { kind: letters === 2 ? '_pair' : '_words', values };
}

const periodNames = {
  [orderTimes.created]: '_period',
  [orderTimes.paid]: '_paid',
  [orderTimes.refunded]: '_refunded',
} as const;

/** Of a person, whose id it is by now, or of nobody. */
function handlerOf({ handler }: Filter): { kind: '' | '_handled' | '_free'; values: Record<string, unknown> } {
  if (handler === undefined) return { kind: '', values: {} };
  return handler === handledBy.none
    ? { kind: '_free', values: {} }
    : { kind: '_handled', values: { handlerId: Number(handler) } };
}

/** The filter of a person who may have asked for what they handle themselves. */
export const asHandled = <F extends { handler?: string | undefined }>(filter: F, actor: Actor): F =>
  filter.handler === handledBy.me ? { ...filter, handler: String(adminIdOf(actor)) } : filter;

export function wantedBy(filter: Filter, now: Date): Wanted {
  const period = periodOf(filter.dateLimit, now);
  const { kind, values } = soughtBy(filter);
  const scope = filter.status === 'all' ? 'all' : 'tab';
  const { uid, status: tab, payBack, overdueBefore, longUnpaidBefore, at, timeOf = orderTimes.created } = filter;
  const handler = handlerOf(filter);
  return {
    shape: `${scope}${at === undefined ? '' : '_at'}${overdueBefore ? '_overdue' : ''}${longUnpaidBefore ? '_unpaid' : ''}${payBack ? '_back' : ''}${uid ? '_of' : ''}${handler.kind}${period ? periodNames[timeOf] : ''}${kind}`,
    period,
    values: { ...values, ...period, tab, uid, overdueBefore, longUnpaidBefore, at, ...handler.values },
  };
}

const value = (name: string) => sql.placeholder(name);
// Pairs of characters find candidates by index; of two characters they are the proof as well. The proof for longer words is
// one whose share of matches the planner does not guess at, or it would prefer the word's index where most orders have it.
const hasPairs = sql`${order.search} @> bigrams(${value('word')})`;
// Row by row it is cheaper than comparing the pairs. Orders too long for the index that carries the words are looked up.
const isThere = sql`coalesce(strpos(${order.words}, ${value('word')}), (
  select strpos(lower(long.real_name || ' ' || long.goods), ${value('word')}) from ${order} as long where long.id = ${order.id})) > 0`;
const hasWord = and(hasPairs, isThere);
/** The name has this letter. */
const hasLetter = sql`${lettersOfName} @> array[lower(${value('word')}::text)]`;
const hasLetterAlong = and(sql`not ${order.isSystemDel}`, ilike(order.realName, value('pattern')));
const foundPairs = holdsPairs(order.search, value('word'));
const isAlong = and(sql`not ${order.isSystemDel}`, isThere);

/** Orders to send; those of a team that is not full wait for it. In the words of the index `order__overdue`. */
export const canLeave = sql`${order.tab} = 'notShipped' and coalesce(${order.teamStatus}, 2) = 2`;

/** Orders to send that were paid before. */
export const isOverdue = (before: unknown): SQL => sql`${canLeave} and ${order.payTime} < ${before}`;

/** Orders to be paid by hand that were placed before and wait for their money; the timer cancels those of an activity. In the words of `order__expiring`. */
export const isLongUnpaid = (before: unknown): SQL =>
  sql`${order.state} = 'unpaid' and ${order.payType} = 'offline' and ${order.activityId} is null and ${order.createTime} < ${before}`;

/** Orders whose refund waits for people to pay it. In the words of the index `order__pay_back`. */
export const isToPayBack = sql`${order.isOwedByHand}`;

/** Orders with a parcel of this number, or its end; few of millions, so they come first. */
const carriesNumber = sql`${order.id} = any(array(
  select ${parcel.orderId} from ${parcel}
  where reverse(upper(${parcel.deliveryId})) like ${value('parcel')} and ${parcel.deliveryId} is not null and ${parcel.withdrawnTime} is null))`;

const inPeriod = (at: AnyColumn) => and(gte(at, value('from')), lt(at, value('until')));

/** Orders whose money, or part of it, went back then. In the words of the indexes `order__refunded` and `refund__done`. */
const isRefunded = sql`(${order.refundPrice} > 0 or ${order.refundState} <> 'none') and not ${order.isSystemDel} and ${order.id} in (select ${refund.orderId} from ${refund} where ${refund.state} = 'done' and ${inPeriod(refund.doneTime)})`;

function periodOfShape(shape: Shape): SQL | undefined {
  if (shape.includes('_period')) return inPeriod(order.createTime);
  if (shape.includes('_paid')) return inPeriod(order.payTime);
  return shape.includes('_refunded') ? isRefunded : undefined;
}

function handledOfShape(shape: Shape): SQL | undefined {
  if (shape.includes('_handled')) return eq(order.handlerId, value('handlerId'));
  return shape.includes('_free') ? isNull(order.handlerId) : undefined;
}

interface Branches {
  /** Found by an index of their own, and few. */
  few: (SQL | undefined)[];
  /** May be many: read newest first, and no further than needed. */
  many: SQL | undefined;
  /** The same as `many`, for reading along the list by a word. */
  along?: SQL | undefined;
}

/** Together the branches are the matches; each can be answered from one index. */
function branchesOf(shape: Shape): Branches {
  const scope = shape.startsWith('all') ? sql`not ${order.isSystemDel}` : eq(order.tab, value('tab'));
  const overdue = shape.includes('_overdue') ? isOverdue(value('overdueBefore')) : undefined;
  const unpaid = shape.includes('_unpaid') ? isLongUnpaid(value('longUnpaidBefore')) : undefined;
  const back = shape.includes('_back') ? isToPayBack : undefined;
  const at = shape.includes('_at') ? fetchedAt(value('at')) : undefined;
  const of = shape.includes('_of') ? eq(order.uid, value('uid')) : undefined;
  const within = and(scope, at, overdue, unpaid, back, of, handledOfShape(shape), periodOfShape(shape));
  if (shape.endsWith('_no')) return { few: [], many: and(within, eq(order.orderNo, value('orderNo'))) };
  if (shape.endsWith('_letter')) return { few: [], many: and(within, hasLetter), along: and(within, hasLetterAlong) };
  if (shape.endsWith('_pair')) return { few: [], many: and(within, foundPairs), along: and(within, isAlong) };
  if (shape.endsWith('_words')) return { few: [], many: and(within, foundPairs, isThere), along: and(within, isAlong) };
  if (!shape.endsWith('_ends')) return { few: [], many: within };
  const ends = [
    sql`reverse(${order.orderNo}) like ${value('end')}`,
    sql`reverse(${order.userPhone}) like ${value('end')}`,
    carriesNumber,
  ];
  return { few: ends.map((end) => and(within, end)), many: and(within, hasWord) };
}

/** Pages that begin with the longest wait; by a word they begin with the latest, as everywhere. */
export const isOldestFirst = (shape: Shape): boolean => /_overdue(_of)?(_handled|_free)?(_period|_paid|_refunded)?$/.test(shape);

/** Rows of a page in the order of their ids. */
export const rowOrder = (shape: Shape): SQL =>
  isOldestFirst(shape) ? sql`${order.payTime}, ${order.id}` : sql`${order.id} desc`;

/** Periods are read along their own index; ids follow the times of creation and payment closely enough within a page. */
function pageOrder(shape: Shape): SQL {
  if (isOldestFirst(shape)) return rowOrder(shape);
  if (shape.endsWith('_period')) return sql`${order.createTime} desc, ${order.id} desc`;
  return shape.endsWith('_paid') ? sql`${order.payTime} desc, ${order.id} desc` : sql`${order.id} desc`;
}

const idsWhere = (db: Db, where: SQL | undefined) => db.select({ id: order.id }).from(order).where(where);

/** True of all matches, where one index gives a page of them alone. */
export function pageWhere(shape: Shape): { where: SQL | undefined } | undefined {
  const { few, many } = branchesOf(shape);
  return few.length === 0 ? { where: many } : undefined;
}

/** The total is a sum of counts that are kept by day. */
export const isOfDays = (shape: Shape): boolean => shape === 'all_period' || shape === 'tab_period';

function allBranches(db: Db, { few, many }: Branches, shape: Shape) {
  const newest = idsWhere(db, many).orderBy(pageOrder(shape)).limit(value('reach'));
  const [first, ...rest] = few.map((where) => idsWhere(db, where));
  return first ? unionAll(newest, first, ...rest).as('branches') : newest.as('branches');
}

/** Every match, in no order: for reading all of them. */
export function matchWhere(shape: Shape): SQL | undefined {
  const { few, many } = branchesOf(shape);
  return or(many, ...few);
}

/** The total is a kept count. */
export const isUnfiltered = (shape: Shape): boolean => shape === 'all' || shape === 'tab';

/** The order of an index that gives all of a page alone, and the cut of the page. A rare tab would be read along the list of all. */
export const pageCut = (shape: Shape): SQL => sql`${pageOrder(shape)} ${shape === 'all' ? keptCut : cut}`;

/** Of ids alone, which every tab has in an index of its own. */
const idsCut = (shape: Shape): SQL => (isUnfiltered(shape) ? keptCut : cut);

function pageIds(db: Db, shape: Shape) {
  const branches = branchesOf(shape);
  if (branches.few.length === 0) return idsWhere(db, branches.many).orderBy(sql`${pageOrder(shape)} ${idsCut(shape)}`);
  const all = allBranches(db, branches, shape);
  return db
    .selectDistinct({ id: all.id })
    .from(all)
    .orderBy(sql`${all.id} desc ${cut}`);
}

/**
 * True of the orders of one page; their ids come from an index wherever one fits. `reach` is how far the page extends: offset and
 * limit together.
 */
export const isOnPage = (db: Db, shape: Shape): SQL => sql`${order.id} = any(array(${pageIds(db, shape)}))`;

/** The order's own words are searched, and nothing else. */
export const isByWord = (shape: Shape): boolean => /_(pair|words|letter)$/.test(shape);

/** `found(id, n)` of a page by a word. */
export function wordIdsOf(shape: Shape, near: boolean): SQL {
  const { many: matches, along } = branchesOf(shape);
  const keys = shape.includes('_period') ? [order.createTime, order.id] : [order.id];
  return foundByWord({ table: order, keys, matches, along, near });
}

/** As many matches as `reach`, in no order: enough to count them. */
export function someIdsOf(db: Db, shape: Shape) {
  const branches = branchesOf(shape);
  if (branches.few.length === 0) return idsWhere(db, branches.many).limit(value('reach')).as('found');
  const all = allBranches(db, branches, shape);
  return db.selectDistinct({ id: all.id }).from(all).limit(value('reach')).as('found');
}
