import { z } from 'zod';
import { calls, post } from '../../call.ts';
import { periodRefusals } from '../../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../../exports/exports.ts';
import { ApplicationFilter } from './invoice-application-record.ts';

/** Columns of a file of applications for invoices; e-mail, phone and account are masked. */
export const applicationExportColumns = {
  applyNo: { title: '申请单号' },
  uid: { title: '用户ID' },
  nickname: { title: '用户' },
  orderNos: { title: '关联订单' },
  invoiceType: { title: '发票类型' },
  titleType: { title: '抬头类型' },
  title: { title: '发票抬头' },
  taxNo: { title: '税号' },
  amount: { title: '开票金额' },
  audit: { title: '审核状态' },
  auditReason: { title: '拒绝原因', optional: true },
  auditorName: { title: '审核人', optional: true },
  progress: { title: '开票进度' },
  failReason: { title: '失败原因', optional: true },
  email: { title: '接收邮箱' },
  phone: { title: '接收手机' },
  bankName: { title: '开户银行', optional: true },
  bankAccount: { title: '银行账号', optional: true },
  remark: { title: '备注', optional: true },
  createTime: { title: '申请时间' },
} as const satisfies Record<string, ExportColumn>;

export const applicationExportCalls = calls('invoice_application', '/admin/finance/invoice/apply', {
  exportApplications: post('/export', {
    permission: 'admin:export:excel:invoice:apply',
    about: 'Writes the applications that the list finds into a file, the latest first.',
    body: z.object({ filter: ApplicationFilter.prefault({}), ...exportOptions }),
    returns: Started,
    refuses: [
      exportRefusals.NO_COLUMN,
      exportRefusals.EMPTY,
      exportRefusals.BUSY,
      periodRefusals.UNREADABLE,
      periodRefusals.BACKWARDS,
    ],
  }),
});
