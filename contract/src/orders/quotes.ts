import { z } from 'zod';
import { heldCouponRefusals } from '../coupons/held-coupons.ts';
import { Address } from '../delivery/address.ts';
import { Buyer } from '../customers/buyer.ts';
import { customerAddressRefusals } from '../delivery/customer-addresses.ts';
import { freightTemplateRefusals } from '../delivery/freight-templates.ts';
import { activitySaleRefusals } from '../marketing/activities.ts';
import { flashSalePurchaseRefusals } from '../marketing/flash-sale-refusals.ts';
import { groupBuyPurchaseRefusals } from '../marketing/group-buys.ts';
import { bargainPurchaseRefusals } from '../marketing/participations.ts';
import { refusals } from '../refusal.ts';
import { amount, count, flag, id, integer, text, words, orderMoney } from '../wire.ts';
import { placeOrderRefusals, orderNo, payType, priceSteps } from './placing.ts';

/** Pick-up point, and the person who fetches the goods. */
export const PickUp = z.object({
  storeId: id,
  name: words(32, '请填写姓名和电话'),
  phone: words(18, '请填写姓名和电话'),
});

/** Refusals of orders that are fetched; those of handing them out stand with the counter. */
export const destinationRefusals = refusals('pick_up', {
  CODE_TAKEN: { onConstraint: 'order__verify_code', says: () => '提货码重复，请重新下单' },
  PICK_UP_OFF: { says: () => '请先联系管理员开启门店自提' },
  NO_POINT: { onConstraint: 'order__pick_point', says: () => '暂无门店无法选择门店自提' },
});

/** Order as it is placed, by whoever places it: goods go to an address, or are fetched at a pick-up point. */
export const OrderDraft = z.object({
  idempotencyKey: words(64, '缺少幂等标识 idempotencyKey'),
  buyer: Buyer.optional(),
  address: Address.optional(),
  /** A saved address of the buyer, in place of a written one. */
  addressId: id.optional(),
  pickUp: PickUp.optional(),
  lines: z
    .array(z.object({ skuId: id, quantity: integer(1, 9999, '购买数量应在 1 到 9999 之间') }), '请选择商品')
    .min(1, '请选择商品')
    .max(100, '一个订单最多 100 行'),
  payType: payType.default('weixin'),
  /** Campaign that sells its only line. */
  activityId: id.optional(),
  /** A bargain of the buyer that has come to its floor. */
  participationId: id.optional(),
  /** Team of a group-buy to come into; without one the order opens a team of its own once it is paid. */
  teamId: id.optional(),
  /** A coupon that the buyer holds. */
  couponId: id.optional(),
  /** Pay with the buyer's points as far as they reach. */
  useIntegral: flag.optional(),
  /** The buyer's note. */
  mark: text(512).optional(),
  /** Total that the buyer saw; the order is refused when it comes to something else. */
  expectedTotal: orderMoney.optional(),
});
export type OrderDraft = z.output<typeof OrderDraft>;

/** Order to be quoted; nothing is bought by asking. */
export const QuoteDraft = OrderDraft.pick({
  buyer: true,
  address: true,
  addressId: true,
  pickUp: true,
  lines: true,
  activityId: true,
  participationId: true,
  couponId: true,
  useIntegral: true,
});
export type QuoteDraft = z.output<typeof QuoteDraft>;

/** Address that an order is to go to instead. */
export const AddressChange = z.object({ orderNo, address: Address });
export type AddressChange = z.output<typeof AddressChange>;

/** Price of an order that is not placed yet, with every step that leads to it. */
export const Quote = z.object({
  proTotalPrice: amount,
  freight: amount,
  couponPrice: amount,
  useIntegral: count,
  deductionPrice: amount,
  payPrice: amount,
  gainIntegral: count,
  /** Price of the goods, what is taken off and what is added; they sum to `payPrice`. */
  steps: z.array(z.object({ step: priceSteps.schema(), label: z.string(), amount })),
  /** `originalPrice` is what the goods cost without level and activity, `payPrice` what is left of the line after coupon and points. */
  lines: z.array(
    z.object({
      skuId: id,
      productName: z.string(),
      sku: z.string(),
      originalPrice: amount,
      price: amount,
      quantity: count,
      payPrice: amount,
    }),
  ),
});

const couponRefusals = [
  heldCouponRefusals.NOT_HELD,
  heldCouponRefusals.USED,
  heldCouponRefusals.EXPIRED,
  heldCouponRefusals.NOT_YET,
  heldCouponRefusals.BELOW_THRESHOLD,
  heldCouponRefusals.OTHER_PRODUCTS,
  heldCouponRefusals.OTHER_CATEGORY,
];

const { UNPAID, ...saleChecks } = activitySaleRefusals;
const { LIMIT, ...flashChecks } = flashSalePurchaseRefusals;
const { ORDERED_UNPAID, ORDERED, LIMIT: BARGAIN_LIMIT, ...bargainChecks } = bargainPurchaseRefusals;
const { HAD_ALL, OVER_LIMIT, TEAM_CLOSED, OWN_TEAM, ...groupChecks } = groupBuyPurchaseRefusals;
const saleRefusals = [saleChecks, flashChecks, bargainChecks, groupChecks].flatMap((checks) => Object.values(checks));
/** Refusals that only placing an order meets: turns of customers in a campaign. */
export const turnRefusals = [UNPAID, LIMIT, ORDERED_UNPAID, ORDERED, BARGAIN_LIMIT, HAD_ALL, OVER_LIMIT, TEAM_CLOSED, OWN_TEAM];

export const quoteRefusals = [
  placeOrderRefusals.SKU_NOT_FOUND,
  placeOrderRefusals.OFF_SHELF,
  placeOrderRefusals.SKU_TWICE,
  placeOrderRefusals.TOTAL_TOO_HIGH,
  placeOrderRefusals.NO_DESTINATION,
  placeOrderRefusals.NO_ACCOUNT,
  ...couponRefusals,
  customerAddressRefusals.NOT_FOUND,
  freightTemplateRefusals.NO_FREIGHT,
  destinationRefusals.PICK_UP_OFF,
  destinationRefusals.NO_POINT,
  ...saleRefusals,
];
/** Refusals of an order besides. */
export const placingRefusals = [
  placeOrderRefusals.TOTAL_DIFFERS,
  placeOrderRefusals.KEY_REUSED,
  placeOrderRefusals.PAY_TYPE_OFF,
  placeOrderRefusals.OFFLINE_OFF,
];
