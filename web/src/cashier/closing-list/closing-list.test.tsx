import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DayClosing } from '#contract/cashier/day-closing-record.ts';
import { closingCalls } from '#contract/cashier/day-closings.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ClosingList } from './closing-list.tsx';

const at = new Date('2026-11-20T10:05:00Z');
const sums = { opening: 50_000, received: 12_000, paid: 0, deposited: 0, books: 62_000 };
const closing = (change: Partial<DayClosing> = {}): DayClosing => ({
  ...sums,
  id: 7,
  day: '2026-11-19',
  counted: 61_800,
  difference: -200,
  reason: '找零多给',
  counts: [{ face: 10_000, pieces: 6 }],
  status: 0,
  cashier: '出纳小孙',
  isOwn: false,
  confirmer: '',
  confirmTime: null,
  rejectReason: '',
  createTime: at,
  updateTime: at,
  ...change,
});
const standing = { ...sums, day: '2026-11-20', isFirst: false, isWaiting: false, receipts: 0 };
const wireOf = (row: DayClosing) => [
  on(closingCalls.list, pageOf(row)),
  on(closingCalls.standing, standing),
  on(closingCalls.count, null),
  on(closingCalls.confirm, null),
];

describe('the list of closings', () => {
  itIsAList({
    isInBrowser: true,
    screen: <ClosingList />,
    call: closingCalls.list,
    wire: wireOf(closing()),
    some: pageOf(closing()),
    row: '2026-11-19',
    shows: ['¥620.00', '找零多给'],
    none: pageOf<DayClosing>(),
    empty: /^还没有日结过/,
    filter: 'isDiffering=1',
    reader: { may: [closingCalls.list.permission], lacks: ['复核', '退回', '记现金存取'] },
  });

  it('is confirmed by somebody else than who counted', async () => {
    renderScreen(<ClosingList />, { wire: wireOf(closing({ isOwn: true })) });
    await screen.findByText('2026-11-19');
    expect(screen.queryByRole('button', { name: '复核' })).toBeNull();
  });

  it('closes a day by what is counted, with the reason of a difference', async () => {
    const { user, sent } = renderScreen(<ClosingList />, { wire: wireOf(closing({ status: 1 })) });
    await user.click(await screen.findByRole('button', { name: '日结 2026-11-20' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('100 元张数'), '6');
    await user.type(dialog.getByLabelText('差额原因'), '少收 20 元');
    await user.click(dialog.getByRole('button', { name: '提交复核' }));
    await waitFor(() =>
      expect(sent(closingCalls.count)).toMatchObject([
        { day: '2026-11-20', counts: [{ face: 10_000, pieces: 6 }], reason: '少收 20 元' },
      ]),
    );
  });
});
