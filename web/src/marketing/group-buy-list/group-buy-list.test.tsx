import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { GroupBuy } from '#contract/marketing/group-buy-record.ts';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { groupBuy } from '../sample-groups.ts';
import { pageOf } from '../sample-sales.ts';
import { GroupBuyList } from './group-buy-list.tsx';

describe('the list of group-buys', () => {
  it('says how many buy together, at which price, and what came of it', async () => {
    const { user, address } = renderScreen(<GroupBuyList />, {
      wire: [on(preferenceCalls.get, null), on(groupBuyCalls.list, pageOf(groupBuy({ isShow: false })))],
    });
    for (const text of ['已结束', '3 人', '¥7.00', '¥10.00', '2026-11-20 -', '2026-11-22', '17'])
      expect(await screen.findByText(text, { ignore: '[role="tab"], [role="tab"] *' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '更多' }));
    for (const name of ['删除', '复制']) expect(await screen.findByRole('button', { name })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '复制' }));
    expect(address()).toBe('/marketing/groupBuy/creatGroup/12/copy');
    await user.click(screen.getByRole('button', { name: '编辑' }));
    expect(address()).toBe('/marketing/groupBuy/creatGroup/12');
  });

  it('shows what runs, and offers neither to change nor to delete it', async () => {
    const { user, address } = renderScreen(<GroupBuyList />, {
      wire: [on(preferenceCalls.get, null), on(groupBuyCalls.list, pageOf(groupBuy({ stopTimeStr: new Date() })))],
    });
    await user.click(await screen.findByRole('button', { name: '查看' }));
    expect(screen.queryByRole('button', { name: /编辑|删除/ })).toBeNull();
    expect(address()).toBe('/marketing/groupBuy/creatGroup/12');
  });

  itIsAList({
    isInBrowser: true,
    screen: <GroupBuyList />,
    call: groupBuyCalls.list,
    some: pageOf(groupBuy()),
    row: '拼团马克杯',
    none: pageOf<GroupBuy>(),
    empty: /^还没有拼团商品/,
    filter: 'isShow=1',
    search: ['商品搜索', 'keywords'],
    reader: { may: ['admin:combination:list'], lacks: ['添加拼团商品', '导出', '查看', '编辑', '复制', '更多', '删除'] },
  });
});
