import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { openCaseStates } from '#contract/orders/return-case-enums.ts';
import { orderStates, refundStates } from '#contract/orders/enums.ts';
import { admin } from '#server/access/index.ts';
import { coupon, couponUser } from '#server/coupons/index.ts';
import { customer, isOpenToKey } from '#server/customers/index.ts';
import { pickPoint } from '#server/delivery/index.ts';
import { activity, participation, team } from '#server/marketing/index.ts';
import { bigrams, fen, instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { scopedBy, sharedBy } from '#server/platform/scope/scoped.ts';

const hundredths = () => bigint({ mode: 'number' });

/**
 * An order as it stands. `orderNo` is `orderId` on the wire; `tab` is where the list shows it, `gone` where the
 * back-office has deleted it; `goods` are the names of its products and `words` what the search reads, empty where they
 * are too many for an index.
 */
export const order = pgTable(
  'order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderNo: varchar({ length: 32 }).notNull(),
    uid: integer().references(() => customer.id),
    realName: varchar({ length: 32 }).notNull(),
    userPhone: varchar({ length: 18 }).notNull(),
    userAddress: varchar({ length: 255 }).notNull(),
    totalNum: integer().notNull(),
    proTotalPrice: fen().notNull(),
    totalPostage: fen().notNull(),
    totalPrice: fen().notNull(),
    /** The coupon that its customer held and spent on it. */
    couponId: integer(),
    /** The coupon of the shop that it is one of. */
    issueCouponId: integer(),
    /** The activity that sold it. */
    activityId: integer(),
    /** Its kind, one of `activityKinds`, and the bargain of the buyer that came to its floor. */
    activityKind: integer(),
    participationId: integer(),
    /** Team of a group-buy: the chosen one until it is paid, then its own. Its state is copied here when it is decided. */
    teamId: integer(),
    teamStatus: integer(),
    couponPrice: fen().notNull().default(0),
    deductionPrice: fen().notNull().default(0),
    payPrice: fen().notNull(),
    payPostage: fen().notNull(),
    /** Price before staff changed it, which they may do once. */
    beforePayPrice: fen(),
    payType: varchar({ length: 16 }).notNull(),
    payTime: instant(),
    outTradeNo: varchar({ length: 64 }),
    state: varchar({ length: 16, enum: orderStates }).notNull(),
    refundState: varchar({ length: 16, enum: refundStates }).notNull().default('none'),
    refundReasonWap: varchar({ length: 255 }),
    refundReasonWapExplain: varchar({ length: 512 }),
    refundReasonWapImg: text(),
    refundReasonTime: instant(),
    /** A request of the customer waits for its answer, also while a refund on it is paid or has failed. */
    isRequested: boolean().notNull().default(false),
    /** The goods that the request names. */
    refundPieces: jsonb().$type<{ lineId: number; quantity: number }[]>(),
    refundReason: varchar({ length: 255 }),
    refundPrice: fen().notNull().default(0),
    /** The refund under way waits for people who pay it; copied from it. */
    isOwedByHand: boolean().notNull().default(false),
    /** WeChat keeps the money frozen, for it has not taken how the goods left; copied from the shipping information. */
    isMoneyFrozen: boolean().notNull().default(false),
    isRestocked: boolean().notNull().default(false),
    /** State of its open return case, the latest of several; written by `showOnOrder`. */
    caseState: varchar({ length: 16, enum: openCaseStates }),
    /** Pieces that left in parcels while others still wait; 0 before the first, and once all are sent. */
    sentPieces: integer().notNull().default(0),
    /** Carrier of the latest parcel that stands; `parcel` has all. */
    deliveryType: varchar({ length: 16 }),
    deliveryName: varchar({ length: 64 }),
    deliveryId: varchar({ length: 64 }),
    deliveryCode: varchar({ length: 50 }),
    gainIntegral: integer().notNull().default(0),
    useIntegral: integer().notNull().default(0),
    backIntegral: integer().notNull().default(0),
    mark: varchar({ length: 512 }),
    remark: varchar({ length: 512 }),
    shippingType: integer().notNull().default(1),
    verifyCode: varchar({ length: 10 }).notNull().default(''),
    /** The pick-up point of an order that is fetched, and the administrator who handed it out. */
    storeId: integer(),
    clerkId: integer(),
    type: integer().notNull().default(0),
    source: varchar({ length: 16 }).notNull().default('mall'),
    /** Number at the outside shop that it was collected from. */
    externalNo: varchar({ length: 64 }),
    /** Key of the API key that placed it; only this one may follow it. */
    storefrontId: integer(),
    /** The seller of all its lines; 0 where these are several, or the house itself. */
    merId: integer().notNull().default(0),
    goods: text().notNull(),
    isDel: boolean().notNull().default(false),
    isSystemDel: boolean().notNull().default(false),
    shippedTime: instant(),
    receivedTime: instant(),
    cancelTime: instant(),
    /** Administrator who handles it now, by the name of that moment; everybody else is told. */
    handlerId: integer(),
    handlerName: varchar({ length: 64 }),
    handledSince: instant(),
    ...stamps,
    tab: varchar({ length: 16 }).generatedAlwaysAs(sql`
      case when is_system_del then 'gone' when refund_state in ('asked', 'paying') then 'refunding'
        when is_del and not (state = 'cancelled' and refund_state = 'refunded') then 'deleted' when refund_state = 'refunded' then 'refunded'
        when state = 'unpaid' then 'unPaid' when state = 'sent' then 'spike' when state = 'toReview' then 'bargain'
        when state = 'done' then 'complete' when shipping_type = 2 then 'toBeWrittenOff' else 'notShipped' end`),
    words: text().generatedAlwaysAs(sql`
      case when octet_length(real_name || goods) <= 1000 then lower(real_name || ' ' || goods) end`),
    search: bigrams().generatedAlwaysAs(sql`bigrams(lower(real_name || ' ' || goods))`),
  },
  (t) => [
    unique('order__order_no').on(t.orderNo),
    unique('order__out_trade_no').on(t.outTradeNo),
    uniqueIndex('order__external')
      .on(t.source, t.externalNo)
      .where(sql`external_no is not null`), // one order of each that was collected
    check(
      'order__amounts',
      sql`${t.totalPrice} = ${t.proTotalPrice} + ${t.totalPostage} and ${t.payPrice} >= 0 and ${t.totalNum} > 0`,
    ),
    check('order__refund_price', sql`${t.refundPrice} between 0 and ${t.payPrice}`),
    check('order__owed_by_hand', sql`not ${t.isOwedByHand} or ${t.refundState} = 'paying'`),
    check('order__requested', sql`not ${t.isRequested} or ${t.refundState} in ('asked', 'paying')`),
    check('order__activity_kind', sql`(${t.activityKind} is null) = (${t.activityId} is null)`),
    check('order__issue_coupon_kept', sql`(${t.issueCouponId} is null) = (${t.couponId} is null)`),
    check('order__cancelled', sql`${t.state} <> 'cancelled' or ${t.isDel}`),
    check('order__unpaid', sql`(${t.state} = 'unpaid') <= (${t.payTime} is null)`),
    // An order that waits for nothing has no handler, however it came there.
    check(
      'order__handled',
      sql`case when ${t.handlerId} is null then ${t.handlerName} is null and ${t.handledSince} is null
        else ${t.handlerName} is not null and ${t.handledSince} is not null
          and (${t.refundState} in ('asked', 'paying') or ${t.refundState} = 'none' and ${t.state} in ('unpaid', 'toSend')) end`,
    ),
    index('order__newest')
      .on(t.id)
      .where(sql`not is_system_del`), // pages of all orders, deep ones too, from the index alone
    index('order__tab').on(t.tab, t.id), // pages of one tab
    index('order__overdue')
      .on(t.payTime, t.id)
      .where(sql`tab = 'notShipped' and coalesce(team_status, 2) = 2`), // those to send, the longest paid first
    index('order__to_send')
      .on(t.id)
      .where(sql`tab = 'notShipped' and coalesce(team_status, 2) = 2`), // pages of those to send, the newest first
    index('order__for_team')
      .on(t.id)
      .where(sql`tab in ('notShipped', 'toBeWrittenOff') and coalesce(team_status, 2) <> 2`), // those whose goods wait for a team
    index('order__pay_back')
      .on(t.id)
      .where(sql`is_owed_by_hand`), // those whose refund people pay, which few are
    index('order__money_frozen')
      .on(t.id)
      .where(sql`is_money_frozen`), // those whose money WeChat keeps frozen, which few are
    index('order__created').on(t.createTime, t.id, t.tab), // pages and counts of a period
    index('order__customer').on(t.uid, t.id), // what one customer ordered
    index('order__seller')
      .on(t.merId, t.id)
      .where(sql`mer_id <> 0`), // what one shop sold, the newest first
    index('order__refunded_of')
      .on(t.uid)
      .where(sql`refund_price > 0 or refund_state <> 'none'`), // orders of one customer that money went back of, or will
    index('order__handler_of')
      .on(t.handlerId, t.id)
      .where(sql`handler_id is not null`), // what somebody handles, and the timer that gives back
    index('order__refunded')
      .on(t.id, t.tab)
      .where(sql`(refund_price > 0 or refund_state <> 'none') and not is_system_del`), // pages and counts of those that money went back of, from the index alone
    index('order__storefront')
      .on(t.storefrontId, t.id)
      .where(sql`storefront_id is not null`), // what one storefront placed, the newest first
    index('order__search').using('gin', t.search), // names of people and products
    index('order__letters').using('gin', sql`string_to_array(lower(real_name), null)`), // one letter of a name
    index('order__pick_up')
      .on(t.id, t.storeId, t.createTime, t.payTime, t.payPrice, t.refundState, t.refundPrice)
      .where(sql`shipping_type = 2 and not is_del and not is_system_del`), // pages and sums of what customers fetch
    index('order__number_tail').on(sql`reverse(order_no) text_pattern_ops`), // last digits of a number
    index('order__phone_tail').on(sql`reverse(user_phone) text_pattern_ops`), // last digits of a phone
    index('order__paid')
      .on(t.payTime, t.payPrice)
      .where(sql`not is_system_del`), // the first payment there was; pages of what was paid in a period
    foreignKey({ name: 'order__pick_point', columns: [t.storeId], foreignColumns: [pickPoint.id] }),
    foreignKey({ name: 'order__coupon', columns: [t.couponId], foreignColumns: [couponUser.id] }),
    foreignKey({ name: 'order__issue_coupon', columns: [t.issueCouponId], foreignColumns: [coupon.id] }),
    foreignKey({ name: 'order__clerk', columns: [t.clerkId], foreignColumns: [admin.id] }),
    foreignKey({ name: 'order__handler', columns: [t.handlerId], foreignColumns: [admin.id] }),
    foreignKey({ name: 'order__team', columns: [t.teamId], foreignColumns: [team.id] }),
    foreignKey({ name: 'order__activity', columns: [t.activityId], foreignColumns: [activity.id] }),
    foreignKey({ name: 'order__bargain_user', columns: [t.participationId], foreignColumns: [participation.id] }),
    uniqueIndex('order__participation')
      .on(t.participationId)
      .where(sql`participation_id is not null and state <> 'cancelled'`), // one order of each
    index('order__activity_buyers')
      .on(t.activityId, t.uid, t.createTime)
      .where(sql`activity_id is not null`), // how often somebody bought from an activity
    uniqueIndex('order__verify_code')
      .on(t.verifyCode)
      .where(sql`verify_code <> ''`), // the code that fetches an order
    index('order__picked_up')
      .on(t.storeId, t.id)
      .where(sql`shipping_type = 2`), // what is fetched at a point
    index('order__point')
      .on(t.storeId, t.tab, t.id, t.createTime, t.teamStatus)
      .where(sql`shipping_type = 2`), // counts and pages of a tab for the staff of a point
    index('order__point_paid')
      .on(t.storeId, t.payTime, t.payPrice)
      .where(sql`shipping_type = 2 and not is_system_del`), // figures of a point by day of payment
    index('order__coupon_sold')
      .on(
        t.issueCouponId,
        t.payTime,
        t.createTime,
        t.uid,
        t.totalNum,
        t.payPrice,
        t.refundPrice,
        t.couponPrice,
        t.refundState,
        t.isSystemDel,
      )
      .where(sql`issue_coupon_id is not null`), // what coupons sold in a period, from the index alone
    index('order__unmade_team')
      .on(t.id)
      .where(sql`team_status = 3 and refund_state in ('none', 'asked')`), // the timer that refunds failed teams
    index('order__expiring')
      .on(t.createTime)
      .where(sql`state = 'unpaid'`), // the timer that cancels
    index('order__arriving')
      .on(t.shippedTime)
      .where(sql`state = 'sent' and refund_state = 'none'`), // the timer that receives
    index('order__received')
      .on(t.receivedTime, t.id)
      .where(sql`received_time is not null`), // what bills of shops settle: counts and orders by the day they were received
    index('order__completing')
      .on(t.receivedTime)
      .where(sql`state = 'toReview' and refund_state = 'none'`), // the timer that completes
  ],
);

