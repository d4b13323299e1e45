import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { INT_MAX, amount, count, flag, id, integer, moment, nothing, page, paged, words } from '../wire.ts';

export const taskRefusals = refusals('task', {
  NOT_FOUND: { code: 404, says: () => '没有找到这项任务，请刷新页面' },
  TAKEN: { says: (p: { holder: string }) => `该任务已被${p.holder}领取` },
  OVER: { says: () => '这项任务已经办结，请刷新页面' },
  NOT_HELD: { says: () => '只有领取人能放回任务' },
  ENDS_ITSELF: { says: (p: { kind: string }) => `${p.kind}办结后任务会自动完成，不能直接关闭` },
});

/** Work that an event leaves to people. */
export const taskKinds = choices({
  refundOwed: ['refund_owed', '线下退款'],
  refundTrouble: ['refund_trouble', '退款异常'],
  difference: ['difference', '对账差异'],
  receipt: ['receipt_difference', '收款差异'],
  notice: ['notice', '通知未处理'],
  shipping: ['shipping', '发货信息'],
  collecting: ['collecting', '采集异常'],
  waybill: ['waybill', '面单结果未知'],
  receiptCheck: ['receipt_check', '待确认收款'],
  paymentReview: ['payment_review', '待审批付款'],
  paymentDue: ['payment_due', '待付款'],
  objection: ['objection', '结算异议'],
  settleDue: ['settle_due', '结算周期已到'],
  creditDue: ['credit_due', '赊账催收'],
  closingDue: ['closing_due', '待日结'],
  closingCheck: ['closing_check', '待复核日结'],
  bankLines: ['bank_lines', '银行流水待对'],
  backup: '备份异常',
});
export type TaskKind = (typeof taskKinds.values)[number];

/** Records that tasks are about, by which a task leads to its page. */
export const taskRecords = choices({
  order: '订单',
  recharge: '充值',
  withdrawal: '提现',
  day: '日期',
  payment: '渠道交易',
  bill: '渠道账单',
  notice: '接收记录',
  service: '外部服务',
  collected: '采集订单',
  cashReceipt: ['cash_receipt', '收款单'],
  cashPayment: ['cash_payment', '付款单'],
  settlement: '结算单',
  settlePeriod: ['settle_period', '结算周期'],
  credit: '赊账户',
  closing: '日结日',
  bankAccount: ['bank_account', '银行账户'],
  backup: '备份',
});
export type TaskRecordKind = (typeof taskRecords.values)[number];

export const taskStates = choices({
  open: [0, '待处理', 'waits'],
  claimed: [1, '处理中', 'underway'],
  done: [2, '已完成', 'done'],
  closed: [3, '已关闭', 'rest'],
});

/** Kinds that people may close with a reason; the others end with what they are about. */
export const closedByPeople: ReadonlySet<TaskKind> = new Set([
  taskKinds.refundTrouble,
  taskKinds.difference,
  taskKinds.receipt,
  taskKinds.notice,
  taskKinds.shipping,
  taskKinds.collecting,
  taskKinds.settleDue,
]);

export const Task = z.object({
  id: z.int(),
  kind: taskKinds.schema(),
  record: taskRecords.schema(),
  /** Number of the record, as people find it. */
  number: z.string(),
  /** Reason in words, and what to do. */
  says: z.string(),
  amount: amount.nullable(),
  state: taskStates.schema(),
  /** Person who took it on; null while nobody did. */
  holder: z.string().nullable(),
  isOwn: z.boolean(),
  /** Reason for which it was closed. */
  note: z.string().nullable(),
  dueTime: moment,
  /** Still to be done after its time. */
  isOverdue: z.boolean(),
  createTime: moment,
  endTime: moment.nullable(),
});
export type Task = z.output<typeof Task>;

export const TaskFilter = z.object({
  state: taskStates.schema('任务状态不正确').optional(),
  kind: taskKinds.schema('任务类型不正确').optional(),
  mine: flag.optional(),
  id: integer(1, INT_MAX, '任务编号不正确').optional(),
});
export type TaskFilter = z.output<typeof TaskFilter>;

export const taskCalls = calls('task', '/admin/cashier/task', {
  list: get('/list', {
    permission: 'admin:cashier:task:list',
    about:
      'Work that events leave to people: what is to be done comes first that is due first, what is over last that ended first.',
    query: paged(TaskFilter.shape),
    returns: page(Task),
  }),
  count: get('/count', {
    permission: 'admin:cashier:task:list',
    about: 'How many are to be done, by kind, and how many of them are late.',
    returns: z.array(z.object({ kind: taskKinds.schema(), open: count, overdue: count })),
  }),
  claim: post('/claim', {
    permission: 'admin:cashier:task:claim',
    about: 'Takes a task on, so that nobody else does.',
    body: z.object({ id }),
    returns: nothing,
    says: '已领取',
    refuses: [taskRefusals.NOT_FOUND, taskRefusals.TAKEN, taskRefusals.OVER],
  }),
  release: post('/release', {
    permission: 'admin:cashier:task:claim',
    about: 'Puts a task back that one took on oneself.',
    body: z.object({ id }),
    returns: nothing,
    says: '已放回',
    refuses: [taskRefusals.NOT_FOUND, taskRefusals.NOT_HELD, taskRefusals.OVER],
  }),
  close: post('/close', {
    permission: 'admin:cashier:task:close',
    about: 'Ends a task that no event ends, with the reason.',
    body: z.object({ id, note: words(200, '请填写关闭原因') }),
    returns: nothing,
    says: '已关闭',
    refuses: [taskRefusals.NOT_FOUND, taskRefusals.TAKEN, taskRefusals.OVER, taskRefusals.ENDS_ITSELF],
  }),
});

labelsOf('task', {
  id: '编号',
  kind: '任务类型',
  record: '单据类型',
  number: '业务单号',
  says: '说明',
  amount: '金额',
  state: '状态',
  holder: '处理人',
  note: '关闭原因',
  dueTime: '截止时间',
  createTime: '创建时间',
  endTime: '办结时间',
  mine: '处理人',
});
historyOf('task', {
  label: '任务',
  readBy: taskCalls.list.permission,
  fields: { state: taskStates, note: 'text', holder: 'text' },
  acts: { claim: '领取任务', release: '放回任务', close: '关闭任务' },
});
