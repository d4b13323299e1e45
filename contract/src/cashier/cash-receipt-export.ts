import { z } from 'zod';
import { calls, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { CashReceiptFilter } from './cash-receipt-record.ts';

export const cashReceiptExportColumns = {
  receiptNo: { title: '收款单号' },
  bizType: { title: '类型' },
  bizNo: { title: '业务单号' },
  parts: { title: '订单与金额', optional: true },
  merName: { title: '店铺', optional: true },
  payer: { title: '付款方' },
  method: { title: '方式' },
  amount: { title: '金额' },
  tradeNo: { title: '交易流水号' },
  receivedAt: { title: '收款时间' },
  cashier: { title: '收银员' },
  status: { title: '状态' },
  confirmer: { title: '确认人' },
  confirmTime: { title: '确认时间', optional: true },
  voidReason: { title: '作废原因', optional: true },
  remark: { title: '备注' },
} as const satisfies Record<string, ExportColumn>;

export const cashReceiptExportCalls = calls('cash_receipt', '/admin/cashier/receive', {
  exportReceipts: post('/export', {
    permission: 'admin:export:excel:cashier:receive',
    about: 'Writes the receipts that the list finds into a file, the latest first.',
    body: z.object({ filter: CashReceiptFilter.prefault({}), ...exportOptions }),
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
