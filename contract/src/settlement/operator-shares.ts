import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { cashPaymentRefusals } from '../cashier/cash-payment-refusals.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { amount, count, flag, hundredths, id, idOrNone, moment, nothing, page, paged, words } from '../wire.ts';

export const operatorShareRefusals = refusals('operator_share', {
  NOT_FOUND: { code: 404, says: () => '没有找到这张分成单，请刷新页面' },
  NOTHING_DUE: { says: () => '现在没有可以生成的分成：结算单确认后才有，退款要扣回的会等到下次抵扣' },
  NOT_OPEN: { says: () => '只有待付款的分成单才能这样做，请刷新页面' },
  NO_ACCOUNT: { says: () => '运营商还没有收款账户，请先在运营商列表里填写' },
  PAYING: { says: (p: { paymentNo: string }) => `付款单 ${p.paymentNo} 还在处理，请等它办结` },
});

export const operatorShareStates = choices({
  open: [0, '待付款', 'waits'],
  paid: [1, '已付款', 'done'],
  void: [2, '已作废', 'rest'],
});

/** Statement of what an operator gets of the commission of its shops' bills. */
export const OperatorShare = z.object({
  id: z.int(),
  shareNo: z.string(),
  operatorId: z.int(),
  operatorName: z.string(),
  /** Bills of shops whose commission it shares, or gives back. */
  billCount: count,
  commissionAmount: amount,
  shareAmount: amount,
  status: operatorShareStates.schema(),
  /** Number of the payment that was applied for; blank before, and after it was rejected. */
  paymentNo: z.string(),
  paymentRemark: z.string(),
  voidReason: z.string(),
  createTime: moment,
  payTime: moment.nullable(),
});
export type OperatorShare = z.output<typeof OperatorShare>;

/** Change of the commission of a bill, and of the share of it, since the statement before. */
export const OperatorShareLine = z.object({
  id: z.int(),
  settlementNo: z.string(),
  shopName: z.string(),
  rate: hundredths,
  commission: amount,
  share: amount,
});
export type OperatorShareLine = z.output<typeof OperatorShareLine>;

/** Share of an operator that no statement has yet; below zero where refunds take back more than there is. */
export const DueShare = z.object({
  operatorId: z.int(),
  operatorName: z.string(),
  billCount: count,
  commissionAmount: amount,
  shareAmount: amount,
});
export type DueShare = z.output<typeof DueShare>;

const permission = 'admin:operator:share:list';
const ofOwn = { permission, dataScope: 'operator_share' } as const;

/** Shares of operators in the commission of their shops; people of an operator see its own. */
export const operatorShareCalls = calls('operator_share', '/admin/operator/share', {
  listShares: get('/list', {
    ...ofOwn,
    about: 'Statements, the latest first.',
    query: paged({
      keywords: searchText(64).optional(),
      operatorId: idOrNone.optional(),
      status: operatorShareStates.schema('分成单状态不正确').optional(),
      /** Open ones whose payment nobody has applied for. */
      toApply: flag.optional(),
      dateLimit: dateLimit.optional(),
    }),
    returns: page(OperatorShare),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  shareLines: get('/lines', {
    ...ofOwn,
    about: 'Bills of a statement, each with its commission and the share of it.',
    query: paged({ id }),
    returns: page(OperatorShareLine),
    refuses: [operatorShareRefusals.NOT_FOUND],
  }),
  dueShares: get('/due', {
    permission: 'admin:operator:share:generate',
    about: 'Operators whose bills have a share that no statement has yet, those who get most first, at most 200.',
    returns: z.array(DueShare),
  }),
  generateShares: post('/generate', {
    permission: 'admin:operator:share:generate',
    about: 'Makes a statement for each operator whose share comes to more than nothing; the others wait for the next one.',
    body: z.object({ operatorId: idOrNone.optional() }),
    returns: z.object({ created: count }),
    says: '已生成分成单',
    refuses: [operatorShareRefusals.NOTHING_DUE],
  }),
  payShare: post('/pay/apply', {
    permission: 'admin:operator:share:pay',
    about: 'Has the cashier pay a statement, to the account that its operator has; somebody else approves it.',
    body: z.object({ id }),
    returns: nothing,
    says: '已提交，等待审批',
    refuses: [
      operatorShareRefusals.NOT_FOUND,
      operatorShareRefusals.NOT_OPEN,
      operatorShareRefusals.PAYING,
      operatorShareRefusals.NO_ACCOUNT,
      cashPaymentRefusals.ASKED,
    ],
  }),
  voidShare: post('/void', {
    permission: 'admin:operator:share:void',
    about: 'Its bills are free for another statement.',
    body: z.object({ id, reason: words(200, '请填写作废原因') }),
    returns: nothing,
    says: '已作废',
    refuses: [operatorShareRefusals.NOT_FOUND, operatorShareRefusals.NOT_OPEN, operatorShareRefusals.PAYING],
  }),
});

labelsOf('operator_share', {
  shareNo: '分成单号',
  operatorId: '运营商',
  operatorName: '运营商',
  billCount: '结算单数',
  commissionAmount: '佣金',
  shareAmount: '分成',
  status: '状态',
  paymentNo: '付款单号',
  paymentRemark: '付款拒绝原因',
  voidReason: '作废原因',
  createTime: '生成时间',
  payTime: '付款时间',
  keywords: '分成单号或运营商',
  settlementNo: '结算单号',
  shopName: '店铺',
  rate: '分成比例',
  commission: '佣金',
  share: '分成',
  reason: '作废原因',
});

historyOf('operator_share', {
  label: '分成单',
  // People of an operator are told of its statements by their list alone.
  readBy: 'admin:operator:share:generate',
  fields: {
    status: operatorShareStates,
    shareAmount: 'yuan',
    ...texts('paymentNo', 'paymentRemark', 'voidReason'),
  },
  acts: { generateShares: '生成', payShare: '申请付款', voidShare: '作废' },
});
