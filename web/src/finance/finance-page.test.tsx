import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type BalanceRecord, balanceLedgerCalls } from '#contract/finance/balance-ledger.ts';
import { type CommissionRecord, commissionLedgerCalls } from '#contract/finance/commission-ledger.ts';
import { Refusal } from '#contract/refusal.ts';
import { on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { renderScreen } from '../../test/render-screen.tsx';
import { Brokerage, Finance } from './finance-page.tsx';
import { BalanceLedger } from './ledgers/balance-ledger.tsx';
import { CommissionLedger } from './ledgers/commission-ledger.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const bill: BalanceRecord = {
  id: 7,
  uid: 3,
  pm: 0,
  title: '购买商品',
  number: 1250,
  balance: 5000,
  mark: '支付12.50元购买商品',
  createTime: at,
  nickName: '王小明',
  type: 'pay_order',
  linkId: 'order2',
  actorName: '微信商城',
  viaKey: '微信商城',
};
const commission: CommissionRecord = {
  id: 8,
  uid: 3,
  linkId: 'order1',
  linkType: 'order',
  type: 1,
  title: '获得推广佣金',
  price: 300,
  balance: 900,
  mark: '获得推广佣金，分佣3.00',
  status: 3,
  frozenTime: 0,
  thawTime: 0,
  brokerageLevel: 1,
  createTime: at,
  updateTime: at,
  userName: '李推广',
};
const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const choices = [on(preferenceCalls.get, null), on(savedViewCalls.list, [])];
const sums = on(commissionLedgerCalls.sums, { income: 125_000, outlay: 100_000, net: 25_000 });
const moved = on(balanceLedgerCalls.sums, { income: 80_000, outlay: 95_000, net: -15_000 });
const wire = [
  ...choices,
  sums,
  moved,
  on(balanceLedgerCalls.list, pageOf(bill)),
  on(commissionLedgerCalls.list, pageOf(commission)),
];

describe('the ledger of balances', () => {
  itIsAList({
    screen: <BalanceLedger />,
    call: balanceLedgerCalls.list,
    wire: [moved],
    some: pageOf(bill),
    row: '王小明',
    shows: ['−¥12.50', '¥50.00', '经由 微信商城'],
    none: pageOf<BalanceRecord>(),
    empty: '用户的余额还没有变动过',
    filter: 'title=admin',
    search: ['关键字', 'keywords'],
  });

  it('is summed up by its filters', async () => {
    const { sent } = renderScreen(<BalanceLedger />, { wire, at: '/?title=admin&dateLimit=today' });
    for (const sum of ['¥800.00', '¥950.00', '−¥150.00']) expect(await screen.findByText(sum)).toBeTruthy();
    expect(sent(balanceLedgerCalls.sums)).toEqual([{ title: 'admin', dateLimit: 'today' }]);
  });
});

describe('a movement in a ledger', () => {
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it.each([
    [{}, 'order2', '/order/index?open=order2'],
    [{ type: 'user_recharge_refund', linkId: 'recharge3' }, 'recharge3', '/financial/record/charge?keywords=recharge3'],
  ] as const)('of a balance leads to its document and its customer', async (of, number, at) => {
    renderScreen(<BalanceLedger />, { wire: [...wire, on(balanceLedgerCalls.list, pageOf({ ...bill, ...of }))] });
    await screen.findByText(number);
    expect([hrefOf(number), hrefOf('王小明')]).toEqual([at, '/user/index?open=3']);
  });

  it('of commission leads to its order, or its withdrawal', async () => {
    const paid = { ...commission, id: 9, linkType: 'withdraw', linkId: '26' };
    renderScreen(<CommissionLedger />, { wire: [...wire, on(commissionLedgerCalls.list, pageOf(commission, paid))] });
    await screen.findByText('order1');
    expect([hrefOf('order1'), hrefOf('26')]).toEqual(['/order/index?open=order1', '/financial/commission/template?id=26']);
  });

  it('has no document where nobody bought or paid, and leads nowhere without the right to go there', async () => {
    const list = on(balanceLedgerCalls.list, pageOf(bill, { ...bill, id: 9, type: 'system_add', linkId: '0' }));
    renderScreen(<BalanceLedger />, { wire: [...wire, list], may: [balanceLedgerCalls.list.permission] });
    expect(await screen.findByText('order2')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('0')).toBeNull();
  });
});

describe('what staff did to a balance', () => {
  it('says who it was', async () => {
    const given = {
      ...bill,
      id: 9,
      type: 'system_add' as const,
      linkId: '0',
      mark: '后台操作增加了12.50余额',
      actorName: '超管',
    };
    renderScreen(<BalanceLedger />, { wire: [...wire, on(balanceLedgerCalls.list, pageOf(bill, given))] });
    expect(await screen.findByText('后台操作增加了12.50余额（超管）')).toBeTruthy();
    expect(screen.getByText('支付12.50元购买商品')).toBeTruthy();
  });
});

describe('the ledger of commission', () => {
  itIsAList({
    screen: <CommissionLedger />,
    call: commissionLedgerCalls.list,
    wire: [sums],
    some: pageOf(commission),
    row: '李推广（3）',
    shows: ['+¥3.00'],
    none: pageOf<CommissionRecord>(),
    empty: '还没有佣金变动，推广订单完成后会出现在这里',
    filter: 'type=4',
  });

  it('is summed up by its filters', async () => {
    const { sent } = renderScreen(<CommissionLedger />, { wire, at: '/?type=1' });
    for (const sum of ['¥1,250.00', '¥1,000.00', '¥250.00']) expect(await screen.findByText(sum)).toBeTruthy();
    expect(sent(commissionLedgerCalls.sums)).toEqual([{ type: 1 }]);
  });

  it('asks for its sums once more where they could not be read', async () => {
    let isDown = true;
    const { user, notes } = renderScreen(<CommissionLedger />, {
      wire: [
        ...wire,
        on(commissionLedgerCalls.sums, () => {
          if (isDown) throw new Refusal('x', 500, '系统异常');
          return { income: 125_000, outlay: 100_000, net: 25_000 };
        }),
      ],
    });
    expect(await screen.findByText('合计没有读到')).toBeTruthy();
    expect(notes).toEqual([]);

    isDown = false;
    await user.click(screen.getByRole('button', { name: /^重\s?试$/ }));
    expect(await screen.findByText('¥1,250.00')).toBeTruthy();
    expect(screen.queryByText('合计没有读到')).toBeNull();
  });

  it('says how to come to its sums where a word finds too much', async () => {
    renderScreen(<CommissionLedger />, { wire: [...wire, on(commissionLedgerCalls.sums, null)], at: '/?keywords=7' });
    expect(await screen.findByText('超过 1000 笔，请把分销员写完整')).toBeTruthy();
  });
});

describe('the finance page', () => {
  it('walks from list to list in the address', async () => {
    const { user, address } = renderScreen(<Finance />, { wire, at: '/financial/finance?tab=monitor&title=admin' });
    await screen.findByText('王小明');
    await user.click(screen.getByRole('tab', { name: '佣金记录' }));
    expect(await screen.findByText('李推广（3）')).toBeTruthy();
    expect(address()).toBe('/financial/finance?tab=brokerage');
  });

  it('opens with the list of its old address', async () => {
    renderScreen(<Brokerage />, { wire });
    expect(await screen.findByText('李推广（3）')).toBeTruthy();
  });

  it('shows nobody a list that is not theirs', async () => {
    renderScreen(<Finance />, { wire, may: ['admin:finance:monitor:brokerage:record'], at: '/?tab=monitor' });
    expect(await screen.findByText('李推广（3）')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
