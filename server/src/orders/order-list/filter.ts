import { type AnyColumn, type SQL, type SQLWrapper, and, eq, gte, ilike, isNull, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { periodOf } from '#contract/date-limit.ts';
import type { OrderFilter } from '#contract/orders/order-record.ts';
import { spellingsOf } from '#contract/search-text.ts';
import { type OrderTab, handledBy, isOwnTab, orderTabs, orderTimes } from '#contract/orders/enums.ts';
import { type Actor, type Scope, adminIdOf } from '#server/platform/actor.ts';
import { holdsPairs } from '#server/platform/database/lists/by-word.ts';
import { type Question, questionsOf } from '#server/platform/database/lists/facets.ts';
import { inScope } from '#server/platform/scope/scoped.ts';
import { containing, endingWith } from '#server/platform/database/like.ts';
import { lettersOfName } from '../orders/queries.ts';
import { order } from '../orders/tables.ts';
import { parcel } from '../parcels/tables.ts';
import { refund } from '../refunds/tables.ts';

export type Filter = z.output<typeof OrderFilter> & {
  /** Paid before, and still to send. */
  overdueBefore?: Date | undefined;
  /** Moment before which an order to be paid by hand was placed. */
  longUnpaidBefore?: Date | undefined;
  /** Orders that whoever asks is limited to; all by default. */
  scope?: Scope | undefined;
  /** Limits to orders of these ids. */
  ids?: number[] | undefined;
};

const value = (name: string) => sql.placeholder(name);

/** Orders to send; those of a team that is not full wait for it. In the words of the indexes `order__overdue` and `order__to_send`. */
export const canLeave = sql`${order.tab} = 'notShipped' and coalesce(${order.teamStatus}, 2) = 2`;

/** Orders that their customers may fetch. */
export const canBeFetched = sql`${order.tab} = 'toBeWrittenOff' and coalesce(${order.teamStatus}, 2) = 2`;

/** Orders whose goods wait for a team. In the words of the index `order__for_team`. */
export const isForTeam = sql`${order.tab} in ('notShipped', 'toBeWrittenOff') and coalesce(${order.teamStatus}, 2) <> 2`;

/** Orders to send that were paid before. */
export const isOverdue = (before: unknown): SQL => sql`${canLeave} and ${order.payTime} < ${before}`;

/** Orders to be paid by hand that were placed before and wait for their money; the timer cancels those of an activity. In the words of `order__expiring`. */
export const isLongUnpaid = (before: unknown): SQL =>
  sql`${order.state} = 'unpaid' and ${order.payType} = 'offline' and ${order.activityId} is null and ${order.createTime} < ${before}`;

/** Orders whose refund waits for people to pay it. In the words of the index `order__pay_back`. */
export const isToPayBack = sql`${order.isOwedByHand}`;

/** Orders whose money WeChat keeps frozen. In the words of the index `order__money_frozen`. */
const hasFrozenMoney = sql`${order.isMoneyFrozen}`;

const isVisible = sql`not ${order.isSystemDel}`;
const inPeriod = (at: AnyColumn) => and(gte(at, value('from')), lt(at, value('until')));

/** Orders whose money, or part of it, went back then. In the words of the indexes `order__refunded` and `refund__done`. */
const isRefunded = sql`(${order.refundPrice} > 0 or ${order.refundState} <> 'none') and ${isVisible} and ${order.id} in (select ${refund.orderId} from ${refund} where ${refund.state} = 'done' and ${inPeriod(refund.doneTime)})`;

// Pairs of characters find candidates by index; of two characters they are the proof as well. The proof for longer words is
// one whose share of matches the planner does not guess at, or it would prefer the word's index where most orders have it.
const hasPairs = holdsPairs(order.search, value('word'));
const hasFullPairs = holdsPairs(order.search, value('full'));
// Row by row it is cheaper than comparing the pairs. Orders too long for the index that carries the words are looked up.
const holdsText = (text: SQLWrapper) => sql`coalesce(strpos(${order.words}, ${text}), (
  select strpos(lower(long.real_name || ' ' || long.goods), ${text}) from ${order} as long where long.id = ${order.id})) > 0`;
const isThere = holdsText(value('word'));
const isThereInFull = holdsText(value('full'));
const isAlong = and(isVisible, isThere);

/** Orders with a parcel of this number, or its end; few of millions, so they come first. */
const carriesNumber = sql`${order.id} = any(array(
  select ${parcel.orderId} from ${parcel}
  where reverse(upper(${parcel.deliveryId})) like ${value('parcel')} and ${parcel.deliveryId} is not null and ${parcel.withdrawnTime} is null))`;
/** Order number, phone or parcel that ends so. */
const endsSo = or(
  sql`reverse(${order.orderNo}) like ${value('end')}`,
  sql`reverse(${order.userPhone}) like ${value('end')}`,
  carriesNumber,
);

/** Orders that one of these shops sold. In the words of the index `order__seller`. */
const isSoldBy = sql`${order.merId} <> 0 and ${order.merId} = any(${value('merId')}::int[])`;

const askOrders = questionsOf({
  visible: isVisible,
  tab: eq(order.tab, value('tab')),
  toSend: canLeave,
  toHandOut: canBeFetched,
  teamWaiting: isForTeam,
  // Planned by its ids.
  scope: (scope: Scope) => inScope(order, scope),
  ids: sql`${order.id} = any(${value('ids')}::int[])`,
  uid: eq(order.uid, value('uid')),
  merId: { gathered: isSoldBy, along: isSoldBy },
  overdueBefore: isOverdue(value('overdueBefore')),
  longUnpaidBefore: isLongUnpaid(value('longUnpaidBefore')),
  payBack: isToPayBack,
  moneyFrozen: hasFrozenMoney,
  handlerId: eq(order.handlerId, value('handlerId')),
  unclaimed: isNull(order.handlerId),
  [orderTimes.created]: inPeriod(order.createTime),
  [orderTimes.paid]: inPeriod(order.payTime),
  [orderTimes.refunded]: isRefunded,
  orderNo: eq(order.orderNo, value('orderNo')),
  letter: {
    gathered: sql`${lettersOfName} @> array[lower(${value('word')}::text)]`,
    along: and(isVisible, ilike(order.realName, value('pattern'))),
  },
  pair: { gathered: hasPairs, along: isAlong },
  words: { gathered: and(hasPairs, isThere), along: isAlong },
  // Signs are kept in half or in full width.
  spelled: {
    gathered: or(and(hasPairs, isThere), and(hasFullPairs, isThereInFull)),
    along: and(isVisible, or(isThere, isThereInFull)),
  },
  end: {
    gathered: or(and(sql`${order.search} @> bigrams(${value('word')})`, isThere), endsSo),
    along: and(isVisible, or(isThere, endsSo)),
  },
});

/** Long enough to be the end of a number, a phone or a parcel, and nothing else than letters and digits. */
const NUMBERLIKE = /^[0-9A-Za-z-]{4,32}$/;

function searched(keywords: string | undefined) {
  const word = keywords?.trim() ?? '';
  const words = { word: word.toLowerCase() };
  if (word === '') return {};
  const [number] = spellingsOf(word);
  if (NUMBERLIKE.test(number))
    return { end: { word: number.toLowerCase(), end: endingWith(number), parcel: endingWith(number.toUpperCase()) } };
  const letters = [...word].length;
  if (letters === 1) return { letter: { ...words, pattern: containing(word) } };
  const [half, full] = spellingsOf(words.word);
  if (full !== undefined) return { spelled: { word: half, full } };
  return letters === 2 ? { pair: words } : { words };
}

/** The filter of a person who may have asked for what they handle themselves. */
export const resolveHandler = <F extends { handler?: string | undefined }>(filter: F, actor: Actor): F =>
  filter.handler === handledBy.me ? { ...filter, handler: String(adminIdOf(actor)) } : filter;

const handledByWhom = (handler: string | undefined) =>
  handler === handledBy.none ? { unclaimed: true } : { handlerId: handler === undefined ? undefined : Number(handler) };

/** Fields of a tab: all, one of ours, which is a condition, or one of the wire, which is a column. */
function tabFields(status: OrderTab) {
  if (status === orderTabs.all) return { visible: true };
  return isOwnTab(status) ? { [status]: true } : { tab: status };
}

/** Fields that name no column themselves are turned into those that do; a new one needs its line above and nothing here. */
export function toQuestion(filter: Filter, now: Date): Question {
  const { status, handler, dateLimit, timeOf = orderTimes.created, keywords, orderNo } = filter;
  return askOrders({
    ...filter,
    ...tabFields(status),
    ...handledByWhom(handler),
    [timeOf]: periodOf(dateLimit, now),
    ...(orderNo === undefined ? searched(keywords) : { orderNo: spellingsOf(orderNo)[0] }),
  });
}
