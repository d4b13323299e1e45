import { z } from 'zod';
import { calls, get } from '../call.ts';
import { type Fen, yuanOfFen } from '../fen.ts';
import { showMoment } from '../moment.ts';
import { refusals } from '../refusal.ts';
import { receiptPrinterRefusals } from '../services/receipt-printer.ts';
import { nothing } from '../wire.ts';
import { orderNo } from '../orders/placing.ts';

export const receiptRefusals = refusals('receipt', {
  OFF: { says: () => '易联云 未开启打印' },
  NOT_FOUND: { says: () => '易联云 打印时未找到 订单信息' },
  UNPAID: { says: () => '易联云 打印时出错， 订单未支付' },
});

export const receiptCalls = calls('receipt', '/admin/yly', {
  print: get('/print/{orderNo}', {
    permission: 'admin:yly:print',
    dataScope: 'whole_order',
    about: 'Prints the receipt of a paid order on the cloud printer of the shop.',
    params: z.object({ orderNo }),
    returns: nothing,
    refuses: [
      receiptRefusals.OFF,
      receiptRefusals.NOT_FOUND,
      receiptRefusals.UNPAID,
      receiptPrinterRefusals.INCOMPLETE,
      receiptPrinterRefusals.NOT_SENT,
      receiptPrinterRefusals.UNKNOWN,
      receiptPrinterRefusals.REFUSED,
    ],
  }),
  printer: get('/printer', {
    permission: 'admin:yly:print',
    dataScope: 'none',
    about: 'Whether receipts go to the cloud printer; otherwise the browser prints them.',
    returns: z.object({ isOpen: z.boolean() }),
  }),
});

/** Content of a receipt. Amounts are null for those who may not see them. */
export interface ReceiptOrder {
  orderNo: string;
  payTime: Date | null;
  realName: string;
  userPhone: string;
  userAddress: string;
  mark: string | null;
  proTotalPrice: Fen | null;
  payPostage: Fen | null;
  couponPrice: Fen | null;
  deductionPrice: Fen | null;
  /** Due before staff changed the price; null where nobody did. */
  beforePayPrice: Fen | null;
  payPrice: Fen | null;
  lines: readonly { productName: string; sku: string; price: Fen | null; payNum: number }[];
}

export interface Receipt {
  facts: readonly (readonly [label: string, value: string])[];
  lines: readonly { name: string; price: string; payNum: number; sum: string }[];
  sums: readonly (readonly [label: string, amount: string])[];
}

const HIDDEN = '-';
const amount = (fen: Fen | null): string => (fen === null ? HIDDEN : yuanOfFen(fen));
const less = (fen: Fen | null): string => (fen ? `-${amount(fen)}` : amount(fen));

const changeOf = ({ payPrice, beforePayPrice }: ReceiptOrder): Receipt['sums'] =>
  payPrice === null || beforePayPrice === null ? [] : [['改价', amount(payPrice - beforePayPrice)]];

/** Receipt for the cloud printer and the browser alike: a line comes to its price by its pieces. */
export const receiptOf = (order: ReceiptOrder): Receipt => ({
  facts: [
    ['订单编号', order.orderNo],
    ['日期', order.payTime ? showMoment(order.payTime) : ''],
    ['姓名', order.realName],
    ['电话', order.userPhone],
    ['地址', order.userAddress],
    ['订单备注', order.mark ?? ''],
  ],
  lines: order.lines.map(({ productName, sku, price, payNum }) => ({
    name: sku === '' ? productName : `${productName} ${sku}`,
    price: amount(price),
    payNum,
    sum: amount(price === null ? null : price * payNum),
  })),
  sums: [
    ['合计', amount(order.proTotalPrice)],
    ['优惠', less(order.couponPrice)],
    ['邮费', amount(order.payPostage)],
    ['抵扣', less(order.deductionPrice)],
    ...changeOf(order),
    ['实际支付', amount(order.payPrice)],
  ],
});
