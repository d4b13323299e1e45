import { z } from 'zod';
import { calls, post } from '../call.ts';
import { choices } from '../choices.ts';
import { labelsOf } from '../labels.ts';
import { text } from '../wire.ts';
import { pastFields } from './past-orders.ts';

/** Orders of another system that one call brings. */
export const OPEN_PAST_ORDERS = 50;
const BODY_MAX = 2_000_000;

/** Text as it was kept there: one that is longer than its column is refused with its order alone. */
const said = text(5000);
/** Yuan or pieces, judged with their order as well. */
const figure = z.union([z.number(), said], '请填写数字');
const maybe = said.nullish();

const OpenPastLine = z.object({
  productName: said,
  spec: maybe,
  /** Bar code of the SKU, or code of a product that has one SKU. */
  code: maybe,
  quantity: figure,
  price: figure,
  carrier: maybe,
  trackingNo: maybe,
});

/** An order of another system as it was there, by its number there. */
const OpenPastOrder = z.object({
  orderNo: said,
  /** `done`, `sent`, `toSend`, `cancelled` or `refunded`. */
  state: said,
  createTime: said,
  /** Moment of `createTime` without it, unless the order was cancelled. */
  payTime: maybe,
  /** Number by which its buyer is a customer here. */
  phone: maybe,
  realName: maybe,
  userPhone: maybe,
  address: maybe,
  remark: maybe,
  lines: z.array(OpenPastLine),
  freight: figure.nullish(),
  discount: figure.nullish(),
  paid: figure,
  /** All that was paid without it, of an order that is refunded. */
  refunded: figure.nullish(),
});
export type OpenPastOrder = z.output<typeof OpenPastOrder>;

export const pastOutcomes = choices({
  brought: ['brought', '已导入', 'done'],
  there: ['there', '已经导入过', 'rest'],
  refused: ['refused', '有问题', 'trouble'],
});

const Outcome = z.object({
  /** Number as it was sent. */
  orderNo: z.string(),
  outcome: pastOutcomes.schema(),
  /** Effect of the call, with what of the order is not known here; or why it was refused. */
  reason: z.string(),
});
export type OpenPastOutcome = z.output<typeof Outcome>;

export const openPastOrderCalls = calls('past_order', '/open/order', {
  bring: post('/past', {
    permission: 'storefront',
    about:
      'Brings orders of another system that are over, as they were there: nothing is charged, sent or told again. An order number comes once; one that is refused keeps no other from coming. Goods, freight less discount must be what was paid.',
    maxBody: BODY_MAX,
    body: z.object({
      orders: z
        .array(OpenPastOrder)
        .min(1, '请至少传一笔订单')
        .max(OPEN_PAST_ORDERS, `一次最多 ${OPEN_PAST_ORDERS} 笔订单，请分几次传`),
    }),
    returns: z.array(Outcome),
  }),
});

labelsOf('past_order', { ...pastFields, state: '状态', lines: '商品', orders: '订单' });
