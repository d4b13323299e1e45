import { type PickStaff, atWork, pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import { type Column, FlagSwitch, ListPage, RecordDialog, RunButton, when } from '#web/ui/index.ts';
import { PointFilter } from './point-filter.tsx';
import { staffDialog } from './staff-dialog.tsx';

const Active = ({ staff: { id, staffName, status } }: { staff: PickStaff }) => (
  <FlagSwitch
    on={status === 1}
    label={`启用${staffName}`}
    of={atWork}
    call={pickStaffCalls.updateStatus}
    input={(on) => ({ id, status: on })}
  />
);

const columns: readonly Column<PickStaff>[] = [
  { field: 'id', width: 64, card: 'none' },
  { field: 'staffName', width: 120, card: 'title' },
  { field: 'avatar', width: 140 },
  { field: 'phone', width: 132, show: (phone) => phone && <Masked text={phone} /> },
  { field: 'storeId', width: 220, show: (_, { systemStore }) => systemStore?.name },
  { field: 'status', width: 88, card: 'status', show: (_, staff) => <Active staff={staff} /> },
  { field: 'createTime', show: when, card: 'none' },
];

const add = <RecordDialog {...staffDialog} primary />;

/** List of the staff who hand out orders, with their points. */
export const PickStaffList = () => (
  <ListPage
    title="核销员"
    call={pickStaffCalls.list}
    filters={<PointFilter label="提货点名称" />}
    actions={add}
    columns={columns}
    rowActions={(staff) => (
      <>
        <RecordDialog {...staffDialog} record={staff} />
        <RunButton label="删除" call={pickStaffCalls.delete} input={{ id: staff.id }} danger />
      </>
    )}
    empty={{ says: '还没有核销员，添加后他们可以凭提货码核销订单', action: add }}
  />
);
