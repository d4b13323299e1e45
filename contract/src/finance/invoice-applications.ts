import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { dateLimit } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { INT_MAX, amount, hundredths, id, integer, moment, momentOrNone, nothing, page, paged, text } from '../wire.ts';
import { mailStates } from '../notifications/mails.ts';
import { HiddenOfTitle, invoiceTitle, keptTitle, seeTitle } from './invoice-title-fields.ts';
import {
  applicationTabs,
  auditStates,
  contentTypes,
  invoiceSources,
  invoiceTypes,
  progressStates,
  titleTypes,
} from './invoice-enums.ts';
import { searchText } from '../search-text.ts';

export const invoiceApplicationRefusals = refusals('invoice_application', {
  NOT_FOUND: { says: () => '开票申请不存在' },
  OFF: { says: () => '本店暂不接受开票申请' },
  NO_ORDERS: { says: () => '请选择需要开票的订单' },
  NOT_INVOICEABLE: { says: ({ orderNo, why }: { orderNo: string; why: string }) => `订单${orderNo}不可开票，${why}` },
  APPLIED: { onConstraint: 'invoice_application_order__live', says: () => '订单已申请过发票，请勿重复申请' },
  NUMBER_TAKEN: { onConstraint: 'invoice_application__apply_no', says: () => '申请单号重复，请再提交一次' },
  REFUND_PENDING: { says: () => '订单存在未完成的退款，暂不能开票' },
  ORDINARY_FOR_RECHARGE: { says: () => '充值只能开普通发票' },
  BALANCE_INVOICED: { says: () => '充值和用这笔余额支付的订单不能重复开票' },
  SPECIAL_FOR_PERSON: { says: () => '个人抬头不能开具专用发票' },
  SPECIAL_OFF: { says: () => '本店只开普通发票' },
  NO_TAX_NUMBER: { says: () => '请输入纳税人识别号' },
  TAX_NUMBER: { says: () => '纳税人识别号格式不正确' },
  NO_SPECIAL_DETAILS: { says: () => '请完善专用发票信息' },
  MASKED: { says: () => '带 * 的内容不完整，请重新填写，或再选一次抬头' },
  NO_RECIPIENT: { says: () => '请填写接收邮箱或手机号' },
  NO_REASON: { says: () => '请输入驳回原因' },
  NO_FAILURE: { says: () => '请输入失败原因' },
  AUDITED: { says: () => '该申请已审核过，请刷新后重试' },
  UNAUDITED: { says: () => '请先审核通过再开票' },
  ISSUED: { says: () => '该申请已开票，请勿重复操作' },
  FAILED: { says: () => '该申请已标记失败，请刷新后重试' },
  ISSUING: { says: () => '开票服务正在开这张发票，请等结果' },
  NOTHING_LEFT: { says: () => '订单已全部退款，没有可开票的金额' },
});

/** Numbers of orders, or of recharges where that is the source. */
export const invoiceSubjects = {
  source: invoiceSources.schema('来源不正确').optional(),
  orderNos: z.array(text(40), '请选择需要开票的订单').max(50, '一次最多 50 个订单').optional(),
};

/** Refusals of a title that an invoice cannot be made out to. */
export const titleRefusals = [
  invoiceApplicationRefusals.MASKED,
  invoiceApplicationRefusals.SPECIAL_FOR_PERSON,
  invoiceApplicationRefusals.SPECIAL_OFF,
  invoiceApplicationRefusals.NO_TAX_NUMBER,
  invoiceApplicationRefusals.TAX_NUMBER,
  invoiceApplicationRefusals.NO_SPECIAL_DETAILS,
  invoiceApplicationRefusals.NO_RECIPIENT,
];

export const InvoiceApplication = z.object({
  id: z.int(),
  applyNo: z.string(),
  uid: z.int(),
  nickname: z.string(),
  source: z.int(),
  orderNos: z.array(z.string()),
  invoiceType: z.int(),
  contentType: z.int(),
  ...keptTitle,
  remark: z.string(),
  amount,
  audit: z.int(),
  auditReason: z.string(),
  auditorId: z.int().nullable(),
  auditorName: z.string(),
  auditTime: momentOrNone,
  progress: z.int().nullable(),
  failReason: z.string(),
  /** Invoice that the service is asked for. */
  requestId: z.int().nullable(),
  invoiceId: z.int().nullable(),
  /** Duties are separate and whoever asks has audited it, so that somebody else issues it; left out where nobody asks. */
  isForOther: z.boolean().optional(),
  createTime: moment,
  updateTime: moment,
});
export type InvoiceApplication = z.output<typeof InvoiceApplication>;

