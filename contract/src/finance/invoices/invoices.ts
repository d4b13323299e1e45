import { z } from 'zod';
import { calls, get, post } from '../../call.ts';
import { dateLimit } from '../../date-limit.ts';
import { exportRefusals } from '../../exports/exports.ts';
import { historyOf, texts } from '../../history.ts';
import { labelsOf } from '../../labels.ts';
import { amount, day, flag, id, nothing, page, paged, present, text, words } from '../../wire.ts';
import { seeTitle } from './invoice-title-fields.ts';
import { Invoice, InvoiceInfo, LineLeft, issuing, reversing } from './invoice-record.ts';
import { carriers, colors, invoiceStates, invoiceTypes, issueWays } from './invoice-enums.ts';
import { searchText } from '../../search-text.ts';
import { invoiceRefusals, notIssued, notReversed } from './invoice-refusals.ts';

const fileUrl = text(512, '文件地址不能超过512个字符')
  .regex(/^((https?:\/\/|\/files\/)\S+)?$/i, '文件地址不正确，请重新上传')
  .optional();
const issueDate = present('请选择开票日期').pipe(day);

const filters = {
  color: colors.schema('发票颜色不正确').optional(),
  status: invoiceStates.schema('发票状态不正确').optional(),
  carrier: carriers.schema('发票形式不正确').optional(),
  invoiceType: invoiceTypes.schema('发票类型不正确').optional(),
  keywords: searchText(100).optional(),
  dateLimit: dateLimit.optional(),
  /** Invoices with refunds that wait for a red-letter one. */
  redDue: flag.optional(),
};

