import { z } from 'zod';
import { fenOfYuan, yuanOfFen } from '../../fen.ts';
import { amount, day, hundredths, integer, line, moment, text, words, id, present, orderMoney } from '../../wire.ts';
import { mailStates } from '../../notifications/mails.ts';
import { InvoiceLog } from './invoice-application-record.ts';
import { taxRates, zeroTaxFlags, carriers, redReasons } from './invoice-enums.ts';

/** An amount of a line; a discount is negative. */
const lineAmount = z.codec(
  z.union([z.string().regex(/^-?\d{1,8}(\.\d{1,2})?$/, '金额格式不正确'), z.number('金额格式不正确')], '请填写金额'),
  z.int('金额格式不正确').refine((fen) => fen !== 0, '金额不能为 0'),
  { decode: (yuan) => fenOfYuan(yuan), encode: (fen) => yuanOfFen(fen) },
);

export const InvoiceLineDraft = z.object({
  orderNo: words(40, '请填写订单号'),
  goodsName: line(90, '请填写货物名称', '货物名称不能超过90个字符'),
  taxCode: text(19).regex(/^\d{19}$/, '商品编码应为19位数字'),
  spec: text(255).nullish(),
  unit: text(20).nullish(),
  num: integer(0, 99_999_999, '数量不正确'),
  amount: lineAmount,
  taxRate: hundredths.refine((rate) => taxRates.values.some((one) => one === rate), '税率不正确'),
  zeroTaxFlag: zeroTaxFlags.schema('零税率标识不正确').nullish(),
});
export type InvoiceLineDraft = z.output<typeof InvoiceLineDraft>;

const InvoiceLine = z.object({
  id: z.int(),
  lineNo: z.int(),
  lineType: z.int(),
  orderNo: z.string(),
  goodsName: z.string(),
  taxCode: z.string(),
  spec: z.string(),
  unit: z.string(),
  num: z.int(),
  priceExTax: amount,
  amountExTax: amount,
  taxRate: hundredths,
  zeroTaxFlag: z.int().nullable(),
  taxAmount: amount,
  amount,
});

/** Rest of a line that can be reversed, its discount taken off. */
export const LineLeft = InvoiceLine.pick({
  lineNo: true,
  goodsName: true,
  taxRate: true,
  zeroTaxFlag: true,
  amountExTax: true,
  amount: true,
});
export type LineLeft = z.output<typeof LineLeft>;

export const Invoice = z.object({
  id: z.int(),
  applicationId: z.int(),
  applyNo: z.string(),
  color: z.int(),
  originId: z.int().nullable(),
  invoiceType: z.int(),
  carrier: z.int(),
  invoiceCode: z.string(),
  invoiceNo: z.string(),
  checkCode: z.string(),
  issueDate: day,
  buyerName: z.string(),
  buyerTaxNo: z.string(),
  buyerContact: z.string(),
  buyerBank: z.string(),
  sellerName: z.string(),
  sellerTaxNo: z.string(),
  sellerContact: z.string(),
  sellerBank: z.string(),
  amountExTax: amount,
  taxAmount: amount,
  amount,
  remark: z.string(),
  status: z.int(),
  reversedAmount: amount,
  /** Amount that was refunded since and is not reversed yet. */
  redDue: amount,
  redReason: z.string(),
  redConfirmNo: z.string(),
  /** Way of issuing, of `issueWays`. */
  way: z.int(),
  /** Red-letter invoice that the service is asked for. */
  requestId: z.int().nullable(),
  /** Reason why the service has not reversed it. */
  failReason: z.string(),
  /** How far the latest mail with it is; null while none was sent. */
  mailState: mailStates.schema().nullable(),
  /** A link that expires. */
  fileUrl: z.string(),
  operatorId: z.int().nullable(),
  operator: z.string(),
  createTime: moment,
});
export type Invoice = z.output<typeof Invoice>;

const RedTask = z.object({
  id: z.int(),
  orderNo: z.string(),
  refundNo: z.string(),
  amount,
  isDone: z.boolean(),
  createTime: moment,
});

export const InvoiceInfo = Invoice.extend({
  email: z.string(),
  phone: z.string(),
  lines: z.array(InvoiceLine),
  logs: z.array(InvoiceLog),
  tasks: z.array(RedTask),
});
export type InvoiceInfo = z.output<typeof InvoiceInfo>;

/** An invoice to be issued, by hand or by the service. */
export const issuing = {
  applyId: id,
  carrier: present('请选择发票形式').pipe(carriers.schema('发票形式不正确')),
  lines: z.array(InvoiceLineDraft, '请填写开票明细').max(200, '明细不能超过200行'),
};

/** A part or all that is left of an invoice to be reversed, by hand or by the service. */
export const reversing = {
  id,
  amount: orderMoney,
  reason: present('请选择红冲原因').pipe(redReasons.schema('红冲原因不正确')),
  redConfirmNo: text(32).optional(),
};
