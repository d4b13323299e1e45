import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PickPoint } from '#contract/delivery/pick-point-record.ts';
import { pickPointCalls } from '#contract/delivery/pick-points.ts';
import { cityCalls } from '#contract/delivery/cities.ts';
import { on } from '../../../test/fake-wire.ts';
import { itHasABin } from '../../../test/has-a-bin.tsx';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { point } from '../../../test/sample-point.ts';
import { pageOf } from '../sample-points.ts';
import { PickPointList } from './pick-point-list.tsx';

const wire = [
  on(pickPointCalls.getCount, { show: 1, hide: 2, recycle: 3 }),
  on(pickPointCalls.list, pageOf(point)),
  on(cityCalls.tree, []),
];

describe('the list of pick-up points', () => {
  it('says where each is and when it is open', async () => {
    renderScreen(<PickPointList />, { wire });
    for (const text of ['浙江省杭州市西湖区文三路 1 号', '09:00 – 21:00']) expect(await screen.findByText(text)).toBeTruthy();
  });

  it('changes a point with its place in one text', async () => {
    const { user, sent } = renderScreen(<PickPointList />, { wire: [...wire, on(pickPointCalls.update, null)] });
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const street = await screen.findByRole('textbox', { name: '详细地址' });
    await user.type(street, '2 楼');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent(pickPointCalls.update)).toMatchObject([
        { id: 3, detailedAddress: '文三路 1 号2 楼', latitude: '30.274085,120.155070', dayTime: '09:00:00,21:00:00' },
      ]),
    );
  });

  itHasABin({
    screen: <PickPointList />,
    wire,
    call: pickPointCalls.list,
    calls: pickPointCalls,
    tabs: ['显示中的提货点', '回收站的提货点'],
    filter: ['status', 2],
    binned: pageOf({ ...point, isShow: false, isDel: true }),
  });

  itIsAList({
    screen: <PickPointList />,
    call: pickPointCalls.list,
    wire,
    some: pageOf(point),
    row: '文三路店',
    none: pageOf<PickPoint>(),
    empty: '还没有提货点，添加后用户可以到店自提',
    filter: 'keywords=x',
    search: ['提货点名称或电话', 'keywords'],
    reader: { may: ['admin:system:store:list'], lacks: ['添加提货点', '编辑', '删除'] },
  });

  itIsADialog({
    screen: <PickPointList />,
    wire,
    at: '/?keywords=三',
    call: pickPointCalls.update,
    field: '提货点名称',
    value: '文三路店',
    wrong: ['', '请填写门店名称'],
  });
});
