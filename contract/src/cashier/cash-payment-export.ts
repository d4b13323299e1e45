import { z } from 'zod';
import { calls, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { CashPaymentFilter } from './cash-payment-record.ts';

/** Columns of a file of payments; accounts are masked as in the list, for a file leaves the shop. */
export const cashPaymentExportColumns = {
  paymentNo: { title: '付款单号' },
  bizType: { title: '类型' },
  bizNo: { title: '业务单号' },
  merName: { title: '店铺', optional: true },
  payee: { title: '收款方' },
  bank: { title: '开户行' },
  account: { title: '账号' },
  amount: { title: '金额' },
  reason: { title: '付款事由' },
  status: { title: '状态' },
  applicant: { title: '申请人' },
  createTime: { title: '申请时间' },
  auditor: { title: '审批人' },
  auditTime: { title: '审批时间', optional: true },
  auditRemark: { title: '审批意见', optional: true },
  payer: { title: '登记人', optional: true },
  paidAt: { title: '付款时间' },
  payoutNo: { title: '付款流水号' },
} as const satisfies Record<string, ExportColumn>;

export const cashPaymentExportCalls = calls('cash_payment', '/admin/cashier/payment', {
  exportPayments: post('/export', {
    permission: 'admin:export:excel:cashier:payment',
    about: 'Writes the payments that the list finds into a file, the latest first.',
    body: z.object({ filter: CashPaymentFilter.prefault({}), ...exportOptions }),
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
