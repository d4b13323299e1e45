import { z } from 'zod';
import { cashPaymentRefusals } from '../cashier/cash-payment-refusals.ts';
import { calls, get, post } from '../call.ts';
import { dateLimit } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { fenOfYuan, yuanOfFen } from '../fen.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { searchText } from '../search-text.ts';
import { MOST_MONEY, amount, count, flag, id, idOrNone, nothing, page, paged, words } from '../wire.ts';
import { Settlement, SettlementInfo, SettlementLine, lineKinds, objectionStates, settlementStates } from './settlement-record.ts';
import { settlementRefusals as no } from './settlement-refusals.ts';

const WRONG_ADJUSTMENT = `调整金额应为 -${yuanOfFen(MOST_MONEY)} 到 ${yuanOfFen(MOST_MONEY)} 元，最多两位小数，不能是 0`;
const adjustment = z
  .union([z.string(), z.number()], WRONG_ADJUSTMENT)
  .refine((yuan) => /^-?\d{1,6}(\.\d{1,2})?$/.test(String(yuan)) && fenOfYuan(yuan) !== 0, WRONG_ADJUSTMENT)
  .pipe(amount);

const filters = {
  shopId: idOrNone.optional(),
  status: settlementStates.schema('请选择正确的结算状态').optional(),
  /** Bills that are confirmed and whose payment nobody has applied for. */
  toApply: flag.optional(),
  objectionState: objectionStates.schema('请选择正确的异议状态').optional(),
  dateLimit: dateLimit.optional(),
  keywords: searchText(64).optional(),
};

const seeing = 'admin:settlement:list';
const ofOwn = { dataScope: 'settlement' } as const;

