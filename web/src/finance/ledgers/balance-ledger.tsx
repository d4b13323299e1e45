import type { ReactNode } from 'react';
import { balanceLedgerExportCalls, balanceLedgerExportColumns } from '#contract/finance/balance-ledger-export.ts';
import { type BalanceRecord, balanceLedgerCalls, balanceTitles } from '#contract/finance/balance-ledger.ts';
import {
  ChoiceFilter,
  customerName,
  DateRangeFilter,
  LedgerSums,
  ListPage,
  TextFilter,
  ViaKey,
  when,
  yuan,
  yuanText,
} from '#web/ui/index.ts';
import { ExportButton } from '#web/ui/export/export-button.tsx';
import { documentOf } from '../document-link.tsx';
import { Moved } from './moved.tsx';

/** Decision of staff: the row has no document that would say whose. */
const isByStaff = ({ type, actorName }: BalanceRecord) =>
  (type === 'system_add' || type === 'system_sub') && actorName !== undefined && actorName !== '';

/** Movements of customers' balances. */
export const BalanceLedger = ({ tabs }: { tabs?: ReactNode }) => (
  <ListPage
    title="资金监控"
    called="余额变动"
    call={balanceLedgerCalls.list}
    tabs={tabs}
    sums={
      <LedgerSums
        call={balanceLedgerCalls.sums}
        labels={['余额增加', '余额减少', '净变动']}
        movements="余额流水"
        show={yuanText}
        narrow="超过 1000 笔，请把昵称或用户ID写完整"
      />
    }
    actions={
      <ExportButton
        call={balanceLedgerExportCalls.exportBalanceRecords}
        of={balanceLedgerCalls.list}
        columns={balanceLedgerExportColumns}
        unit="条流水"
      />
    }
    filters={
      <>
        <DateRangeFilter name="dateLimit" />
        <TextFilter name="keywords" placeholder="微信昵称/ID" />
        <ChoiceFilter name="title" of={balanceTitles} />
      </>
    }
    columns={[
      { field: 'uid', width: 72 },
      { field: 'nickName', width: 108, card: 'title', show: customerName },
      {
        field: 'number',
        width: 116,
        align: 'right',
        card: 'status',
        show: (number, { pm }) => <Moved isIn={pm === 1} amount={number} />,
      },
      { field: 'balance', ours: true, show: yuan },
      { field: 'title', width: 96 },
      { field: 'linkId', width: 216, ours: true, show: (linkId, { type }) => documentOf(type, linkId) },
      {
        field: 'mark',
        show: (mark, record) => <ViaKey of={record}>{isByStaff(record) ? `${mark}（${record.actorName}）` : mark}</ViaKey>,
      },
      { field: 'actorName', width: 96, ours: true, hidden: true },
      { field: 'createTime', show: when },
    ]}
    empty={{ says: '用户的余额还没有变动过' }}
  />
);
