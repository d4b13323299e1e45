import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Clash, clashCalls, clashKinds } from '#contract/marketing/clashes.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { clash as sampleClash } from '../sample-clashes.ts';
import { pageOf } from '../sample-sales.ts';
import { ClashList } from './clash-list.tsx';

const day = (date: string) => new Date(`2026-11-${date}T00:00:00+08:00`);
const clash = (overrides: Partial<Clash> = {}) => sampleClash({ days: [day('23'), day('25')], ...overrides });
const none = { activity: null, other: null, skus: [], days: [] };
const free = clash({
  ...none,
  place: 2,
  kind: clashKinds.freeOrder,
  coupon: { id: 3, name: '立减券', money: 1000, minPrice: 0 },
});
const empty = clash({ ...none, place: 3, kind: clashKinds.emptySlot, slot: { id: 4, name: '早场' }, days: [day('24')] });

describe('the list of clashes', () => {
  it('says each in a sentence, leads to the records, and names who allowed it and why', async () => {
    const allowed = clash({
      place: 4,
      other: null,
      kind: clashKinds.belowCost,
      reason: '清仓',
      allowedBy: '小李',
      allowTime: day('20'),
    });
    renderScreen(<ClashList />, {
      wire: [on(preferenceCalls.get, null), on(clashCalls.list, pageOf(clash(), free, empty, allowed))],
    });

    expect(await screen.findByText('11-23 至 11-25 与砍价“砍价马克杯”同时卖同一规格：白、红、蓝 等 4 个规格')).toBeTruthy();
    expect(screen.getByText('没有使用门槛：不超过 ¥10.00 的订单一分不付')).toBeTruthy();
    expect(screen.getByText('清仓')).toBeTruthy();
    expect(screen.getByText(/^小李 · /)).toBeTruthy();
    const leads = Object.fromEntries(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));
    expect(leads).toEqual({
      秒杀马克杯: '/marketing/seckill/creatSeckill/updeta/4/9',
      砍价马克杯: '/marketing/bargain/creatBargain/7',
      立减券: '/marketing/coupon/list?name=%E7%AB%8B%E5%87%8F%E5%88%B8',
      早场: '/marketing/seckill/list/4',
    });
  });

  it('takes the reason for which one is allowed', async () => {
    const { user, sent } = renderScreen(<ClashList />, {
      wire: [
        on(preferenceCalls.get, null),
        on(clashCalls.list, pageOf(clash(), empty)),
        on(clashCalls.allow, null, { change: 7 }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '允许' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: '允许' }));
    expect(await within(dialog).findByText('请写一句为什么可以这样')).toBeTruthy();
    await user.type(await within(dialog).findByRole('textbox'), '联合促销');
    await user.click(within(dialog).getByRole('button', { name: '允许' }));
    await waitFor(() =>
      expect(sent(clashCalls.allow)).toEqual([{ kind: clashKinds.sameTime, id: 9, otherId: 7, reason: '联合促销' }]),
    );
  });

  itIsAList({
    isInBrowser: true,
    screen: <ClashList />,
    call: clashCalls.list,
    some: pageOf(clash()),
    row: '秒杀马克杯',
    none: pageOf<Clash>(),
    empty: /^没有冲突/,
    filter: 'kind=1',
    reader: { may: ['admin:marketing:clash:list'], lacks: ['允许'] },
  });
});
