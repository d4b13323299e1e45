import type { Fen } from '#contract/fen.ts';
import { readMoment } from '#contract/moment.ts';
import { fenIn, unitsOf } from '../common/digits.ts';
import type { BillRow, BillSums, TradeBill } from '../common/trade-bill.ts';

/** Bill that is not taken; the message is for the log and repeats nothing of the bill. */
export class BillError extends Error {}

const SUMMARY = '总交易单数';
/** Fees are of a share of the amount, and so of less than a fen. */
const FEE_DECIMALS = 5;

type Cells = Readonly<Record<string, string>>;

/** Every value begins with a back-tick, so that a comma in the name of a product is not one between values. */
const valuesIn = (line: string): string[] => line.slice(1).split(',`');

function cellsOf(heading: string, line: string): Cells {
  const [names, values] = [heading.split(','), valuesIn(line)];
  if (!line.startsWith('`') || names.length !== values.length) throw new BillError('a line of other columns than its heading');
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
}

function textIn(cells: Cells, name: string): string {
  const text = cells[name];
  if (text === undefined) throw new BillError('a heading without a column that is needed');
  return text;
}

function fenOf(cells: Cells, name: string): Fen {
  const fen = fenIn(textIn(cells, name));
  if (fen === undefined) throw new BillError('a sum that is none');
  return fen;
}

function momentOf(cells: Cells): Date {
  const at = readMoment(textIn(cells, '交易时间'));
  if (Number.isNaN(at.getTime())) throw new BillError('a time that is none');
  return at;
}

const rowOf = (cells: Cells): BillRow => ({
  at: momentOf(cells),
  appId: textIn(cells, '公众账号ID'),
  merchantNo: textIn(cells, '商户号'),
  transactionId: textIn(cells, '微信订单号'),
  outTradeNo: textIn(cells, '商户订单号'),
  openid: textIn(cells, '用户标识'),
  tradeType: textIn(cells, '交易类型'),
  state: textIn(cells, '交易状态'),
  currency: textIn(cells, '货币种类'),
  settlement: fenOf(cells, '应结订单金额'),
  refundId: textIn(cells, '微信退款单号'),
  outRefundNo: textIn(cells, '商户退款单号'),
  refund: fenOf(cells, '退款金额'),
  couponRefund: fenOf(cells, '充值券退款金额'),
  refundStatus: textIn(cells, '退款状态'),
  goods: textIn(cells, '商品名称'),
  attach: textIn(cells, '商户数据包'),
  total: fenOf(cells, '订单金额'),
  refundRequested: fenOf(cells, '申请退款金额'),
  fee: unitsOf(cells['手续费'] ?? '', FEE_DECIMALS),
});

const sumsOf = (cells: Cells): BillSums => ({
  rows: unitsOf(textIn(cells, SUMMARY), 0) ?? Number.NaN,
  settlement: fenOf(cells, '应结订单总金额'),
  refund: fenOf(cells, '退款总金额'),
  couponRefund: fenOf(cells, '充值券退款总金额'),
  total: fenOf(cells, '订单总金额'),
  refundRequested: fenOf(cells, '申请退款总金额'),
});

const SUMMED = ['settlement', 'refund', 'couponRefund', 'total', 'refundRequested'] as const;

/** The last line says how many lines there are and what they come to. */
export const hasItsSums = ({ rows, sums }: TradeBill): boolean =>
  sums.rows === rows.length && SUMMED.every((name) => rows.reduce((sum, row) => sum + row[name], 0) === sums[name]);

/** Reads a bill of all payments and refunds of a day; throws `BillError` where a line or the sums are not as they should be. */
export function parseBill(text: string): TradeBill {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  const [heading = ''] = lines;
  const last = lines.findIndex((line) => line.startsWith(SUMMARY));
  const [summary = '', totals = '', ...further] = last === -1 ? [] : lines.slice(last);
  if (last < 1 || further.length > 0) throw new BillError('a text without the last line of a bill');
  const rows = lines.slice(1, last).map((line) => rowOf(cellsOf(heading, line)));
  const bill = { rows, sums: sumsOf(cellsOf(summary, totals)) };
  if (!hasItsSums(bill)) throw new BillError('lines that do not come to their sums');
  return bill;
}
