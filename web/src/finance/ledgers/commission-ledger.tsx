import type { ReactNode } from 'react';
import { commissionLedgerExportCalls, commissionLedgerExportColumns } from '#contract/finance/commission-ledger-export.ts';
import { commissionLedgerCalls, commissionMovements } from '#contract/finance/commission-ledger.ts';
import {
  ChoiceFilter,
  customerNameAndId,
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

/** Movements of promoters' commission. */
export const CommissionLedger = ({ tabs }: { tabs?: ReactNode }) => (
  <ListPage
    title="佣金记录"
    call={commissionLedgerCalls.list}
    tabs={tabs}
    sums={
      <LedgerSums
        call={commissionLedgerCalls.sums}
        labels={['佣金收入', '佣金支出', '净变动']}
        movements="佣金流水"
        show={yuanText}
        narrow="超过 1000 笔，请把分销员写完整"
      />
    }
    actions={
      <ExportButton
        call={commissionLedgerExportCalls.exportCommissionRecords}
        of={commissionLedgerCalls.list}
        columns={commissionLedgerExportColumns}
        unit="条流水"
      />
    }
    filters={
      <>
        <DateRangeFilter name="dateLimit" />
        <TextFilter name="keywords" placeholder="分销员昵称/ID" />
        <ChoiceFilter name="type" of={commissionMovements} />
      </>
    }
    columns={[
      { field: 'id', width: 80, card: 'none' },
      {
        field: 'userName',
        width: 132,
        card: 'title',
        show: customerNameAndId,
      },
      {
        field: 'price',
        width: 116,
        align: 'right',
        card: 'status',
        show: (price, { type }) => <Moved isIn={type === 1} amount={price} />,
      },
      { field: 'balance', show: yuan },
      { field: 'title', width: 116 },
      { field: 'linkId', width: 216, show: (linkId, { linkType }) => documentOf(linkType, linkId) },
      { field: 'mark', show: (mark, record) => <ViaKey of={record}>{mark}</ViaKey> },
      { field: 'updateTime', show: when },
    ]}
    empty={{ says: '还没有佣金变动，推广订单完成后会出现在这里' }}
  />
);
