import { z } from 'zod';
import { calls, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { BalanceLedgerFilter } from './balance-ledger.ts';

/** Columns of a file of movements of balances. */
export const balanceLedgerExportColumns = {
  id: { title: 'ID', optional: true },
  uid: { title: '用户ID' },
  nickName: { title: '昵称' },
  number: { title: '变动金额' },
  balance: { title: '变动后余额' },
  title: { title: '明细类型' },
  linkId: { title: '关联单号' },
  mark: { title: '备注' },
  actorName: { title: '操作人', optional: true },
  createTime: { title: '创建时间' },
} as const satisfies Record<string, ExportColumn>;

export const balanceLedgerExportCalls = calls('user_bill', '/admin/finance/founds/monitor', {
  exportBalanceRecords: post('/export', {
    permission: 'admin:export:excel:founds',
    about: 'Writes the movements that the list finds into a file, the latest first.',
    body: z.object({ filter: BalanceLedgerFilter.prefault({}), ...exportOptions }),
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
