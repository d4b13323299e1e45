import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, uniqueIndex } from 'drizzle-orm/pg-core';

/** Columns of orders that indexes are about. */
type Indexed = Readonly<
  Record<
    | 'activityId'
    | 'couponPrice'
    | 'createTime'
    | 'externalNo'
    | 'handlerId'
    | 'id'
    | 'isSystemDel'
    | 'issueCouponId'
    | 'merId'
    | 'participationId'
    | 'payPrice'
    | 'payTime'
    | 'payType'
    | 'receivedTime'
    | 'refundPrice'
    | 'refundState'
    | 'search'
    | 'shippedTime'
    | 'source'
    | 'storeId'
    | 'storefrontId'
    | 'tab'
    | 'teamStatus'
    | 'totalNum'
    | 'uid'
    | 'verifyCode',
    ExtraConfigColumn
  >
>;

/** Indexes of the table of orders, each with the question that it answers. */
export const indexesOfOrder = (t: Indexed) => [
  uniqueIndex('order__external')
    .on(t.source, t.externalNo)
    .where(sql`external_no is not null`), // one order of each that was collected
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
  index('order__pay_type')
    .on(t.payType, t.id)
    .where(sql`pay_type <> 'weixin'`), // what was paid by another way than most, the newest first
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
];