/** Bills that the mall owes its shops. */
export const settlementCalls = calls('settlement', '/admin/settlement', {
  list: get('/list', {
    ...ofOwn,
    permission: seeing,
    about: 'Newest first; `keywords` is the number of a bill or a word of the name of its shop.',
    query: paged(filters),
    returns: page(Settlement),
  }),
  counts: get('/counts', {
    ...ofOwn,
    permission: seeing,
    about: 'How many bills there are in each state.',
    query: z.object({}),
    returns: z.object({ all: count, open: count, confirmed: count, paid: count, void: count }),
  }),
  info: get('/info', {
    ...ofOwn,
    permission: 'admin:settlement:info',
    query: z.object({ id }),
    returns: SettlementInfo,
    refuses: [no.NOT_FOUND],
  }),
  lines: get('/lines', {
    ...ofOwn,
    permission: 'admin:settlement:info',
    about:
      'Orders, refunds that came after an order was settled, adjustments, and debts of former bills, in the order they came in. ' +
      '`platform` is the discount that the platform bears and makes good, less what refunds took back of it.',
    query: paged({ id, kind: lineKinds.schema('请选择正确的明细类型').optional() }),
    returns: page(SettlementLine),
    refuses: [no.NOT_FOUND],
  }),
  shops: get('/shops', {
    permission: seeing,
    about: 'Shops of the mall, for filters and forms.',
    query: z.object({}),
    returns: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  adjust: post('/adjust', {
    permission: 'admin:settlement:adjust',
    about: 'Adds a line with its reason, negative where the shop gets less.',
    body: z.object({ id, amount: adjustment, reason: words(200, '请填写调整原因') }),
    returns: nothing,
    says: '已调整',
    refuses: [no.NOT_FOUND, no.NOT_OPEN, no.AT_WORK],
  }),
  confirm: post('/confirm', {
    permission: 'admin:settlement:confirm',
    about:
      'Nothing of it changes from then on. With `payableAmount` it is refused where the bill has become another since it was read.',
    query: z.object({ id, payableAmount: amount.optional() }),
    returns: nothing,
    says: '已确认',
    refuses: [no.NOT_FOUND, no.NOT_OPEN, no.AT_WORK, no.OBJECTED, no.CHANGED],
  }),
  applyPayment: post('/pay/apply', {
    permission: 'admin:settlement:pay:apply',
    about:
      'Applies for its payment with the cashier, to the account of the shop. Somebody else approves it; once paid, so is the bill.',
    query: z.object({ id }),
    returns: nothing,
    says: '已申请付款，等待审批',
    refuses: [no.NOT_FOUND, no.NOT_CONFIRMED, no.NOTHING_TO_PAY, no.PAYING, no.NO_ACCOUNT, cashPaymentRefusals.ASKED],
  }),
  void: post('/void', {
    permission: 'admin:settlement:void',
    about: 'Frees its orders for another bill.',
    body: z.object({ id, reason: words(200, '请填写作废原因') }),
    returns: nothing,
    says: '已作废，其中的订单可以重新结算',
    refuses: [no.NOT_FOUND, no.VOIDABLE, no.AT_WORK, no.PAYING, no.CARRIED],
  }),
  object: post('/object', {
    ...ofOwn,
    permission: 'admin:settlement:object',
    about: 'The shop says what is wrong with a bill that is not confirmed.',
    body: z.object({ id, objection: words(500, '请填写异议的内容') }),
    returns: nothing,
    says: '已提交，请等平台答复',
    refuses: [no.NOT_FOUND, no.NOT_OPEN, no.AT_WORK, no.OBJECTED_ALREADY],
  }),
  answer: post('/answer', {
    permission: 'admin:settlement:answer',
    about: 'Answers the objection of the shop, so that the bill can be confirmed.',
    body: z.object({ id, answer: words(500, '请填写答复的内容') }),
    returns: nothing,
    says: '已答复',
    refuses: [no.NOT_FOUND, no.NO_OBJECTION],
  }),
});

export const settlementExportCalls = calls('settlement', '/admin/export/excel', {
  exportBills: get('/settlement', {
    ...ofOwn,
    permission: 'admin:export:excel:settlement',
    about: 'A workbook of the bills that the filters find, by a link that is good for ten minutes.',
    query: z.object(filters),
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY],
  }),
  exportLines: get('/settlement/lines', {
    ...ofOwn,
    permission: 'admin:export:excel:settlement',
    about: 'A workbook of the lines of one bill.',
    query: z.object({ id }),
    returns: z.object({ fileName: z.string() }),
    refuses: [no.NOT_FOUND, exportRefusals.EMPTY],
  }),
});

labelsOf('settlement', {
  id: 'ID',
  settlementNo: '结算单号',
  shopId: '店铺',
  shopName: '店铺',
  operatorId: '运营商',
  by: '汇总方式',
  settleCycle: '结算对象',
  periodStart: '周期开始',
  periodEnd: '周期结束',
  orderCount: '订单数',
  orderAmount: '订单金额',
  freightAmount: '其中运费',
  platformAmount: '平台承担',
  refundAmount: '退款',
  commissionRate: '佣金比例',
  commissionAmount: '佣金',
  adjustAmount: '调整',
  amount: '调整金额',
  reason: '原因',
  carriedAmount: '上期结转',
  payableAmount: '应结',
  status: '状态',
  objectionState: '异议',
  objection: '店铺异议',
  answer: '平台答复',
  paymentNo: '付款单号',
  paymentRemark: '付款拒绝原因',
  carriedTo: '转入',
  voidReason: '作废原因',
  createTime: '生成时间',
  confirmTime: '确认时间',
  payTime: '付款时间',
  keywords: '结算单号或店铺名称',
  settledUntil: '已结算到',
  openCount: '待确认单数',
  openAmount: '待确认',
  confirmedAmount: '待申请付款',
  payingAmount: '付款中',
  debtAmount: '店铺欠款',
  balance: '应付合计',
});
labelsOf('settlement_line', {
  kind: '类型',
  orderNo: '订单号',
  receivedTime: '签收时间',
  payPrice: '实付',
  freight: '其中运费',
  platform: '平台承担',
  refundPrice: '退款',
  commissionRate: '佣金比例',
  commission: '佣金',
  net: '应结',
  reason: '说明',
  adminName: '操作人',
  createTime: '记入时间',
});

historyOf('settlement', {
  label: '结算单',
  readBy: 'admin:settlement:info',
  fields: {
    status: settlementStates,
    adjustAmount: 'yuan',
    payableAmount: 'yuan',
    objectionState: objectionStates,
    objection: 'text',
    answer: 'text',
    paymentNo: 'text',
    paymentRemark: 'text',
    voidReason: 'text',
  },
  acts: {
    generate: '生成结算单',
    previewMany: '预览结算单',
    adjust: '调整',
    confirm: '确认',
    applyPayment: '申请付款',
    void: '作废',
    object: '提出异议',
    answer: '答复异议',
  },
});
