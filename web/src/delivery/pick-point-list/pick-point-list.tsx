import { pickPointCalls, pickPointTabs } from '#contract/delivery/pick-points.ts';
import { ListPage, RecordDialog, TextFilter, binTabs } from '#web/ui/index.ts';
import { columns } from './columns.tsx';
import { pointDialog } from './point-dialog.tsx';
import { rowActs } from './row-acts.tsx';

const useTabs = binTabs({
  name: 'status',
  of: pickPointTabs,
  call: pickPointCalls.getCount,
  says: ['还没有提货点，添加后用户可以到店自提', '没有隐藏的提货点'],
  add: <RecordDialog {...pointDialog} primary />,
});

/** Pick-up points, at which customers fetch what they ordered. */
export const PickPointList = () => (
  <ListPage
    {...useTabs()}
    title="提货点"
    call={pickPointCalls.list}
    filters={<TextFilter name="keywords" />}
    columns={columns}
    rowActions={rowActs}
  />
);
