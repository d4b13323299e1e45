import { type PickStaff, atWork, pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { pickPointCalls } from '#contract/delivery/pick-points.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import { type Column, FlagSwitch, ListPage, RecordDialog, RunButton, SelectFilter, useCall, when } from '#web/ui/index.ts';
import { openPoints } from './point-select.tsx';
import { staffDialog } from './staff-dialog.tsx';

function PointFilter() {
  const { data, isLoading } = useCall(pickPointCalls.list, openPoints);
  const options = (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <SelectFilter name="storeId" label="提货点名称" options={options} isLoading={isLoading} />;
}

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

/** Who hands out orders, and where. */
export const PickStaffList = () => (
  <ListPage
    title="核销员"
    call={pickStaffCalls.list}
    filters={<PointFilter />}
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
