import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { placeOrderRefusals, requestKey } from '../orders/placing.ts';
import { flag, id, line, momentOrNone, nothing, orderMoney, page, paged, present, text, words } from '../wire.ts';
import { bankNumber } from '../sellers/bank-number.ts';
import { closingRefusals } from './day-closing-refusals.ts';
import { vouchers } from './vouchers.ts';
import { cashPaymentRefusals } from './cash-payment-refusals.ts';
import { CashPayment, CashPaymentFilter, cashPaymentKinds, cashPaymentStates } from './cash-payment-record.ts';

const decided = [cashPaymentRefusals.NOT_FOUND, cashPaymentRefusals.DECIDED];

export const cashPaymentCalls = calls('cash_payment', '/admin/cashier/payment', {
  list: get('/list', {
    permission: 'admin:cashier:payment:list',
    about: 'Payments out, the latest first. Accounts are masked.',
    query: paged(CashPaymentFilter.shape),
    returns: page(CashPayment),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  info: get('/info', {
    permission: 'admin:cashier:payment:info',
    query: z.object({ id }),
    returns: CashPayment,
    refuses: [cashPaymentRefusals.NOT_FOUND],
  }),
  reveal: post('/account', {
    permission: 'admin:cashier:payment:account',
    about: 'The whole account. Each look is kept with who it was.',
    body: z.object({ id }),
    returns: z.object({ account: z.string() }),
    refuses: [cashPaymentRefusals.NOT_FOUND],
  }),
  save: post('/save', {
    permission: 'admin:cashier:payment:save',
    about:
      'Applies for a payment. A refund names the order whose refund waits to be paid by hand; settlements are applied for by their bills.',
    body: z.object({
      bizType: cashPaymentKinds.schema('请选择付款类型'),
      bizNo: text(40, '业务单号不能超过40个字符').nullish(),
      payee: line(64, '请输入收款方', '收款方不能超过64个字符'),
      bank: line(64, '请输入开户行', '开户行不能超过64个字符'),
      account: bankNumber.refine((typed) => !typed.includes('*'), '请填写完整的银行账号'),
      amount: present('请填写付款金额').pipe(orderMoney.refine((fen) => fen > 0, '付款金额应大于 0')),
      reason: words(200, '请填写付款事由', '付款事由不能超过200个字符'),
      requestKey,
    }),
    returns: nothing,
    says: '已提交，等待审批',
    refuses: [
      placeOrderRefusals.KEY_REUSED,
      cashPaymentRefusals.NO_SUBJECT,
      cashPaymentRefusals.NOT_BY_HAND,
      cashPaymentRefusals.AMOUNT,
      cashPaymentRefusals.ASKED,
    ],
  }),
  audit: post('/audit', {
    permission: 'admin:cashier:payment:audit',
    about:
      'Approves a payment (1) or rejects it (3), for somebody other than who applied for it. What is approved is rejected until it is paid.',
    body: z.object({
      id,
      status: cashPaymentStates.schema('请选择通过或拒绝'),
      auditRemark: text(200, '审批意见不能超过200个字符').nullish(),
    }),
    returns: nothing,
    refuses: [...decided, cashPaymentRefusals.OWN, cashPaymentRefusals.NO_REASON, cashPaymentRefusals.NO_DECISION],
  }),
  withdraw: post('/withdraw', {
    permission: 'admin:cashier:payment:save',
    about: 'Takes an own application back that is not paid yet.',
    body: z.object({ id }),
    returns: nothing,
    says: '已撤回',
    refuses: [...decided, cashPaymentRefusals.NOT_OWN],
  }),
  paid: post('/paid', {
    permission: 'admin:cashier:payment:paid',
    about: 'Registers that an approved payment was paid, once. The same registration by the same person is answered again.',
    body: z.object({
      id,
      paidAt: momentOrNone,
      payoutNo: text(64, '付款流水号不能超过64个字符').nullish(),
      vouchers: vouchers.nullish(),
      /** Paid out of the till, in cash. */
      isCash: flag.nullish(),
    }),
    returns: nothing,
    says: '已登记付款',
    refuses: [
      cashPaymentRefusals.NOT_FOUND,
      cashPaymentRefusals.NOT_YET,
      cashPaymentRefusals.REJECTED,
      cashPaymentRefusals.PAID,
      cashPaymentRefusals.FUTURE,
      closingRefusals.CLOSED,
      closingRefusals.TODAY_CLOSED,
    ],
  }),
});

labelsOf('cash_payment', {
  id: 'ID',
  paymentNo: '付款单号',
  bizType: '类型',
  bizNo: '业务单号',
  merId: '店铺',
  merName: '店铺',
  payee: '收款方',
  bank: '开户行',
  account: '账号',
  amount: '金额',
  reason: '付款事由',
  status: '状态',
  applicant: '申请人',
  auditor: '审批人',
  auditTime: '审批时间',
  auditRemark: '审批意见',
  payer: '登记人',
  paidAt: '付款时间',
  payoutNo: '付款流水号',
  vouchers: '凭证',
  isCash: '现金支付',
  createTime: '申请时间',
  updateTime: '修改时间',
  keywords: '单号或收款方',
  dateLimit: '申请时间',
});
labelsOf('cash_payment_view', { paymentId: '付款单', createTime: '查看时间' });

historyOf('cash_payment', {
  label: '付款单',
  readBy: cashPaymentCalls.list.permission,
  fields: {
    // The account itself stays out of the log.
    ...texts('paymentNo', 'bizNo', 'payee', 'bank', 'reason', 'auditor', 'auditRemark', 'payer', 'payoutNo'),
    bizType: cashPaymentKinds,
    amount: 'yuan',
    status: cashPaymentStates,
    vouchers: 'pictures',
  },
  parts: { cash_payment_view: 'paymentId' },
  acts: {
    save: '申请付款',
    audit: '审批付款',
    withdraw: '撤回付款申请',
    paid: '登记付款',
    reveal: '查看收款账号',
    exportPayments: '导出付款单',
  },
});
