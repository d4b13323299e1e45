import { pointsExportCalls, pointsExportColumns } from '#contract/customers/points-export.ts';
import { pointsCalls } from '#contract/customers/points.ts';
import {
  customerName,
  DateRangeFilter,
  LedgerSums,
  ListPage,
  TextFilter,
  ViaKey,
  countText,
  figure,
  when,
} from '#web/ui/index.ts';
import { ExportButton } from '#web/ui/export/export-button.tsx';
import { PointsMoved } from '../moved.tsx';

/** Movements of customers' points. */
export const PointsLog = () => (
  <ListPage
    title="积分日志"
    call={pointsCalls.list}
    sums={
      <LedgerSums
        call={pointsCalls.sums}
        labels={['积分增加', '积分减少', '净变动']}
        movements="积分流水"
        show={countText}
        narrow="超过 1000 笔，请把昵称写完整"
      />
    }
    actions={
      <ExportButton call={pointsExportCalls.exportPoints} of={pointsCalls.list} columns={pointsExportColumns} unit="条流水" />
    }
    filters={
      <>
        <TextFilter name="keywords" placeholder="请输入用户昵称或 ID" />
        <DateRangeFilter name="dateLimit" />
      </>
    }
    columns={[
      { field: 'id', width: 80, card: 'none' },
      {
        field: 'nickName',
        width: 160,
        card: 'title',
        show: customerName,
      },
      { field: 'title', width: 150 },
      {
        field: 'integral',
        width: 100,
        sorts: true,
        align: 'right',
        card: 'status',
        show: (points, { type }) => <PointsMoved points={points} type={type} />,
      },
      { field: 'balance', width: 100, show: figure, sorts: true },
      { field: 'mark', width: 260, show: (mark, record) => <ViaKey of={record}>{mark}</ViaKey> },
      { field: 'updateTime', show: when, sorts: true },
    ]}
    empty={{ says: '用户的积分还没有变动过' }}
  />
);
