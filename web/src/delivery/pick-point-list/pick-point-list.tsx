import { useSearchParams } from 'react-router';
import { pickPointCalls, pickPointTabs } from '#contract/delivery/pick-points.ts';
import { ListPage, RecordDialog, TextFilter } from '#web/ui/index.ts';
import { columns } from './columns.tsx';
import { PointTabs } from './point-tabs.tsx';
import { pointDialog } from './point-dialog.tsx';
import { rowActs } from './row-acts.tsx';

const add = <RecordDialog {...pointDialog} primary />;
const start = { status: pickPointTabs.shown };

const empties: Readonly<Record<number, string>> = {
  [pickPointTabs.shown]: '还没有提货点，添加后顾客可以到店自提',
  [pickPointTabs.hidden]: '没有隐藏的提货点',
  [pickPointTabs.bin]: '回收站是空的',
};

/** Pick-up points, at which customers fetch what they ordered. */
export function PickPointList() {
  const [params] = useSearchParams();
  const tab = Number(params.get('status') ?? start.status);
  return (
    <ListPage
      title="提货点"
      call={pickPointCalls.list}
      start={start}
      tab="status"
      tabs={<PointTabs />}
      filters={<TextFilter name="keywords" />}
      actions={add}
      columns={columns}
      rowActions={rowActs}
      empty={{ says: empties[tab] ?? '还没有提货点', action: tab === pickPointTabs.shown ? add : undefined }}
    />
  );
}