export const InvoiceLog = z.object({
  id: z.int(),
  operatorName: z.string(),
  action: z.string(),
  message: z.string(),
  /** How far the mail of this step is, and why it failed. */
  mailState: mailStates.schema().nullable(),
  mailError: z.string(),
  createTime: moment,
});
export type InvoiceLog = z.output<typeof InvoiceLog>;

const ApplicationOrder = z.object({
  orderNo: z.string(),
  orderAmount: amount,
  refundedAmount: amount,
  invoiceAmount: amount,
  payTime: momentOrNone,
});

/** A line to begin with, as the orders suggest it. */
const SuggestedLine = z.object({
  orderNo: z.string(),
  goodsName: z.string(),
  taxCode: z.string(),
  spec: z.string(),
  unit: z.string(),
  num: z.int(),
  amount,
  taxRate: hundredths,
  zeroTaxFlag: z.int().nullable(),
});

export const InvoiceApplicationInfo = InvoiceApplication.extend({
  orders: z.array(ApplicationOrder),
  logs: z.array(InvoiceLog),
  lines: z.array(SuggestedLine),
});
export type InvoiceApplicationInfo = z.output<typeof InvoiceApplicationInfo>;

/** Amount of an application before it is sent. */
export const ApplicationPreview = z.object({
  /** Customer of the first order; null where it is nobody's. */
  uid: z.int().nullable(),
  nickname: z.string(),
  /** Sum of the orders that can be invoiced. */
  amount,
  /** Refusal of all of them together, else empty. */
  problem: z.string(),
  orders: z.array(
    ApplicationOrder.pick({ orderNo: true, orderAmount: true, refundedAmount: true, invoiceAmount: true }).extend({
      /** Reason why it cannot be invoiced, else empty. */
      why: z.string(),
    }),
  ),
});
export type ApplicationPreview = z.output<typeof ApplicationPreview>;

const filters = {
  audit: auditStates.schema('审核状态不正确').optional(),
  progress: progressStates.schema('开票进度不正确').optional(),
  titleType: titleTypes.schema('抬头类型不正确').optional(),
  invoiceType: invoiceTypes.schema('发票类型不正确').optional(),
  uid: integer(1, INT_MAX, '请输入正确的用户id').optional(),
  keywords: searchText(100).optional(),
  dateLimit: dateLimit.optional(),
};

/** Applications by what the list finds them by; `type` is a tab. */
export const ApplicationFilter = z.object({ ...filters, type: applicationTabs.schema('标签不正确').optional() });
export type ApplicationFilter = z.output<typeof ApplicationFilter>;

const save = 'admin:finance:invoice:apply:save';

