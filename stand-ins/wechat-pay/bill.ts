import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Books, type PlatformRefund, type Trade, refundsOf } from './ledger.ts';
import { refuse } from './refusal.ts';
import { beijing } from './trades.ts';

const HEADINGS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,' +
  '商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUMS = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
const RATE = 0.006;
/** Hour of Beijing from which the bill of the day before is there. */
const READY_HOUR = 10;

const dayOf = (at: Date): string => beijing(at).slice(0, 10);
const yuan = (fen: number): string =>
  `${fen < 0 ? '-' : ''}${Math.floor(Math.abs(fen) / 100)}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;
const row = (values: readonly string[]): string => values.map((value) => `\`${value}`).join(',');
const feeOf = (fen: number): string => ((fen * RATE) / 100).toFixed(5);

/** Columns that rows of payments and of refunds share, up to the state. */
const begins = (at: Date, { appid, merchant, transactionId = '', outTradeNo, openid = '', tradeType }: Trade): string[] => [
  beijing(at).slice(0, 19).replace('T', ' '),
  appid,
  merchant.mchid,
  '0',
  '',
  transactionId,
  outTradeNo,
  openid,
  tradeType,
];
const ends = (trade: Trade, fee: string, [ordered, asked]: readonly [string, string]): string[] => [
  trade.description,
  trade.attach,
  fee,
  '0.60%',
  ordered,
  asked,
  '',
];

const paidRow = (trade: Trade, paid: Date): string =>
  row([
    ...begins(paid, trade),
    'SUCCESS',
    'OTHERS',
    'CNY',
    yuan(trade.total),
    '0.00',
    '0',
    '0',
    '0.00',
    '0.00',
    '',
    '',
    ...ends(trade, feeOf(trade.total), [yuan(trade.total), '0.00']),
  ]);

const refundRow = ({ trade, refundId, outRefundNo, amount, status, begun }: PlatformRefund): string =>
  row([
    ...begins(begun, trade),
    'REFUND',
    'OTHERS',
    'CNY',
    '0.00',
    '0.00',
    refundId,
    outRefundNo,
    yuan(amount),
    '0.00',
    'ORIGINAL',
    status,
    ...ends(trade, `-${feeOf(amount)}`, ['0.00', yuan(amount)]),
  ]);

export interface Bill {
  gzipped: Buffer;
  hash: string;
}

/** A bill as the platform writes it: a mark of its encoding, back-ticks before values, names with commas in them, and sums at its end. */
export function billOf(
  books: Books,
  mchid: string,
  { day, now, planted = 0 }: { day: string; now: Date; planted?: number },
): Bill {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day >= dayOf(now)) refuse(400, 'PARAM_ERROR', '账单日期不正确');
  const isYesterday = day === dayOf(new Date(now.getTime() - 86_400_000));
  if (isYesterday && Number(beijing(now).slice(11, 13)) < READY_HOUR) refuse(400, 'STATEMENT_CREATING', '账单生成中');
  const trades = [...books.trades.values()].filter((one) => one.merchant.mchid === mchid);
  const paid = trades.flatMap((trade) => (trade.paid && dayOf(trade.paid) === day ? [{ trade, at: trade.paid }] : []));
  const refunds = trades.flatMap((trade) => refundsOf(books, trade)).filter((refund) => dayOf(refund.begun) === day);
  if (paid.length + refunds.length === 0) refuse(400, 'NO_STATEMENT_EXIST', '账单文件不存在');
  const [first, ...others] = paid;
  const plantedRows = first ? [paidRow({ ...first.trade, total: first.trade.total + planted }, first.at)] : [];
  const total = paid.reduce((sum, { trade }) => sum + trade.total, first ? planted : 0);
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const sums = row([
    String(paid.length + refunds.length),
    yuan(total),
    yuan(back),
    '0.00',
    feeOf(total - back),
    yuan(total),
    yuan(back),
  ]);
  const rows = [...plantedRows, ...others.map(({ trade, at }) => paidRow(trade, at)), ...refunds.map(refundRow)];
  const text = `\u{FEFF}${[HEADINGS, ...rows, SUMS, sums].join('\r\n')}\r\n`;
  return { gzipped: gzipSync(text), hash: createHash('sha1').update(text).digest('hex') };
}
