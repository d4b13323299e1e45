import type { CustomerAddress } from '#contract/delivery/customer-addresses.ts';
import { masked } from '#contract/masked.ts';
import { campaignKinds } from '#contract/order-figures/campaign-results.ts';
import type { CustomerBill, ProfileOrder } from '#contract/profiles/profile-records.ts';
import { toBill, type userBill } from '#server/customers/index.ts';
import type { LineRecord, OrderRecord } from '#server/orders/index.ts';
import { REFUND_STATUS, STATUS, labelledSituation, waitsForTeam } from '#server/orders/rules.ts';

/** Fields of channels that the wire has and this shop has not. */
const unused = {
  isMerCheck: 0,
  isChannel: 0,
  isRemind: false,
  cost: 0,
};

/** The campaign that sold it, under the name of its kind. */
function campaignOf({ activityId, activityKind, participationId, teamId }: OrderRecord) {
  const idOf = (kind: number) => (activityKind === kind ? (activityId ?? 0) : 0);
  return {
    combinationId: idOf(campaignKinds.groupBuy),
    pinkId: teamId ?? 0,
    seckillId: idOf(campaignKinds.flashSale),
    bargainId: idOf(campaignKinds.bargain),
    bargainUserId: participationId ?? 0,
  };
}

export const toProfileOrder = (row: OrderRecord): ProfileOrder => ({
  ...row,
  ...unused,
  ...campaignOf(row),
  orderId: row.orderNo,
  uid: row.uid ?? 0,
  userPhone: masked(row.userPhone),
  freightPrice: row.totalPostage,
  couponId: row.couponId ?? 0,
  paid: row.payTime !== null,
  status: STATUS[row.state],
  refundStatus: REFUND_STATUS[row.refundState],
  statusStr: labelledSituation(row),
  ...(waitsForTeam(row) && { isTeamWaiting: true }),
  storeId: row.storeId ?? 0,
  clerkId: row.clerkId ?? 0,
  beforePayPrice: row.beforePayPrice ?? row.payPrice,
  isAlterPrice: row.beforePayPrice !== null,
  mark: row.mark ?? '',
});

/** The first product of an order, and the number of its lines. */
export const goodsOf = ([first, ...others]: readonly Pick<LineRecord, 'productName'>[] = []) =>
  first && { goods: first.productName, kinds: others.length + 1 };

export const toProfileAddress = (address: CustomerAddress): CustomerAddress => ({ ...address, phone: masked(address.phone) });

/** The order for those who may not see amounts. */
export const withoutAmounts = (order: ProfileOrder): ProfileOrder => ({
  ...order,
  freightPrice: null,
  totalPrice: null,
  totalPostage: null,
  payPrice: null,
  payPostage: null,
  deductionPrice: null,
  couponPrice: null,
  refundPrice: null,
  proTotalPrice: null,
  beforePayPrice: null,
  cost: null,
});

const ofOrders: readonly string[] = ['pay_order', 'pay_product_refund'];

/** The movement for those who may not see amounts of orders; its remark names the amount. */
export const withoutOrderAmount = (bill: CustomerBill): CustomerBill =>
  ofOrders.includes(bill.type) ? { ...bill, number: null, balance: null, mark: '' } : bill;

const VALID = 1;

export const toCustomerBill = ({ createTime, ...bill }: typeof userBill.$inferSelect): CustomerBill => ({
  ...toBill(bill),
  category: 'now_money',
  status: VALID,
  updateTime: createTime,
  add_time: createTime,
});