export const applicationCalls = calls('invoice_application', '/admin/finance/invoice', {
  list: get('/apply/list', {
    permission: 'admin:finance:invoice:apply:list',
    about:
      'Address, account, e-mail and phone are masked, and the tax number of a person. `type` is a tab; keywords are part of a number, of a title or of an order number.',
    query: paged(ApplicationFilter.shape),
    returns: page(InvoiceApplication),
  }),
  headers: get('/apply/headers', {
    permission: 'admin:finance:invoice:apply:list',
    query: z.object(filters),
    returns: z.array(z.object({ name: z.string(), type: z.string(), count: z.int() })),
  }),
  info: get('/apply/info', {
    permission: 'admin:finance:invoice:apply:info',
    about: 'With its orders, its log and the lines that its orders suggest; masked like the list.',
    query: z.object({ id }),
    returns: InvoiceApplicationInfo,
    refuses: [invoiceApplicationRefusals.NOT_FOUND],
  }),
  reveal: post('/apply/reveal', {
    ...seeTitle,
    about: 'What other answers mask of the title. Each look is kept in the log with who it was.',
    body: z.object({ id }),
    returns: HiddenOfTitle,
    refuses: [invoiceApplicationRefusals.NOT_FOUND],
  }),
  save: post('/apply/save', {
    permission: save,
    about:
      'For a customer, by default that of the orders, or with an `id` the title of one that is not issued: it is audited again. What comes back masked stays: that of the application, or of the title `titleId` of the library. Source 2 is for recharges: only what was paid for them.',
    body: z.object({
      id: id.optional(),
      uid: integer(1, INT_MAX, '请选择用户').optional(),
      titleId: id.optional(),
      ...invoiceSubjects,
      ...invoiceTitle,
    }),
    returns: z.object({ id: z.int(), applyNo: z.string() }),
    refuses: [
      invoiceApplicationRefusals.NOT_FOUND,
      ...titleRefusals,
      invoiceApplicationRefusals.OFF,
      invoiceApplicationRefusals.NO_ORDERS,
      invoiceApplicationRefusals.NOT_INVOICEABLE,
      invoiceApplicationRefusals.APPLIED,
      invoiceApplicationRefusals.REFUND_PENDING,
      invoiceApplicationRefusals.ORDINARY_FOR_RECHARGE,
      invoiceApplicationRefusals.BALANCE_INVOICED,
      invoiceApplicationRefusals.ISSUED,
      invoiceApplicationRefusals.ISSUING,
    ],
  }),
  preview: post('/apply/preview', {
    permission: save,
    about: 'What an application for these orders or recharges would come to, each with the reason why it cannot be invoiced.',
    body: z.object({ uid: integer(1, INT_MAX, '请选择用户').optional(), ...invoiceSubjects }),
    returns: ApplicationPreview,
  }),
  audit: post('/apply/audit', {
    permission: 'admin:finance:invoice:apply:audit',
    about: 'Audit 2 takes it up, 4 approves it, 3 refuses it with a reason.',
    body: z.object({
      id,
      audit: auditStates.schema('审核状态不正确').refine((audit) => audit !== auditStates.unaudited, '审核状态不正确'),
      reason: text(200, '拒绝原因不能超过200个字符').optional(),
    }),
    returns: nothing,
    refuses: [
      invoiceApplicationRefusals.NOT_FOUND,
      invoiceApplicationRefusals.AUDITED,
      invoiceApplicationRefusals.NO_REASON,
      invoiceApplicationRefusals.REFUND_PENDING,
      invoiceApplicationRefusals.NOTHING_LEFT,
    ],
  }),
  fail: post('/issue/fail', {
    permission: 'admin:finance:invoice:issue',
    body: z.object({ applyId: id, reason: text(200, '失败原因不能超过200个字符') }),
    returns: nothing,
    refuses: [
      invoiceApplicationRefusals.NOT_FOUND,
      invoiceApplicationRefusals.NO_FAILURE,
      invoiceApplicationRefusals.UNAUDITED,
      invoiceApplicationRefusals.ISSUED,
      invoiceApplicationRefusals.ISSUING,
      invoiceApplicationRefusals.FAILED,
    ],
  }),
});

labelsOf('invoice_application', {
  id: 'ID',
  applyNo: '申请单号',
  uid: '用户ID',
  nickname: '用户',
  orderNos: '关联订单',
  source: '来源',
  invoiceType: '发票类型',
  contentType: '开票内容',
  titleType: '抬头类型',
  title: '发票抬头',
  taxNo: '税号',
  regAddress: '注册地址',
  regPhone: '注册电话',
  bankName: '开户银行',
  bankAccount: '银行账号',
  email: '接收邮箱',
  phone: '接收手机',
  remark: '备注',
  amount: '开票金额',
  audit: '审核状态',
  auditReason: '拒绝原因',
  reason: '原因',
  auditorName: '审核人',
  auditTime: '审核时间',
  progress: '开票进度',
  failReason: '失败原因',
  createTime: '申请时间',
  keywords: '关键字',
});

historyOf('invoice_application', {
  label: '开票申请',
  readBy: applicationCalls.list.permission,
  fields: {
    ...texts('title', 'taxNo', 'regAddress', 'regPhone', 'bankName', 'bankAccount', 'remark', 'auditReason', 'failReason'),
    amount: 'yuan',
    titleType: titleTypes,
    invoiceType: invoiceTypes,
    contentType: contentTypes,
    source: invoiceSources,
    audit: auditStates,
    progress: progressStates,
  },
  acts: {
    save: '代为申请',
    apply: '申请',
    audit: '审核',
    fail: '标记失败',
    reveal: '查看开票信息',
    exportApplications: '导出开票申请',
  },
});
