import { z } from 'zod';
import { calls, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { CommissionLedgerFilter } from './commission-ledger.ts';

/** Columns of a file of movements of commission. */
export const commissionLedgerExportColumns = {
  id: { title: 'ID', optional: true },
  uid: { title: '用户ID' },
  userName: { title: '用户信息' },
  price: { title: '佣金变动' },
  balance: { title: '变动后佣金' },
  title: { title: '变动类型' },
  linkId: { title: '关联单号' },
  mark: { title: '变动信息' },
  brokerageLevel: { title: '推广层级', optional: true },
  updateTime: { title: '时间' },
} as const satisfies Record<string, ExportColumn>;

export const commissionLedgerExportCalls = calls('commission_record', '/admin/finance/founds/monitor/brokerage', {
  exportCommissionRecords: post('/export', {
    permission: 'admin:export:excel:brokerage',
    about: 'Writes the movements that the list finds into a file, the latest first.',
    body: z.object({ filter: CommissionLedgerFilter.prefault({}), ...exportOptions }),
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
