import { commissionLedgerExportColumns } from '#contract/finance/commission-ledger-export.ts';
import type { CommissionLedgerFilter, CommissionRecord } from '#contract/finance/commission-ledger.ts';
import { commissionRecord } from '#server/customers/index.ts';
import { type ExportKind, amountCell, cell, pagesByKey, timeCell, withTitles } from '#server/exports/index.ts';
import { commissionRecordsWanted, rowsByIds } from './queries.ts';

export const commissionLedgerExport: ExportKind<CommissionLedgerFilter, CommissionRecord> = {
  name: 'commissionLedger',
  title: '佣金记录',
  columns: withTitles<keyof typeof commissionLedgerExportColumns, CommissionRecord>(commissionLedgerExportColumns, {
    id: cell(({ id }) => id),
    uid: cell(({ uid }) => uid),
    userName: cell(({ userName }) => userName, 20),
    // Amount with its sign, so that a column of them can be summed up.
    price: amountCell(({ type, price }) => (type === 1 ? price : -price)),
    balance: amountCell(({ balance }) => balance),
    title: cell(({ title }) => title, 12),
    linkId: cell(({ linkId }) => (linkId === '0' ? null : linkId), 34),
    mark: cell(({ mark }) => mark, 36),
    brokerageLevel: cell(({ brokerageLevel }) => brokerageLevel),
    updateTime: timeCell(({ updateTime }) => updateTime),
  }),
  ...pagesByKey<CommissionLedgerFilter, CommissionRecord>({
    table: commissionRecord,
    id: commissionRecord.id,
    wanted: commissionRecordsWanted,
    rows: rowsByIds,
  }),
};
