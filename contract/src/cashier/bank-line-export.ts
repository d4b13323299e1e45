import { z } from 'zod';
import { calls, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { BankLineFilter } from './bank-line-record.ts';

export const bankLineExportColumns = {
  bookedAt: { title: '交易时间' },
  accountName: { title: '银行账户' },
  moneyIn: { title: '收入' },
  moneyOut: { title: '支出' },
  balance: { title: '余额' },
  name: { title: '对方户名' },
  account: { title: '对方账号' },
  serial: { title: '银行流水号' },
  summary: { title: '摘要' },
  remark: { title: '附言' },
  status: { title: '状态' },
  documents: { title: '对应单据' },
  way: { title: '对应方式', optional: true },
  reason: { title: '忽略原因' },
  handler: { title: '处理人' },
  handleTime: { title: '处理时间', optional: true },
} as const satisfies Record<string, ExportColumn>;

export const bankLineExportCalls = calls('bank_line', '/admin/cashier/bank', {
  exportLines: post('/export', {
    permission: 'admin:export:excel:cashier:bank',
    about: 'Writes the movements that the list finds into a file, the latest first. Accounts of the other side are masked.',
    body: z.object({ filter: BankLineFilter.prefault({}), ...exportOptions }),
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
