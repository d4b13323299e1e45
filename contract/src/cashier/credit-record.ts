import { z } from 'zod';
import { choices, flagChoices } from '../choices.ts';
import { amount, exactMoneyUpTo, id, integer, line, moment, present, text, MOST_MONEY, flag, words } from '../wire.ts';
import { phoneNumberOrNone } from '../phone-number.ts';
import { recordOf } from '../record.ts';
import { type Fen, yuanOfFen, fenOfYuan } from '../fen.ts';
import { searchText } from '../search-text.ts';

/** Largest limit: what a column of orders sums to without leaving what a number holds. */
const LIMIT_MAX: Fen = 9_999_999_999;
const TERM_MAX = 365;

export const creditStates = flagChoices('正常', '已停用');

/** Debts by how long they are overdue; each age is a column of the ageing. */
export const creditAges = choices({
  current: ['current', '未到期'],
  d30: ['d30', '逾期 1-30 天'],
  d60: ['d60', '逾期 31-60 天'],
  d90: ['d90', '逾期 61-90 天'],
  more: ['more', '逾期 90 天以上'],
});
export type CreditAge = (typeof creditAges.values)[number];

/** Days overdue of each age, both ends included. */
export const ageDays: Readonly<Record<CreditAge, { from: number | null; to: number | null }>> = {
  current: { from: null, to: 0 },
  d30: { from: 1, to: 30 },
  d60: { from: 31, to: 60 },
  d90: { from: 61, to: 90 },
  more: { from: 91, to: null },
};

/** Movements of what a customer owes: above zero they owe more. */
export const creditEntryKinds = choices({
  debt: '赊账',
  repayment: '还款',
  refund: '退款冲减',
  adjustment: '调整',
  offset: '预存抵欠款',
  voided: '还款作废',
});

const limit = `信用额度应为 0 到 ${yuanOfFen(LIMIT_MAX)} 元，最多两位小数`;
const days = `账期应为 0 到 ${TERM_MAX} 天`;

export const CreditDraft = z.object({
  uid: present('请选择用户').pipe(id),
  company: line(64, '请输入单位名称', '单位名称不能超过64个字符'),
  contact: text(32, '联系人不能超过32个字符').nullish(),
  phone: phoneNumberOrNone('联系电话应为手机号或座机号').nullish(),
  creditLimit: present('请填写信用额度').pipe(exactMoneyUpTo(LIMIT_MAX, limit)),
  termDays: present('请填写账期').pipe(integer(0, TERM_MAX, days)),
  remark: text(200, '备注不能超过200个字符').nullish(),
});
export type CreditDraft = z.output<typeof CreditDraft>;

/** Open debts by age. */
const ages = { current: amount, d30: amount, d60: amount, d90: amount, more: amount };

const standing = {
  creditNo: z.string(),
  nickname: z.string(),
  /** May take new debts. */
  status: z.boolean(),
  /** Open debts, and money of the customer beyond them; one of the two is zero. */
  owed: amount,
  surplus: amount,
  /** Part of the limit that new debts may take; below zero where the limit was lowered since. */
  free: amount,
  /** Open debts whose day is over. */
  overdue: amount,
  /** The earliest day of an open debt; blank for none. */
  firstDue: z.string(),
  ...ages,
};

/** Account of a customer who may pay later. */
export const CreditAccount = recordOf(CreditDraft, standing);
export type CreditAccount = z.output<typeof CreditAccount>;

export const CreditAges = z.object({ accounts: z.int(), owed: amount, overdue: amount, surplus: amount, ...ages });
export type CreditAges = z.output<typeof CreditAges>;

/** A debt, and what is left of it. */
export const CreditDebt = z.object({
  id: z.int(),
  creditId: z.int(),
  creditNo: z.string(),
  company: z.string(),
  /** Order that was settled on credit; blank for a debt of an adjustment. */
  orderNo: z.string(),
  /** Reason of a debt without an order. */
  says: z.string(),
  amount,
  left: amount,
  /** "2026-11-20" */
  dueDay: z.string(),
  /** Days since its day; zero and below before it is over. */
  overdueDays: z.int(),
  createTime: moment,
});
export type CreditDebt = z.output<typeof CreditDebt>;

/** Row of the ledger of an account. */
export const CreditEntry = z.object({
  id: z.int(),
  creditId: z.int(),
  kind: creditEntryKinds.schema(),
  amount,
  /** Debts less money beyond them, after this movement. */
  balance: amount,
  orderNo: z.string(),
  receiptNo: z.string(),
  says: z.string(),
  actor: z.string(),
  createTime: moment,
});
export type CreditEntry = z.output<typeof CreditEntry>;

const WRONG_ADJUSTMENT = `调整金额应为 -${yuanOfFen(MOST_MONEY)} 到 ${yuanOfFen(MOST_MONEY)} 元，最多两位小数，不能是 0`;

/** Correction of what a customer owes; above zero they owe more. */
export const CreditAdjustment = z.object({
  id,
  amount: z
    .union([z.string(), z.number()], WRONG_ADJUSTMENT)
    .refine((yuan) => /^-?\d{1,6}(\.\d{1,2})?$/.test(String(yuan)) && fenOfYuan(yuan) !== 0, WRONG_ADJUSTMENT)
    .pipe(amount),
  reason: words(150, '请填写调整原因', '调整原因不能超过150个字符'),
});
export type CreditAdjustment = z.output<typeof CreditAdjustment>;

export const creditFilters = {
  keywords: searchText(64).optional(),
  status: flag.optional(),
  /** Accounts with an open debt of this age. */
  age: creditAges.schema('账龄不正确').optional(),
  /** Accounts with an open debt whose day is over. */
  isOverdue: flag.optional(),
  id: id.optional(),
};
export const debtFilters = {
  creditId: id.optional(),
  age: creditAges.schema('账龄不正确').optional(),
  isOpen: flag.optional(),
  keywords: searchText(64).optional(),
};
