import { z } from 'zod';
import { choices } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { INT_MAX, amount, integer, moment, momentOrNone, orderMoney } from '../wire.ts';
import { banks } from './bank-accounts.ts';
import { cashPaymentStates } from './cash-payment-record.ts';
import { cashReceiptStates } from './cash-receipt-record.ts';

/** Most lines, or receipts, or payments of one match; and most lines that are ignored at once. */
export const MATCHED_AT_ONCE = 50;
export const IGNORED_AT_ONCE = 200;
/** Lines that are looked at by one request while the person waits. */
export const LOOKED_AT = 500;
/** Days by which a receipt or payment may lie apart from its line where nothing but amount and name tells. */
export const CERTAIN_DAYS = 7;
/** Days in which candidates are looked for. */
export const CANDIDATE_DAYS = 31;

export const bankLineRefusals = refusals('bank_line', {
  NOT_FOUND: { code: 404, says: () => '没有找到这笔流水，请刷新页面' },
  MOVED: { says: (p: { state: string }) => `这笔流水${p.state}，请刷新页面` },
  NO_DOCUMENT: { says: () => '请选择要对应的收款单或付款单' },
  MANY_TO_MANY: { says: () => '几笔流水只能对应一张单据，几张单据只能对应一笔流水' },
  MIXED: { says: () => '收入只能对应收款单，支出只能对应付款单，而且流水要在同一个银行账户' },
  SUM: { says: (p: { lines: string; documents: string }) => `流水合计 ${p.lines} 元，单据合计 ${p.documents} 元，两边应一致` },
  TAKEN: {
    onConstraint: ['bank_match_document__receipt', 'bank_match_document__payment'],
    says: () => '选择的单据已经对应了别的流水，请刷新页面',
  },
  NOT_RECEIVED: { says: (p: { number: string }) => `收款单 ${p.number} 已作废或不经过银行，不能对应` },
  NOT_PAID: { says: (p: { number: string }) => `付款单 ${p.number} 还没有登记付款，请用“登记付款”` },
  NOT_MATCHED: { says: () => '这笔流水还没有对应单据，请刷新页面' },
  NOT_IGNORED: { says: () => '这笔流水没有忽略，请刷新页面' },
  IS_IN: { says: () => '这笔是收入，不能登记付款' },
  IS_OUT: { says: () => '这笔是支出，不能生成收款单' },
  PAYMENT_AMOUNT: { says: (p: { amount: string }) => `付款单的金额是 ${p.amount} 元，与这笔流水不一致` },
});

export const bankDirections = choices({ in: [1, '收入'], out: [2, '支出'] });

export const bankLineStates = choices({
  waiting: [0, '待处理', 'waits'],
  matched: [1, '已对应', 'done'],
  ignored: [2, '已忽略', 'rest'],
});

/** Ways in which a match came about. */
export const matchWays = choices({ number: '单号一致', name: '金额和户名一致', hand: '人工' });

/** Movement of an account as the bank wrote it. */
export const BankLine = z.object({
  id: z.int(),
  accountId: z.int(),
  accountName: z.string(),
  bank: banks.schema(),
  statementId: z.int(),
  bookedAt: moment,
  direction: bankDirections.schema(),
  amount,
  balance: amount.nullable(),
  name: z.string(),
  /** Account of the other side, masked. */
  account: z.string(),
  serial: z.string(),
  summary: z.string(),
  remark: z.string(),
  status: bankLineStates.schema(),
  /** Numbers of the receipts or payments that it is matched to. */
  documents: z.array(z.string()),
  way: matchWays.schema().nullable(),
  reason: z.string(),
  handler: z.string(),
  handleTime: momentOrNone,
});
export type BankLine = z.output<typeof BankLine>;

/** Receipt or payment beside a line. */
const BankDocument = z.object({
  receiptId: z.int().nullable(),
  paymentId: z.int().nullable(),
  number: z.string(),
  bizNo: z.string(),
  name: z.string(),
  amount,
  at: moment,
  receiptState: cashReceiptStates.schema().nullable(),
  paymentState: cashPaymentStates.schema().nullable(),
  /** Number of the bank, of an order or of the document, that the line says. */
  isNumber: z.boolean(),
  isName: z.boolean(),
  isAmount: z.boolean(),
});
export type BankDocument = z.output<typeof BankDocument>;

export const BankLineInfo = BankLine.extend({
  fileName: z.string(),
  row: z.int(),
  /** Receipts or payments that it is matched to, and other lines of that match. */
  matched: z.array(BankDocument),
  beside: z.array(z.object({ id: z.int(), bookedAt: moment, amount, name: z.string() })),
  /** Receipts or payments that it may be, the likeliest first; none of a line that is done with. */
  candidates: z.array(BankDocument),
});
export type BankLineInfo = z.output<typeof BankLineInfo>;

export const BankLineFilter = z.object({
  keywords: searchText(64).optional(),
  status: bankLineStates.schema('流水状态不正确').optional(),
  accountId: integer(1, INT_MAX, '银行账户不正确').optional(),
  statementId: integer(1, INT_MAX, '对账单不正确').optional(),
  direction: bankDirections.schema('收支不正确').optional(),
  amount: orderMoney.optional(),
  dateLimit: dateLimit.optional(),
});
export type BankLineFilter = z.output<typeof BankLineFilter>;
