import { z } from 'zod';
import { approvalRefusals } from '../approvals/approvals.ts';
import { calls, get, post } from '../call.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { offlinePaymentRefusals } from '../orders/payments/offline-payments.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { partPaymentRefusals } from '../orders/payments/part-payments.ts';
import { orderNo, placeOrderRefusals, requestKey } from '../orders/placing.ts';
import { amount, flag, id, nothing, page, paged } from '../wire.ts';
import './credit-entries.ts';
import {
  CreditAccount,
  CreditAges,
  CreditDebt,
  CreditDraft,
  CreditEntry,
  creditStates,
  CreditAdjustment,
  debtFilters,
  creditFilters,
} from './credit-record.ts';
import { creditRefusals as no } from './credit-refusals.ts';

const seeing = 'admin:cashier:credit:list';

/** Customers who may pay later (企业赊账): their limits, and what they owe. */
export const creditCalls = calls('credit_account', '/admin/cashier/credit', {
  list: get('/list', {
    permission: seeing,
    about: 'Accounts with their open debts by age, those that owe most first.',
    query: paged(creditFilters),
    returns: page(CreditAccount),
  }),
  sums: get('/data', {
    permission: seeing,
    about: 'Open debts by age of all the accounts that the filters find.',
    query: z.object(creditFilters),
    returns: CreditAges,
  }),
  info: get('/info', {
    permission: 'admin:cashier:credit:info',
    query: z.object({ id }),
    returns: CreditAccount,
    refuses: [no.NOT_FOUND],
  }),
  debts: get('/debts', {
    permission: seeing,
    about: 'Debts, those whose day comes first first.',
    query: paged(debtFilters),
    returns: page(CreditDebt),
  }),
  entries: get('/entries', {
    permission: 'admin:cashier:credit:info',
    about: 'Ledger of an account, the latest first.',
    query: paged({ id, dateLimit: dateLimit.optional() }),
    returns: page(CreditEntry),
    refuses: [no.NOT_FOUND, periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  statement: get('/statement', {
    permission: 'admin:cashier:credit:info',
    about: 'Statement of an account over a period: what was owed before, each movement, and what is owed after it.',
    query: z.object({ id, dateLimit }),
    returns: z.object({
      account: CreditAccount,
      periodStart: z.string(),
      periodEnd: z.string(),
      before: amount,
      after: amount,
      /** Movements in the order in which they came; `total` tells of those that are too many for paper. */
      entries: z.array(CreditEntry),
      total: z.int(),
    }),
    refuses: [no.NOT_FOUND, periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  save: post('/save', {
    permission: 'admin:cashier:credit:save',
    about: 'Opens an account; a customer has one.',
    body: CreditDraft,
    returns: nothing,
    says: '已开户',
    refuses: [no.TAKEN, no.NUMBER_TAKEN],
  }),
  update: post('/update', {
    edits: CreditAccount,
    permission: 'admin:cashier:credit:save',
    about: 'Limit, term and contact. The customer stays; a lower limit leaves the debts that are there.',
    query: z.object({ id }),
    body: CreditDraft,
    returns: nothing,
    refuses: [no.NOT_FOUND],
  }),
  updateStatus: post('/update/status', {
    permission: 'admin:cashier:credit:save',
    about: 'Stops an account for new debts, or opens it again; what is owed stays owed.',
    body: z.object({ id, status: flag }),
    returns: nothing,
    refuses: [no.NOT_FOUND],
  }),
  quote: get('/quote', {
    permission: 'admin:cashier:credit:settle',
    about: 'Account by which an order would be settled, and what is free of it.',
    query: z.object({ orderNo }),
    returns: z.object({
      company: z.string(),
      amount,
      free: amount,
      overdue: amount,
      status: z.boolean(),
      /** Day by which it would have to be paid. */
      dueDay: z.string(),
    }),
    refuses: [orderRefusals.NOT_FOUND, no.NO_BUYER, no.NO_ACCOUNT],
  }),
  settle: post('/settle', {
    permission: 'admin:cashier:credit:settle',
    about:
      'Settles an unpaid order on credit, within the free limit of its customer: the order is paid, and its price is owed until the term is over. Nobody overrides the limit.',
    body: z.object({ orderNo, requestKey }),
    returns: nothing,
    says: '已赊账，订单已付款',
    refuses: [
      orderRefusals.NOT_FOUND,
      offlinePaymentRefusals.PAID,
      offlinePaymentRefusals.GONE,
      partPaymentRefusals.STANDS,
      placeOrderRefusals.KEY_REUSED,
      no.NO_BUYER,
      no.NO_ACCOUNT,
      no.STOPPED,
      no.OVERDUE,
      no.LIMIT,
      no.ORDER_ONCE,
    ],
  }),
  adjust: post('/adjust', {
    permission: 'admin:cashier:credit:adjust',
    about: 'Submits a correction of what is owed to a second person; nothing moves before it is approved.',
    body: CreditAdjustment,
    returns: nothing,
    says: '已提交复核，另一人通过后记账',
    refuses: [no.NOT_FOUND, no.MORE_THAN_OWED, approvalRefusals.WAITS_ALREADY],
  }),
});

labelsOf('credit_account', {
  id: 'ID',
  creditNo: '户号',
  uid: '用户',
  nickname: '用户',
  company: '单位名称',
  contact: '联系人',
  phone: '联系电话',
  creditLimit: '信用额度',
  termDays: '账期（天）',
  remark: '备注',
  status: '状态',
  owed: '欠款',
  surplus: '预存',
  free: '剩余额度',
  overdue: '逾期',
  firstDue: '最早到期',
  current: '未到期',
  d30: '逾期 1-30 天',
  d60: '31-60 天',
  d90: '61-90 天',
  more: '90 天以上',
  keywords: '单位、联系人或用户',
  age: '账龄',
  isOverdue: '有逾期',
  isOpen: '未还清',
  creditId: '赊账客户',
  orderNo: '订单号',
  amount: '调整金额',
  reason: '调整原因',
  createTime: '开户时间',
  updateTime: '修改时间',
});

historyOf('credit_account', {
  label: '赊账账户',
  readBy: 'admin:cashier:credit:info',
  fields: {
    ...texts('company', 'contact', 'phone', 'termDays', 'remark'),
    creditLimit: 'yuan',
    owed: 'yuan',
    surplus: 'yuan',
    status: creditStates,
  },
  acts: {
    save: '开户',
    updateStatus: '启用或停用赊账',
    settle: '订单赊账',
    adjust: '提交欠款调整',
    remind: '提醒还款',
  },
});
