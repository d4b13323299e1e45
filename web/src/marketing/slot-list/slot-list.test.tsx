import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Slot, slotCalls } from '#contract/marketing/slots.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { morning, pageOf } from '../sample-sales.ts';
// Loaded beforehand: the first transform of them takes longer than a test waits.
import '#web/ui/cells/pictures.tsx';
import './slot-fields.tsx';
import { SlotList } from './slot-list.tsx';

const wire = [on(preferenceCalls.get, null), on(slotCalls.list, pageOf(morning))];

describe('the list of slots', () => {
  it('says when they run', async () => {
    renderScreen(<SlotList />, { wire });
    expect(await screen.findByText('08:00 - 12:00')).toBeTruthy();
    expect(screen.getByRole('link', { name: '上午场' }).getAttribute('href')).toBe('/marketing/seckill/list/3');
  });

  it('shows all its slides, and leafs through them from the one that is pressed', async () => {
    const silderImgs = ['a', 'b', 'c'].map((name) => ({ attId: 0, sattDir: `/files/public/${name}.png` }));
    const { user } = renderScreen(<SlotList />, {
      wire: [on(preferenceCalls.get, null), on(slotCalls.list, pageOf({ ...morning, silderImgs }))],
    });
    const slides = await screen.findAllByRole('button', { name: '上午场的轮播图' });
    expect(slides.map((slide) => slide.querySelector('img')?.getAttribute('src'))).toEqual(
      silderImgs.map(({ sattDir }) => sattDir),
    );
    await user.click(slides[1] ?? document.body);
    expect(await screen.findByText('2 / 3')).toBeTruthy();
  });

  it('says of one without slides that it has none', async () => {
    renderScreen(<SlotList />, {
      wire: [on(preferenceCalls.get, null), on(slotCalls.list, pageOf({ ...morning, silderImgs: [] }))],
    });
    expect(await screen.findByText('无')).toBeTruthy();
  });

  itIsAList({
    screen: <SlotList />,
    call: slotCalls.list,
    some: pageOf(morning),
    row: '上午场',
    none: pageOf<Slot>(),
    empty: /^还没有秒杀时段/,
    filter: 'status=1',
    search: ['秒杀名称', 'name'],
    reader: { may: ['admin:seckill:manger:list'], lacks: ['添加秒杀配置', '编辑', '添加商品', '更多', '删除'] },
  });
});

describe('the dialog of a slot', () => {
  itIsADialog({
    screen: <SlotList />,
    wire,
    at: '/?limit=40',
    call: slotCalls.update,
    field: '名称',
    value: '上午场',
    wrong: ['', '请输入名称'],
    blank: ['添加秒杀配置', '请输入名称', '请选择时间范围', '幻灯片不能为空'],
    sends: {
      id: 3,
      name: '另一个',
      time: { startTime: 8, endTime: 12 },
      silderImgs: [{ attId: 5, sattDir: '/files/public/a.png' }],
      sort: 0,
      status: true,
    },
  });
});
