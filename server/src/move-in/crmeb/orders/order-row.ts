import { payTypes } from '#contract/orders/enums.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { fenOf, flagOf, idOf, intOf, momentOf, textOf } from '../values/values.ts';
import type { OrderAround } from './order-around.ts';
import { linksOf, once } from './order-links.ts';
import { refundedOf, standingOf } from './order-state.ts';
import { orderTimes } from './order-times.ts';

/** Amounts that add up: total is goods and freight, and what is paid is never more than that went back of. */
function amountsOf(moving: Moving, { key, row }: Theirs) {
  const totalPostage = fenOf(row['total_postage']);
  const totalPrice = fenOf(row['total_price']);
  const proTotalPrice = totalPrice - totalPostage;
  if (fenOf(row['pro_total_price']) !== proTotalPrice) say(moving, 'altered', '商品总价与订单总价对不上，按订单总价减运费', key);
  const payPrice = fenOf(row['pay_price']);
  if (fenOf(row['refund_price']) > payPrice) say(moving, 'altered', '退款金额大于实付，按实付搬来', key);
  return {
    totalPostage,
    totalPrice,
    proTotalPrice,
    payPrice,
    payPostage: fenOf(row['pay_postage']),
    couponPrice: fenOf(row['coupon_price']),
    deductionPrice: fenOf(row['deduction_price']),
    beforePayPrice: flagOf(row['is_alter_price']) ? fenOf(row['before_pay_price']) : null,
    refundPrice: refundedOf(row),
  };
}

function refundTexts(record: Theirs) {
  const { row } = record;
  const { refundState } = standingOf(row);
  return {
    refundState,
    refundReasonWap: row['refund_reason_wap'] ?? null,
    refundReasonWapExplain: row['refund_reason_wap_explain'] ?? null,
    refundReasonWapImg: row['refund_reason_wap_img'] ?? null,
    refundReason: row['refund_reason'] ?? null,
    refundReasonTime: momentOf(row['refund_reason_time']),
    isRequested: refundState === 'asked',
    isOwedByHand: refundState === 'paying',
    isRestocked: refundState === 'refunded',
  };
}

/** Codes that one order at most has; those of others stay behind. */
function codesOf(moving: Moving, { key, row }: Theirs, around: OrderAround) {
  const verifyCode = once(around, textOf(row['verify_code']), 10);
  if (verifyCode !== textOf(row['verify_code'])) say(moving, 'altered', '核销码太长或重复，已清空', key);
  const outTradeNo = once(around, textOf(row['out_trade_no']), 64);
  if (outTradeNo !== textOf(row['out_trade_no'])) say(moving, 'altered', '支付单号与别的订单相同，没有带来', key);
  return { verifyCode, outTradeNo: outTradeNo || null };
}

function deliveryOf({ row }: Theirs) {
  const deliveryType = textOf(row['delivery_type']);
  return {
    deliveryType: deliveryType ? cutTo(deliveryType, 16) : null,
    deliveryName: row['delivery_name'] ?? null,
    deliveryId: row['delivery_id'] ?? null,
    deliveryCode: row['delivery_code'] ?? null,
  };
}

/** Way of payment; a balance that did not come with its customer has paid nothing here. */
function payTypeOf(moving: Moving, { key, row }: Theirs, uid: number | undefined): string {
  const payType = cutTo(textOf(row['pay_type']), 16);
  if (payType !== payTypes.yue || uid !== undefined) return payType;
  say(moving, 'altered', '用户没有搬来，余额支付改记为线下支付', key);
  return payTypes.offline;
}

/** Row of an order. */
export function orderOf(record: Theirs, around: OrderAround, moving: Moving) {
  const { key, row, beside } = record;
  const lines = beside['lines'] ?? [];
  const uid = around.uids.get(textOf(row['uid']));
  if (uid === undefined && idOf(row['uid'])) say(moving, 'altered', '用户不存在，订单不归任何用户', key);
  return {
    id: Number(key),
    orderNo: textOf(row['order_id']),
    uid: uid ?? null,
    realName: textOf(row['real_name']),
    userPhone: textOf(row['user_phone']),
    userAddress: textOf(row['user_address']),
    totalNum: Math.max(1, intOf(row['total_num'])),
    ...amountsOf(moving, record),
    ...linksOf(record, around),
    payType: payTypeOf(moving, record, uid),
    ...codesOf(moving, record, around),
    ...standingOf(row),
    ...refundTexts(record),
    ...deliveryOf(record),
    gainIntegral: Math.max(0, intOf(row['gain_integral'])),
    useIntegral: Math.max(0, intOf(row['use_integral'])),
    backIntegral: Math.max(0, intOf(row['back_integral'])),
    mark: textOf(row['mark']),
    remark: row['remark'] ?? null,
    shippingType: intOf(row['shipping_type']) === 2 ? 2 : 1,
    storeId: around.points.get(textOf(row['store_id'])) ?? null,
    type: intOf(row['type']),
    goods: lines.map((line) => textOf(line['product_name'])).join(' '),
    ...orderTimes(record, moving),
  };
}