export const invoiceCalls = calls('invoice', '/admin/finance/invoice', {
  upload: post('/upload', {
    permission: 'admin:finance:invoice:issue',
    orAnyOf: ['admin:finance:invoice:red'],
    about: 'The file of an invoice: PDF, OFD or XML. Its address goes into `fileUrl`, and nobody fetches it there.',
    file: 'file',
    returns: z.object({ fileUrl: z.string() }),
    refuses: [invoiceRefusals.WRONG_FILE],
  }),
  issue: post('/issue', {
    permission: 'admin:finance:invoice:issue',
    about: 'Lines sum to the application. A discount is a negative line right after its goods.',
    body: z.object({
      ...issuing,
      invoiceCode: text(12).optional(),
      invoiceNo: words(20, '请输入发票号码'),
      checkCode: text(32).optional(),
      issueDate,
      fileUrl,
    }),
    returns: z.object({ id: z.int() }),
    refuses: [
      ...notIssued,
      invoiceRefusals.NUMBER_TAKEN,
      invoiceRefusals.NUMBER_20,
      invoiceRefusals.NUMBER_8,
      invoiceRefusals.CODE,
      invoiceRefusals.NO_CODE,
      invoiceRefusals.NO_FILE,
      invoiceRefusals.FUTURE,
      invoiceRefusals.TOO_EARLY,
    ],
  }),
  list: get('/list', {
    permission: 'admin:finance:invoice:list',
    about:
      'Address, account, e-mail and phone of the buyer are masked, and the tax number of a person. `dateLimit` is of the issue date; keywords are part of a number, of the buyer, of a tax number or of an order number.',
    query: paged(filters),
    returns: page(Invoice),
  }),
  statistics: get('/statistics', {
    permission: 'admin:finance:invoice:list',
    about: 'Void ones are left out. Amount and tax are of blue invoices, net ones less what red invoices took back.',
    query: z.object(filters),
    returns: z.object({ amount, tax: amount, redAmount: amount, netAmount: amount, netTax: amount, count: z.int() }),
  }),
  info: get('/info', {
    permission: 'admin:finance:invoice:info',
    query: z.object({ id }),
    returns: InvoiceInfo,
    refuses: [invoiceRefusals.NOT_FOUND],
  }),
  reveal: post('/reveal', {
    ...seeTitle,
    about: 'What other answers mask of the buyer. Each look is kept in the log with who it was.',
    body: z.object({ id }),
    returns: z.object({
      buyerTaxNo: z.string(),
      buyerContact: z.string(),
      buyerBank: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    refuses: [invoiceRefusals.NOT_FOUND],
  }),
  left: get('/red/left', {
    permission: 'admin:finance:invoice:red',
    about: 'What is left to reverse of each line. A red-letter invoice takes a share of each.',
    query: z.object({ id }),
    returns: z.array(LineLeft),
    refuses: [invoiceRefusals.NOT_FOUND],
  }),
  red: post('/red', {
    permission: 'admin:finance:invoice:red',
    about:
      'A red-letter invoice over a part or all that is left. A mistaken one is reversed whole, and its application waits for a new one.',
    body: z.object({
      ...reversing,
      invoiceCode: text(12).optional(),
      invoiceNo: words(20, '请输入发票号码'),
      issueDate,
      fileUrl,
    }),
    returns: z.object({ id: z.int() }),
    refuses: [
      ...notReversed,
      invoiceRefusals.NUMBER_TAKEN,
      invoiceRefusals.NUMBER_20,
      invoiceRefusals.NUMBER_8,
      invoiceRefusals.CODE,
      invoiceRefusals.NO_CODE,
      invoiceRefusals.NO_FILE,
      invoiceRefusals.FUTURE,
      invoiceRefusals.TOO_EARLY,
    ],
  }),
  void: post('/void', {
    permission: 'admin:finance:invoice:void',
    body: z.object({ id, reason: text(200, '作废原因不能超过200个字符') }),
    returns: nothing,
    refuses: [invoiceRefusals.NOT_FOUND, invoiceRefusals.REVERSING, invoiceRefusals.NOT_VOIDABLE, invoiceRefusals.NO_REASON],
  }),
});

export const invoiceExportCalls = calls('invoice', '/admin/export/excel', {
  export: get('/invoice', {
    permission: 'admin:finance:invoice:export',
    about: 'A workbook of what the filters of the list find, by a link that is good for ten minutes.',
    query: z.object(filters),
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY],
  }),
});

labelsOf('invoice', {
  id: 'ID',
  applyNo: '关联申请',
  orderNos: '关联订单',
  color: '颜色',
  invoiceType: '发票类型',
  carrier: '发票形式',
  invoiceCode: '发票代码',
  invoiceNo: '发票号码',
  checkCode: '校验码',
  issueDate: '开票日期',
  buyerName: '抬头',
  buyerTaxNo: '税号',
  sellerName: '销售方',
  amountExTax: '不含税金额',
  taxAmount: '税额',
  amount: '价税合计',
  remark: '备注',
  status: '状态',
  reversedAmount: '已红冲',
  redDue: '待红冲',
  redReason: '红冲原因',
  redConfirmNo: '红字信息确认单',
  way: '开票方式',
  failReason: '失败原因',
  reason: '原因',
  mailState: '邮件',
  fileUrl: '版式文件',
  operator: '开票人',
  createTime: '登记时间',
  keywords: '关键字',
  email: '接收邮箱',
  phone: '接收手机',
  lines: '开票明细',
});

historyOf('invoice', {
  label: '发票',
  readBy: invoiceCalls.list.permission,
  fields: {
    ...texts('invoiceCode', 'invoiceNo', 'buyerName', 'buyerTaxNo', 'redReason', 'redConfirmNo', 'remark', 'failReason'),
    way: issueWays,
    amountExTax: 'yuan',
    taxAmount: 'yuan',
    amount: 'yuan',
    reversedAmount: 'yuan',
    invoiceType: invoiceTypes,
    carrier: carriers,
    color: colors,
    status: invoiceStates,
  },
  acts: {
    upload: '上传版式文件',
    export: '导出',
    issue: '开具',
    red: '红冲',
    void: '作废',
    send: '发送或登记转交',
    reveal: '查看开票信息',
    ask: '提交开票服务',
    askRed: '提交红冲',
    drop: '停止等待开票服务',
    settle: '开票服务的结果',
  },
});
