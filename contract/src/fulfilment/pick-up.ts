import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { dateLimit } from '../date-limit.ts';
import { refusals } from '../refusal.ts';
import { count, id, idOrNone, moment, page, paged } from '../wire.ts';
import { sum } from '../orders/amounts.ts';
import { OrderLine, OrderRow } from '../orders/order-record.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { placeOrderRefusals, requestKey } from '../orders/placing.ts';
import { searchText } from '../search-text.ts';

export const pickUpRefusals = refusals('pick_up', {
  UNKNOWN_CODE: { says: (p: { code: string }) => `核销码 ${p.code} 的订单未找到` },
  VERIFIED_ALREADY: { says: (p: { code: string }) => `核销码 ${p.code} 的订单已核销` },
  REFUNDING: { says: () => '订单退款中，请先处理退款再核销' },
  REFUNDED: { says: () => '订单商品已全部退款，没有要交给用户的商品' },
  NOT_STAFF: { says: () => '没有核销权限，请让该提货点的核销员操作' },
  TOO_MANY_GUESSES: { says: () => '输错核销码的次数过多，请 10 分钟后再试' },
});

/** Columns of the wire's order that nothing is kept in; always the same. */
const unused = {
  isMerCheck: z.literal(0),
  cost: z.literal('0.00').nullable(),
  freightPrice: z.literal('0.00').nullable(),
  isRemind: z.literal(false),
  unique: z.null(),
};
export const UNUSED = { isMerCheck: 0, cost: '0.00', freightPrice: '0.00', isRemind: false, unique: null } as const;

/** Order as the counter sees it before the goods are handed out: every column that the wire has for one. */
export const OrderToVerify = z.object({
  id,
  orderId: z.string(),
  uid: idOrNone,
  realName: z.string(),
  userPhone: z.string(),
  userAddress: z.string(),
  totalNum: count,
  totalPrice: sum,
  totalPostage: sum,
  payPrice: sum,
  payPostage: sum,
  /** Key of the coupon in the customer's hands; 0 without one. */
  couponId: idOrNone,
  couponPrice: sum,
  deductionPrice: sum,
  useIntegral: count,
  backIntegral: count,
  gainIntegral: count,
  paid: z.boolean(),
  payTime: moment.nullable(),
  payType: z.string(),
  /** Payment channel: 3 from the balance, 2 in a browser. */
  isChannel: z.int(),
  createTime: moment,
  status: z.int(),
  refundStatus: z.int(),
  refundReasonWap: z.string().nullable(),
  refundReasonWapExplain: z.string().nullable(),
  refundReasonWapImg: z.string().nullable(),
  refundReasonTime: moment.nullable(),
  refundReason: z.string().nullable(),
  refundPrice: sum,
  deliveryType: z.string().nullable(),
  deliveryName: z.string().nullable(),
  deliveryId: z.string().nullable(),
  mark: z.string().nullable(),
  remark: z.string().nullable(),
  merId: idOrNone,
  shippingType: z.int(),
  storeId: idOrNone,
  clerkId: idOrNone,
  verifyCode: z.string(),
  /** Keys of the activity that sold it, of one kind at most, and of the team of a group-buy. */
  seckillId: idOrNone,
  bargainId: idOrNone,
  combinationId: idOrNone,
  pinkId: idOrNone,
  isDel: z.boolean(),
  isSystemDel: z.boolean(),
  ...unused,
  storeOrderInfoVos: z.array(OrderLine),
});

/** A row of the orders that customers fetch. */
export const PickUpRow = OrderRow.extend({
  uid: idOrNone,
  payTime: moment.nullable(),
  useIntegral: count.default(0),
  backIntegral: count.default(0),
  isSystemDel: z.boolean(),
  mark: z.string().nullable(),
  storeName: z.string().default(''),
  /** Staff member who handed it out. */
  clerkName: z.string().nullable(),
  spreadInfo: z.object({ id: idOrNone.default(0), name: z.string().default('') }),
});

const vCode = z.string('请输入核销码').regex(/^\d{10}$/, '请输入正确的核销码');

/** Handing out what customers fetch. A person at a pick-up point sees the orders of this point. */
export const pickUpCalls = calls('order', '/admin', {
  confirmCode: get('/store/order/writeConfirm/{vCode}', {
    permission: 'admin:order:write:confirm',
    dataScope: 'whole_order',
    params: z.object({ vCode }),
    returns: OrderToVerify,
    refuses: [
      pickUpRefusals.UNKNOWN_CODE,
      pickUpRefusals.VERIFIED_ALREADY,
      pickUpRefusals.REFUNDED,
      pickUpRefusals.REFUNDING,
      pickUpRefusals.NOT_STAFF,
      pickUpRefusals.TOO_MANY_GUESSES,
    ],
  }),
  verify: get('/store/order/writeUpdate/{vCode}', {
    permission: 'admin:order:write:update',
    dataScope: 'whole_order',
    params: z.object({ vCode }),
    query: z.object({ requestKey }),
    returns: z.literal(true),
    refuses: [
      orderRefusals.REFUND_PROPOSED,
      placeOrderRefusals.KEY_REUSED,
      pickUpRefusals.UNKNOWN_CODE,
      pickUpRefusals.VERIFIED_ALREADY,
      pickUpRefusals.REFUNDED,
      pickUpRefusals.REFUNDING,
      pickUpRefusals.NOT_STAFF,
      pickUpRefusals.TOO_MANY_GUESSES,
    ],
  }),
  listPickUps: post('/system/store/order/list', {
    permission: 'admin:system:order:list',
    dataScope: 'whole_order',
    about: 'Sums cover the whole filter: what was paid less what went back, and what went back, whole or in part.',
    query: paged({
      storeId: idOrNone.optional(),
      dateLimit: dateLimit.optional(),
      keywords: searchText(64).optional(),
    }),
    returns: z.object({ total: count, orderTotalPrice: sum, refundTotalPrice: sum, refundTotal: count, list: page(PickUpRow) }),
  }),
});
