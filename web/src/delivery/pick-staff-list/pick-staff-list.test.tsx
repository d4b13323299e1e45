import { describe } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { pickPointCalls } from '#contract/delivery/pick-points.ts';
import { type PickStaff, pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { point } from '../../../test/sample-point.ts';
import { clerk, pageOf } from '../sample-points.ts';
import { PickStaffList } from './pick-staff-list.tsx';

describe('the list of people at pick-up points', () => {
  const staffWire = [on(pickPointCalls.list, pageOf(point)), on(administratorCalls.list, pageOf())];

  itIsAList({
    screen: <PickStaffList />,
    call: pickStaffCalls.list,
    wire: staffWire,
    some: pageOf(clerk),
    row: '小张',
    none: pageOf<PickStaff>(),
    empty: '还没有核销员，添加后他们可以凭提货码核销订单',
    filter: 'storeId=3',
    reader: { may: ['admin:system:staff:list'], lacks: ['添加核销员', '编辑', '删除'] },
  });

  itIsADialog({
    screen: <PickStaffList />,
    wire: [...staffWire, on(pickStaffCalls.list, pageOf(clerk))],
    at: '/?storeId=3',
    call: pickStaffCalls.update,
    field: '核销员名称',
    value: '小张',
    wrong: ['', '请输入核销员名称'],
  });
});
