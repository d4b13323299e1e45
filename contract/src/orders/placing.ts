import { z } from 'zod';
import { choices } from '../choices.ts';
import { yuanOfFen } from '../fen.ts';
import { refusals } from '../refusal.ts';
import { id, integer, text, words, ORDER_TOTAL_MAX, orderMoney } from '../wire.ts';
import { payTypes } from './enums.ts';

const NO_SUCH_PAY_TYPE = '暂不支持该支付方式，请刷新页面或者联系管理员';

/** Placing and paying an order, whoever does it: a storefront today, staff, a counter or a campaign tomorrow. */
export const placeOrderRefusals = refusals('open', {
  SKU_NOT_FOUND: { says: (p: { skuId: number }) => `购买的商品规格信息不存在（${p.skuId}）` },
  OFF_SHELF: { says: (p: { productName: string }) => `购买的商品已下架（${p.productName}）` },
  TOTAL_TOO_HIGH: { says: () => `一张订单最多 ${yuanOfFen(ORDER_TOTAL_MAX)} 元，请分成几张下单` },
  SKU_TWICE: { says: () => '同一规格请合并成一行再下单' },
  TOTAL_DIFFERS: {
    says: (p: { expected: number; total: number }) =>
      `价格已变动：应付 ${yuanOfFen(p.total)} 元，而不是 ${yuanOfFen(p.expected)} 元，请确认后重新下单`,
  },
  KEY_REUSED: { says: () => '幂等标识已用于另一个请求，请换一个' },
  CANNOT_PAY: { says: () => '订单状态错误' },
  AMOUNT_DIFFERS: { says: (p: { due: number }) => `收款金额与应付金额不一致，应付 ${yuanOfFen(p.due)} 元` },
  PAID_OTHERWISE: { onConstraint: 'order__out_trade_no', says: () => '订单已用另一笔交易支付' },
  NO_DESTINATION: { says: () => '请选择收货地址，或选择到店自提' },
  PAY_TYPE_OFF: { says: () => NO_SUCH_PAY_TYPE },
  OFFLINE_OFF: { says: () => '线下支付未开启' },
  NO_ACCOUNT: { says: () => '订单没有客户账号，不能使用余额、积分和优惠券' },
  PAID_CANNOT_CANCEL: { says: () => '订单已支付，不能取消，请申请退款' },
});

export const orderNo = words(32, '订单编号不能为空');
export const payType = payTypes.schema(NO_SUCH_PAY_TYPE);

/** Idempotency key of an act of staff: repeated with it, the act has the effect and the answer of the first time. */
export const requestKey = text(64).optional();

/** Steps from the price of the goods to what is paid, in their order; those that change nothing are left out. */
export const priceSteps = choices({
  goods: '商品金额',
  level: '等级优惠',
  activity: '活动优惠',
  freight: '运费',
  coupon: '优惠券',
  points: '积分抵扣',
});
export type PriceStep = (typeof priceSteps.values)[number];

/** The money that came for an order, or comes from the balance of its buyer: then there is no trade that could be named. */
export const Payment = z
  .object({
    orderNo,
    amount: orderMoney,
    tradeNo: words(64, '缺少交易单号 tradeNo').optional(),
    payType: payType.optional(),
  })
  .refine(({ payType: by, tradeNo }) => by === 'yue' || tradeNo !== undefined, {
    path: ['tradeNo'],
    message: '缺少交易单号 tradeNo',
  });
export type Payment = z.output<typeof Payment>;

/** Refund requested by a customer; staff agree or refuse. */
export const RefundRequest = z.object({
  orderNo,
  reason: words(255, '请填写退款原因'),
  explain: text(512).optional(),
  /** Addresses of pictures: ours, or of public servers by HTTPS. */
  images: z
    .array(words(255, '图片地址不能为空', '图片地址最多 255 个字，请重新上传图片'))
    .max(9, '退款图片最多 9 张')
    .optional(),
  /** The goods that come back; left out, staff decide what the refund is for. */
  lines: z
    .array(z.object({ skuId: id, quantity: integer(1, 999_999, '退款数量应在 1 到 999999 之间') }))
    .max(100, '一次最多退 100 种商品')
    .optional(),
});
export type RefundRequest = z.output<typeof RefundRequest>;
