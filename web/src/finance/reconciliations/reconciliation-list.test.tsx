import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type Reconciliation, type ReconciliationInfo, reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ReconciliationList } from './reconciliation-list.tsx';

const day = (days: number) => showDay(startOfDay(new Date(), -days));
const row: Reconciliation = {
  id: 7,
  day: day(1),
  state: 'differs',
  differing: 2,
  ordersPaid: 120_000,
  ordersOffline: 3000,
  recharged: 10_000,
  creditRepaid: 0,
  refunded: 1550,
  refundedOffline: 0,
  rechargeRefunded: 0,
  withdrawn: 700,
  net: 130_750,
  paidByBalance: 3000,
  refundedToBalance: 1000,
  onCredit: 2500,
  refundedToCredit: 0,
  balanceMoved: 9000,
  held: 45_000,
  recount: null,
  checkTime: new Date('2026-11-20T19:41:00Z'),
};
const info: ReconciliationInfo = {
  ...row,
  differences: [
    { id: 1, kind: 'refundSum', record: 'order42', expected: 500, found: 400 },
    { id: 2, kind: 'held', record: row.day, expected: 45_033, found: 45_000 },
    { id: 3, kind: 'withdrawalBack', record: '26', expected: 700, found: 0 },
  ],
};
const pageOf = (...list: Reconciliation[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const show = (found: ReconciliationInfo, at = '/') =>
  renderScreen(<ReconciliationList />, {
    at,
    wire: [
      on(preferenceCalls.get, null),
      on(savedViewCalls.list, []),
      on(reconciliationCalls.list, pageOf(found)),
      on(reconciliationCalls.info, found),
      on(reconciliationCalls.check, found),
    ],
  });

describe('the list of days', () => {
  itIsAList({
    screen: <ReconciliationList />,
    call: reconciliationCalls.list,
    some: pageOf(row),
    row: row.day,
    shows: ['2 处差异', '¥1,200.00', '¥1,307.50', '¥450.00'],
    none: pageOf(),
    empty: '每天凌晨自动核对前一天的资金，也可以现在核对昨天',
    filter: 'state=differs',
    reader: { may: [reconciliationCalls.list.permission], lacks: ['核对昨天', '重新核对'] },
  });

  it('checks a day again, but none that is long past', async () => {
    const { user, sent } = show(info);
    await user.click(await screen.findByRole('button', { name: '重新核对' }));
    expect(sent(reconciliationCalls.check)).toEqual([{ day: row.day }]);
  });

  it('offers no check of a day that is long past', async () => {
    show({ ...info, day: day(40) });
    await screen.findByText(day(40));
    expect(screen.queryByRole('button', { name: '重新核对' })).toBeNull();
  });
});

describe('a day that is being recounted', () => {
  it.each([
    [{ differing: 0, recount: { done: 40, total: 100 } }, '逐户核对中 40%'],
    [{ differing: 2, recount: { done: 0, total: 0 } }, '逐户核对中，已有 2 处差异'],
  ])('says how far it is: %o', async (standing, says) => {
    show({ ...info, ...standing });
    expect(await screen.findByText(says)).toBeTruthy();
  });
});

describe('a day', () => {
  const open = async (found: ReconciliationInfo) => {
    const { user } = show(found);
    await user.click(await screen.findByRole('button', { name: found.day }));
    return within(await screen.findByRole('dialog'));
  };

  it('names the records that differ, by how much, and leads to them', async () => {
    const drawer = await open({ ...info, differing: 3 });
    const named = within(await drawer.findByRole('table', { name: '差异 3 处' }));
    expect(named.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '核对项单据应为实为相差',
      '订单退款合计order42¥5.00¥4.00−¥1.00',
      `余额结存${row.day}¥450.33¥450.00−¥0.33`,
      '提现拒绝返还26¥7.00¥0.00−¥7.00',
    ]);
    expect(drawer.queryByText('3 处差异')).toBeNull();
    const day = `/financial/record/monitor?dateLimit=${encodeURIComponent(`${row.day},${row.day}`)}`;
    expect(named.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/order/index?keywords=order42',
      day,
      '/financial/commission/template?id=26',
    ]);
    expect(drawer.getByRole('link', { name: '当日变动' }).getAttribute('href')).toBe(day);
  });

  it('says that it is even, with where the balances began and ended', async () => {
    const drawer = await open({ ...info, state: 'even', differing: 0, differences: [] });
    expect(await drawer.findByText('单据与流水逐笔一致')).toBeTruthy();
    const takings = within(drawer.getByRole('table', { name: '订单营业额' }));
    expect(takings.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '营业额¥1,285.00',
      '其中余额付款¥30.00',
      '其中赊账¥25.00',
      '退款−¥25.50',
      '净额¥1,259.50',
    ]);
    const balances = within(drawer.getByRole('table', { name: '用户余额' }));
    expect(balances.getByRole('row', { name: '日初结存 ¥360.00' })).toBeTruthy();
    expect(balances.getByRole('row', { name: '日末结存 ¥450.00' })).toBeTruthy();
  });
});
