import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { type BillDifference, type PaymentBill, type PaymentBillInfo, billCalls } from '#contract/payments/bills.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { BillList } from './bill-list.tsx';

const row: PaymentBill = {
  id: 7,
  provider: 'wechat',
  day: showDay(startOfDay(new Date(), -1)),
  state: 'differs',
  ourCount: 3,
  theirCount: 4,
  ourPaid: 3000,
  theirPaid: 3777,
  ourBack: 0,
  theirBack: 300,
  fee: 21,
  differing: 3,
  open: 2,
  why: null,
  checkTime: new Date('2026-11-20T02:20:00Z'),
};
const difference = (change: Partial<BillDifference>): BillDifference => ({
  id: 1,
  kind: 'missingHere',
  entry: 'payment',
  number: 'elsewhere-1',
  providerNo: '4299',
  at: new Date('2026-11-19T04:00:00Z'),
  subject: null,
  orderNo: null,
  ours: null,
  theirs: 777,
  state: 'open',
  reason: null,
  resolver: null,
  resolvedTime: null,
  ...change,
});
const info: PaymentBillInfo = {
  ...row,
  differences: [
    difference({}),
    difference({ id: 2, kind: 'amount', number: 'pay1', subject: 'order', orderNo: 'order1', ours: 2000, theirs: 2005 }),
    difference({
      id: 3,
      kind: 'refundedThere',
      entry: 'refund',
      number: 'platform-1',
      theirs: 300,
      state: 'resolved',
      reason: '用户到店退的',
      resolver: '店长',
      resolvedTime: new Date('2026-11-20T03:00:00Z'),
    }),
  ],
};
const pageOf = (...list: PaymentBill[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

describe('the list of bills', () => {
  itIsAList({
    screen: <BillList tabs={null} />,
    call: billCalls.list,
    some: pageOf(row),
    row: row.day,
    shows: ['微信支付', '2 笔差异待处理', '¥37.77'],
    none: pageOf(),
    empty: '接通微信支付后，每天上午 10 点以后自动取前一天的账单，逐笔核对',
    filter: 'state=differs',
    reader: { may: [billCalls.list.permission], lacks: ['取账单', '重新取账单'] },
  });

  it('names the records that differ with what to do, and takes what became of them', async () => {
    const { user, sent } = renderScreen(<BillList tabs={null} />, {
      wire: [
        on(preferenceCalls.get, null),
        on(savedViewCalls.list, []),
        on(billCalls.list, pageOf(row)),
        on(billCalls.info, info),
        on(billCalls.resolve, null),
      ],
    });
    await user.click(await screen.findByRole('button', { name: row.day }));
    const drawer = within(await screen.findByRole('dialog'));
    const sums = within(await drawer.findByRole('table', { name: '本系统与渠道账单' }));
    expect(sums.getByRole('row', { name: '收款 ¥30.00 ¥37.77 ¥7.77' })).toBeTruthy();
    const rows = within(drawer.getByRole('region', { name: '差异 3 笔' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/渠道有，本系统没有.*本系统 无，渠道 ¥7.77钱已进商户号/),
      expect.stringMatching(/金额不一致.*order1.*本系统 ¥20.00，渠道 ¥20.05/),
      expect.stringMatching(/在商户平台退的款.*已处理 用户到店退的 · 店长/),
    ]);

    await user.click(drawer.getByRole('button', { name: '全部处理（2 笔）' }));
    const title = await screen.findByText('处理 2 笔差异');
    const found = title.closest<HTMLElement>('[role="dialog"]');
    if (!found) throw new Error('no dialog');
    const dialog = within(found);
    await user.click(dialog.getByRole('button', { name: '标为已处理' }));
    expect(await dialog.findByText('请填写处理说明')).toBeTruthy();
    await user.type(dialog.getByLabelText('处理说明'), '门店收款机的');
    await user.click(dialog.getByRole('button', { name: '标为已处理' }));
    await waitFor(() => expect(sent(billCalls.resolve)).toEqual([{ id: 7, differences: [1, 2], reason: '门店收款机的' }]));
  });
});
