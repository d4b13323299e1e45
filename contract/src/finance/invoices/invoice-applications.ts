import { z } from 'zod';
import { calls, get, post } from '../../call.ts';
import { historyOf, texts } from '../../history.ts';
import { labelsOf } from '../../labels.ts';
import { INT_MAX, id, integer, nothing, page, paged, text } from '../../wire.ts';
import { HiddenOfTitle, invoiceTitle, seeTitle } from './invoice-title-fields.ts';
import { auditStates, contentTypes, invoiceSources, invoiceTypes, progressStates, titleTypes } from './invoice-enums.ts';
import {
  ApplicationFilter,
  ApplicationPreview,
  applicationFilters,
  CorrectedTitle,
  InvoiceApplication,
  InvoiceApplicationInfo,
  invoiceSubjects,
} from './invoice-application-record.ts';
import { invoiceApplicationRefusals, titleRefusals } from './invoice-application-refusals.ts';

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
    query: z.object(applicationFilters),
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
    edits: CorrectedTitle,
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
