import { balanceLedgerExportColumns } from '#contract/finance/balance-ledger-export.ts';
import type { BalanceLedgerFilter } from '#contract/finance/balance-ledger.ts';
import { viaKeyText } from '#contract/customers/via-key.ts';
import { userBill } from '#server/customers/index.ts';
import { type ExportKind, amountCell, cell, pagesByKey, timeCell, withTitles } from '#server/exports/index.ts';
import { type BalanceRow, balanceRecordsWanted, rowsByIds } from './queries.ts';

export const balanceLedgerExport: ExportKind<BalanceLedgerFilter, BalanceRow> = {
  name: 'balanceLedger',
  title: '资金监控',
  columns: withTitles<keyof typeof balanceLedgerExportColumns, BalanceRow>(balanceLedgerExportColumns, {
    id: cell(({ id }) => id),
    uid: cell(({ uid }) => uid),
    nickName: cell(({ nickName }) => nickName, 20),
    // Amount with its sign, so that a column of them can be summed up.
    number: amountCell(({ pm, number }) => (pm === 1 ? number : -number)),
    balance: amountCell(({ balance }) => balance),
    title: cell(({ title }) => title, 12),
    linkId: cell(({ linkId }) => (linkId === '0' ? null : linkId), 38),
    mark: cell(({ mark }) => mark, 36),
    actorName: cell(({ actorName, viaKey }) => (viaKey === null ? actorName : viaKeyText(viaKey))),
    createTime: timeCell(({ createTime }) => createTime),
  }),
  ...pagesByKey<BalanceLedgerFilter, BalanceRow>({
    table: userBill,
    id: userBill.id,
    wanted: balanceRecordsWanted,
    rows: rowsByIds,
  }),
};
