import { type AnyColumn, type SQLWrapper, and, eq, gte, ilike, isNull, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Period, periodOf } from '#contract/date-limit.ts';
import type { OrderFilter } from '#contract/orders/order-filter.ts';
import { spellingsOf } from '#contract/search-text.ts';
import { type OrderTab, handledBy, isOwnTab, orderPayTypes, orderTabs, orderTimes } from '#contract/orders/enums.ts';
import { type Actor, type Scope, adminIdOf } from '#server/platform/actor.ts';
import { holdsPairs } from '#server/platform/database/lists/by-word.ts';
import { type Question, questionsOf } from '#server/platform/database/lists/facets.ts';
import { inScope, leftWhole } from '#server/platform/scope/scoped.ts';
import { containing, endingWith } from '#server/platform/database/like.ts';
import { lettersOfName } from '../orders/queries.ts';
import { type Shops, tabOfShops } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';
import { parcel } from '../parcels/tables.ts';
import { refund } from '../refunds/tables.ts';
import {
  canBeFetched,
  canLeave,
  type Expiring,
  hasFrozenMoney,
  isExpiring,
  isForTeam,
  isLongUnpaid,
  isOverdue,
  isRefundAsked,
  isToPayBack,
  isToShip,
  isVisible,
} from './conditions.ts';
import { isFoundInPart, isRefundedInPart } from './in-part.ts';

export type Filter = Omit<z.output<typeof OrderFilter>, 'shipBy' | 'cancelBy'> & {
  /** Paid in this span, and still to send. */
  paidToShip?: Period | undefined;
  expiring?: Expiring | undefined;
  /** Paid before, and still to send. */
  overdueBefore?: Date | undefined;
  /** Moment before which an order to be paid by hand was placed. */
  longUnpaidBefore?: Date | undefined;
  /** Orders that whoever asks is limited to; all by default. */
  scope?: Scope | undefined;
  /** Limits to orders of these ids. */
  ids?: number[] | undefined;
  /** Limits to orders to send, which then come by their wait. */
  longest?: boolean | undefined;
};

const value = (name: string) => sql.placeholder(name);
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

/** Orders of the way that most go. */
const isByWechat = sql`${order.payType} = ${sql.raw(`'${orderPayTypes.weixin}'`)}`;
/** Orders of another way. In the words of the index `order__pay_type`. */
const isByOther = sql`${order.payType} <> ${sql.raw(`'${orderPayTypes.weixin}'`)} and ${order.payType} = ${value('payType')}`;

const askOrders = questionsOf({
  visible: isVisible,
  tab: eq(order.tab, value('tab')),
  toSend: canLeave,
  toHandOut: canBeFetched,
  teamWaiting: isForTeam,
  // Planned by its ids.
  scope: (scope: Scope) => inScope(order, scope),
  // Orders of several shops, by what these see of them.
  tabInPart: ({ shops, tab }: { shops: Shops; tab: string }) => sql`${tabOfShops(shops)} = ${tab}`,
  foundInPart: isFoundInPart,
  refundedInPart: isRefundedInPart,
  whole: ({ shops }: { shops: Shops }) => leftWhole(order, { shops }),
  ids: sql`${order.id} = any(${value('ids')}::int[])`,
  uid: eq(order.uid, value('uid')),
  merId: { gathered: isSoldBy, along: isSoldBy },
  byWechat: isByWechat,
  payType: { gathered: isByOther, along: isByOther },
  overdueBefore: isOverdue(value('overdueBefore')),
  longest: canLeave,
  paidToShip: isToShip,
  expiring: isExpiring,
  longUnpaidBefore: isLongUnpaid(value('longUnpaidBefore')),
  refundAsked: isRefundAsked,
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

const paidBy = (payType: Filter['payType']) =>
  payType === orderPayTypes.weixin ? { payType: undefined, byWechat: true } : { payType };

/** Fields of a tab: all, one of ours, which is a condition, or one of the wire, which is a column. */
function tabFields(status: OrderTab) {
  if (status === orderTabs.all) return { visible: true };
  return isOwnTab(status) ? { [status]: true } : { tab: status };
}

/** Fields that concern all of an order, which those who see a part of it do not find by. */
const ofWholes = ['refundAsked', 'payBack', 'moneyFrozen', 'handler', 'longUnpaid', 'expiring'] as const;

/** Fields by which whoever sees the lines of some shops finds orders of several: what others have in them tells nothing. */
function partFields(filter: Filter, period: Period | undefined, sought: { word?: string }): Record<string, unknown> {
  const { status, timeOf, scope: { shops } = {} } = filter;
  if (!shops) return {};
  const isTab = status !== orderTabs.all && (!isOwnTab(status) || status === orderTabs.toSend);
  return {
    tab: undefined,
    tabInPart:
      isTab || filter.overdue || filter.paidToShip
        ? { shops, tab: isTab && !isOwnTab(status) ? status : 'notShipped' }
        : undefined,
    foundInPart: 'word' in sought ? { shops, sought } : undefined,
    refundedInPart: timeOf === orderTimes.refunded && period ? { shops, period } : undefined,
    whole: ofWholes.some((name) => filter[name]) ? { shops } : undefined,
    // The customer behind an order is not told, and so not tried out either.
    ...(filter.uid !== undefined && { ids: [] }),
  };
}

/** Fields that name no column themselves are turned into those that do; a new one needs its line above and nothing here. */
export function toQuestion(filter: Filter, now: Date): Question {
  const { status, handler, payType, dateLimit, timeOf = orderTimes.created, keywords, orderNo } = filter;
  const period = periodOf(dateLimit, now);
  const sought = orderNo === undefined ? searched(keywords) : {};
  return askOrders({
    ...filter,
    ...tabFields(status),
    ...handledByWhom(handler),
    ...paidBy(payType),
    [timeOf]: period,
    ...(orderNo === undefined ? sought : { orderNo: spellingsOf(orderNo)[0] }),
    ...partFields(filter, period, Object.values(sought)[0] ?? {}),
  });
}
