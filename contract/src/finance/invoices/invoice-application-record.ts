import { z } from 'zod';
import { dateLimit } from '../../date-limit.ts';
import { INT_MAX, amount, hundredths, integer, moment, momentOrNone, text } from '../../wire.ts';
import { mailStates } from '../../notifications/mails.ts';
import { keptTitle } from './invoice-title-fields.ts';
import { applicationTabs, auditStates, invoiceSources, invoiceTypes, progressStates, titleTypes } from './invoice-enums.ts';
import { searchText } from '../../search-text.ts';

/** Numbers of orders, or of recharges where that is the source. */
export const invoiceSubjects = {
  source: invoiceSources.schema('来源不正确').optional(),
  orderNos: z.array(text(40), '请选择需要开票的订单').max(50, '一次最多 50 个订单').optional(),
};

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

/** Title of an application as its form is opened, and how far it was: whoever corrects it takes that back. */
export const CorrectedTitle = InvoiceApplication.pick({
  invoiceType: true,
  contentType: true,
  titleType: true,
  title: true,
  taxNo: true,
  regAddress: true,
  regPhone: true,
  bankName: true,
  bankAccount: true,
  email: true,
  phone: true,
  remark: true,
  audit: true,
  progress: true,
});

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

export const applicationFilters = {
  audit: auditStates.schema('审核状态不正确').optional(),
  progress: progressStates.schema('开票进度不正确').optional(),
  titleType: titleTypes.schema('抬头类型不正确').optional(),
  invoiceType: invoiceTypes.schema('发票类型不正确').optional(),
  uid: integer(1, INT_MAX, '请输入正确的用户id').optional(),
  keywords: searchText(100).optional(),
  dateLimit: dateLimit.optional(),
};

/** Applications by what the list finds them by; `type` is a tab. */
export const ApplicationFilter = z.object({ ...applicationFilters, type: applicationTabs.schema('标签不正确').optional() });
export type ApplicationFilter = z.output<typeof ApplicationFilter>;
