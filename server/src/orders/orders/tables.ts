import { sql } from 'drizzle-orm';
import { bigint, boolean, check, foreignKey, index, integer, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
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
import { indexesOfOrder } from './indexes/tables.ts';

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
    foreignKey({ name: 'order__pick_point', columns: [t.storeId], foreignColumns: [pickPoint.id] }),
    foreignKey({ name: 'order__coupon', columns: [t.couponId], foreignColumns: [couponUser.id] }),
    foreignKey({ name: 'order__issue_coupon', columns: [t.issueCouponId], foreignColumns: [coupon.id] }),
    foreignKey({ name: 'order__clerk', columns: [t.clerkId], foreignColumns: [admin.id] }),
    foreignKey({ name: 'order__handler', columns: [t.handlerId], foreignColumns: [admin.id] }),
    foreignKey({ name: 'order__team', columns: [t.teamId], foreignColumns: [team.id] }),
    foreignKey({ name: 'order__activity', columns: [t.activityId], foreignColumns: [activity.id] }),
    foreignKey({ name: 'order__bargain_user', columns: [t.participationId], foreignColumns: [participation.id] }),
    ...indexesOfOrder(t),
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
 * sum to the price of the order and move with it alone. So does what the shop bears of its discount; what the platform bears stays as it
 * was when the order was placed.
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
      /** Parts of its discount that the platform bears, of goods and of freight; nothing of goods that the house sells itself. */
      platformPrice: fen().notNull().default(0),
      platformPostage: fen().notNull().default(0),
      /** The rest of the discount on its goods, which the shop bears; below 0 where staff have set a higher price. */
      shopPrice: fen()
        .notNull()
        .generatedAlwaysAs(sql`coalesce(original_price, price) * pay_num - paid_price - platform_price`),
    },
    (t) => [
      unique('order_line__sku').on(t.orderId, t.skuId),
      index('order_line__seller')
        .on(t.merId, t.orderId)
        .where(sql`mer_id is not null`), // orders with a line of these shops
      check('order_line__quantity', sql`${t.payNum} > 0`),
      check('order_line__coupon_price', sql`${t.couponPrice} between 0 and ${t.price} * ${t.payNum}`),
      check('order_line__paid', sql`${t.paidPrice} >= 0 and ${t.paidPostage} >= 0`),
      check(
        'order_line__platform',
        sql`${t.platformPrice} >= 0 and ${t.platformPostage} >= 0 and (${t.merId} is not null or ${t.platformPrice} + ${t.platformPostage} = 0)`,
      ),
    ],
  ),
  'it changes with its order alone, when the price does',
);

scopedBy(orderLine, { points: 'none', shops: orderLine.merId });
