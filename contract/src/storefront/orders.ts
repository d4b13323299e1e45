import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { Buyer } from '../customers/customers.ts';
import { no as noFreight } from '../delivery/freight-templates.ts';
import { yuanOfFen } from '../fen.ts';
import { no as noOrder } from '../orders/orders.ts';
import { no as noRefund } from '../orders/refunds.ts';
import { orderStates, payTypes, refundStates } from '../orders/words.ts';
import { refusals } from '../refusal.ts';
import { amount, count, id, idOrNone, integer, moment, money, page, paged, text, words } from '../wire.ts';

export const no = refusals('open', {
  SKU_UNKNOWN: { says: (p: { skuId: number }) => `购买的商品规格信息不存在（${p.skuId}）` },
  OFF_SHELF: { says: (p: { productName: string }) => `购买的商品已下架（${p.productName}）` },
  SKU_TWICE: { says: () => '同一规格请合并成一行再下单' },
  TOTAL_DIFFERS: {
    says: (p: { expected: number; total: number }) =>
      `价格已变动：应付 ${yuanOfFen(p.total)} 元，而不是 ${yuanOfFen(p.expected)} 元，请确认后重新下单`,
  },
  KEY_REUSED: { says: () => '幂等标识已用于另一个请求，请换一个' },
  CANNOT_PAY: { says: () => '订单状态错误' },
  AMOUNT_DIFFERS: { says: (p: { due: number }) => `收款金额与应付金额不一致，应付 ${yuanOfFen(p.due)} 元` },
  PAID_OTHERWISE: { onConstraint: 'order__out_trade_no', says: () => '订单已用另一笔交易支付' },
  PAID_CANNOT_CANCEL: { says: () => '订单已支付，不能取消，请申请退款' },
});

const orderNo = words(32, '订单编号不能为空');
const payType = z.enum(
  payTypes.map(({ value }) => value),
  '暂不支持该支付方式，请刷新页面或者联系管理员',
);

export const Address = z.object({
  name: words(32, '请填写收货人姓名'),
  phone: words(18, '请填写收货人电话'),
  province: text(32).default(''),
  city: text(32).default(''),
  district: text(32).default(''),
  detail: words(128, '请填写收货地址'),
  /** By which freight is looked up; 0 takes the rates of the whole country. */
  cityId: idOrNone.default(0),
});

/** How an order stands, for the one who placed it. */
export const OpenOrder = z.object({
  orderNo: z.string(),
  state: z.enum(orderStates),
  refundState: z.enum(refundStates),
  statusText: z.string(),
  proTotalPrice: amount,
  freight: amount,
  payPrice: amount,
  paid: z.boolean(),
  refundPrice: amount,
  /** Why a refund was refused. */
  refundReason: z.string().nullable(),
  deliveryName: z.string().nullable(),
  deliveryId: z.string().nullable(),
  createTime: moment,
});

export const OpenSku = z.object({
  skuId: id,
  productId: id,
  productName: z.string(),
  sku: z.string(),
  image: z.string(),
  price: amount,
  stock: count,
});

const idempotencyKey = words(64, '缺少幂等标识 idempotencyKey');

/** Signed by an API key: a storefront's way to place orders and to follow them. */
export const openOrderCalls = calls('order', '/open/order', {
  create: post('/create', {
    permission: 'storefront',
    about:
      'Takes price, stock and freight in one transaction. The same idempotency key and body answer the same order; another body is refused.',
    body: z.object({
      idempotencyKey,
      buyer: Buyer.optional(),
      address: Address,
      lines: z
        .array(z.object({ skuId: id, quantity: integer(1, 9999, '购买数量应在 1 到 9999 之间') }), '请选择商品')
        .min(1, '请选择商品')
        .max(100, '一个订单最多 100 行'),
      payType: payType.default('weixin'),
      /** The buyer's note. */
      mark: text(512).optional(),
      /** What the buyer was shown; the order is refused when it comes to something else. */
      expectedTotal: money.optional(),
    }),
    returns: OpenOrder,
    refuses: [no.SKU_UNKNOWN, no.OFF_SHELF, no.SKU_TWICE, no.TOTAL_DIFFERS, no.KEY_REUSED, noFreight.NO_FREIGHT],
  }),
  pay: post('/pay', {
    permission: 'storefront',
    about: 'Says that the order was paid. Saying it twice changes nothing; for a cancelled order the money is sent back.',
    body: z.object({ orderNo, amount: money, tradeNo: words(64, '缺少交易单号 tradeNo'), payType: payType.optional() }),
    returns: OpenOrder,
    refuses: [noOrder.UNKNOWN, no.CANNOT_PAY, no.AMOUNT_DIFFERS, no.PAID_OTHERWISE],
  }),
  cancel: post('/cancel', {
    permission: 'storefront',
    body: z.object({ orderNo }),
    returns: OpenOrder,
    refuses: [noOrder.UNKNOWN, no.PAID_CANNOT_CANCEL],
  }),
  askRefund: post('/refund', {
    permission: 'storefront',
    body: z.object({
      orderNo,
      reason: words(255, '请填写退款原因'),
      explain: text(512).optional(),
      /** Addresses of pictures. */
      images: z.array(text(255)).max(9).optional(),
    }),
    returns: OpenOrder,
    refuses: [noOrder.UNKNOWN, noRefund.UNPAID, noRefund.ASKED_ALREADY, noRefund.REFUNDED_ALREADY, noRefund.UNDER_WAY],
  }),
  confirmReceipt: post('/receive', {
    permission: 'storefront',
    body: z.object({ orderNo }),
    returns: OpenOrder,
    refuses: [noOrder.UNKNOWN, noOrder.NOT_SENT, noOrder.REFUNDING_CANNOT_RECEIVE],
  }),
  read: get('/info', { permission: 'storefront', query: z.object({ orderNo }), returns: OpenOrder, refuses: [noOrder.UNKNOWN] }),
});

export const openSkuCalls = calls('sku', '/open/sku', {
  onSale: get('/list', {
    permission: 'storefront',
    about: 'What can be bought now: on shelf, in stock or not.',
    query: paged({ keywords: text(64).optional() }),
    returns: page(OpenSku),
  }),
});