scopedBy(
  order,
  {
    // Condition in the words of the indexes `order__picked_up` and `order__point`.
    points: (among) => sql`${order.shippingType} = 2 and ${among(order.storeId)}`,
    // Read along the index `order_line__seller`.
    shops: (among) => sql`exists (select from order_line l where l.order_id = "order".id and ${among(sql`l.mer_id`)})`,
    // Its own, and those of the desk, whose numbers it is told, but for customers of others.
    storefronts: (among) => sql`(${among(order.storefrontId)} or ${order.storefrontId} is null and ${order.source} = 'desk'
      and ${isOpenToKey(among, order.uid)})`,
  },
  (number) => sql`${order.orderNo} = coalesce((select r.order_no from return_case r where r.case_no = ${number}), ${number})`,
);

sharedBy(order, {
  shops: (among) => sql`not exists (
    select from order_line l where l.order_id = "order".id and (${among(sql`l.mer_id`)}) is not true)`,
});

/**
 * Order lines, as they were named, priced and sold then. What was paid for the goods of each, and its share of the freight that was paid,
 * sum to the price of the order and move with it alone.
 */
export const orderLine = unaudited(
  pgTable(
    'order_line',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      orderId: integer()
        .notNull()
        .references(() => order.id, { onDelete: 'cascade' }),
      productId: integer().notNull(),
      skuId: integer().notNull(),
      productName: varchar({ length: 255 }).notNull(),
      image: varchar({ length: 1000 }).notNull(),
      sku: varchar({ length: 255 }).notNull(),
      price: fen().notNull(),
      /** Price without level and activity; of lines from before it was kept that of an upgrade, or unknown. */
      originalPrice: fen(),
      payNum: integer().notNull(),
      weight: hundredths().notNull(),
      volume: hundredths().notNull(),
      tempId: integer().notNull(),
      giveIntegral: integer().notNull(),
      /** The seller at that moment; none is the house itself. */
      merId: integer(),
      /** Cost of a piece at that moment; unknown where the shop knew none. */
      cost: fen(),
      /** Categories of its product at that moment, in the order of the product. */
      cateIds: integer().array().notNull(),
      /** Discount of the coupon on all its pieces. */
      couponPrice: fen().notNull(),
      /** Its share of the freight that was reckoned for the goods of its seller; unknown of lines from before it was kept. */
      freight: fen(),
      paidPrice: fen().notNull(),
      paidPostage: fen().notNull(),
    },
    (t) => [
      unique('order_line__sku').on(t.orderId, t.skuId),
      index('order_line__seller')
        .on(t.merId, t.orderId)
        .where(sql`mer_id is not null`), // orders with a line of these shops
      check('order_line__quantity', sql`${t.payNum} > 0`),
      check('order_line__coupon_price', sql`${t.couponPrice} between 0 and ${t.price} * ${t.payNum}`),
      check('order_line__paid', sql`${t.paidPrice} >= 0 and ${t.paidPostage} >= 0`),
    ],
  ),
  'it changes with its order alone, when the price does',
);

scopedBy(orderLine, { points: 'none', shops: orderLine.merId });
