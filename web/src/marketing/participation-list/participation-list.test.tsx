import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type Help, type Participation, participationCalls } from '#contract/marketing/participations.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { participation } from '../sample-bargains.ts';
import { pageOf } from '../sample-sales.ts';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import './helps-dialog.tsx';
import { ParticipationList } from './participation-list.tsx';

const help = (id: number, nickname: string): Help => ({
  id,
  uid: 40 + id,
  bargainId: 9,
  bargainUserId: 7,
  price: 75,
  addTime: new Date('2026-11-20T06:06:00Z'),
  avatar: '',
  nickname,
});

describe('the list of started bargains', () => {
  it('shows who cut the price of one, the latest first', async () => {
    const many = Array.from({ length: 12 }, (_, index) => help(12 - index, `好友${12 - index}`));
    const wire = [
      on(preferenceCalls.get, null),
      on(savedViewCalls.list, []),
      on(participationCalls.list, pageOf(participation())),
      on(participationCalls.helps, many),
    ];
    const { user } = renderScreen(<ParticipationList />, { wire });
    for (const text of ['王小明', '¥4.00', '¥8.50', '进行中']) expect(await screen.findByText(text)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: '查看详情' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('好友12')).toBeTruthy();
    expect(within(dialog).getAllByText('¥0.75')).toHaveLength(10);
    expect(await complaintsOf(dialog)).toEqual([]);
  });

  itIsAList({
    isInBrowser: true,
    screen: <ParticipationList />,
    call: participationCalls.list,
    some: pageOf(participation()),
    row: '王小明',
    none: pageOf<Participation>(),
    empty: '还没有用户发起砍价',
    filter: 'status=1',
    reader: { may: ['admin:bargain:user:list'], lacks: ['查看详情'] },
  });
});
