import type { Meaning } from '#contract/choices.ts';
import { viaKeyText } from '#contract/customers/via-key.ts';

const steps: Readonly<Record<string, readonly [Meaning, string]>> = {
  cache_key_create_order: ['rest', '下单'],
  pay_success: ['done', '付款'],
  offline: ['done', '线下收款'],
  order_edit: ['underway', '改价'],
  express: ['underway', '发货'],
  delivery: ['underway', '自配送'],
  delivery_fictitious: ['underway', '发货（无需物流）'],
  address_edit: ['underway', '修改地址'],
  tracking_edit: ['underway', '改单号'],
  recall: ['waits', '撤回发货'],
  user_take_delivery: ['done', '收货'],
  check_order_over: ['done', '评价'],
  apply_refund: ['waits', '退款申请'],
  refund_refuse: ['trouble', '拒绝退款'],
  refund_price: ['trouble', '退款'],
  cancel: ['rest', '超时取消'],
  cancel_order: ['rest', '取消订单'],
  remove_order: ['rest', '删除订单'],
  order_mark: ['rest', '备注'],
  coupon_gift: ['done', '赠送优惠券'],
  return_case: ['underway', '退换'],
  claim: ['underway', '处理'],
  release: ['rest', '放回'],
};

/** Meaning and word of a step; a kind we do not know still shows, as a plain step. */
export const stepOf = (changeType: string): readonly [Meaning, string] =>
  (Object.hasOwn(steps, changeType) ? steps[changeType] : undefined) ?? ['rest', '操作'];

/** Steps whose word says all that their message says. */
const plain = ['cache_key_create_order', 'pay_success', 'delivery_fictitious', 'cancel_order', 'remove_order'];

const MARKED = /^备注订单：/;

/** Text of a step besides its word; nothing where that is all. */
export const messageOf = ({ changeType, changeMessage }: { changeType: string; changeMessage: string }): string | undefined =>
  plain.includes(changeType) ? undefined : changeMessage.replace(MARKED, '');

/** "张三"; "经由 微信小店" for a storefront, which acts for the customer. */
export const actorOf = ({ actor, actorKind }: { actor: string; actorKind: string }): string =>
  actorKind === 'storefront' ? viaKeyText(actor) : actor;
