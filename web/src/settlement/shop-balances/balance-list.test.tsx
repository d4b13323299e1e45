import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ShopBalance, shopBalanceCalls } from '#contract/settlement/shop-balances.ts';
import type { Page } from '#contract/wire.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { BalanceList } from './balance-list.tsx';

const teas: ShopBalance = {
  shopId: 3,
  shopName: '云上茶行',
  settledUntil: '2026-10-31',
  openCount: 2,
  openAmount: 115_000,
  confirmedAmount: 20_000,
  payingAmount: 0,
  debtAmount: -5000,
  platformAmount: 0,
  balance: 130_000,
};
const pageOf = (...list: ShopBalance[]): Page<ShopBalance> => ({ list, total: list.length, page: 1, limit: 20, totalPage: 1 });
const { shopId: _id, shopName: _name, settledUntil: _day, ...sums } = teas;
const summed = on(shopBalanceCalls.sumBalances, { shopCount: 1, ...sums });

describe('shops that the mall owes', () => {
  itIsAList({
    screen: <BalanceList />,
    call: shopBalanceCalls.listBalances,
    wire: [summed],
    some: pageOf(teas),
    row: '云上茶行',
    shows: ['2026-10-31', '¥1,150.00', '−¥50.00', '¥1,300.00'],
    none: pageOf(),
    empty: '没有应付的店铺：结算单都已付款，或还没有生成',
    search: ['店铺名称', 'keywords'],
    reader: { may: [shopBalanceCalls.listBalances.permission], lacks: [] },
  });

  it('are summed above the rows', async () => {
    renderScreen(<BalanceList />, { wire: [on(shopBalanceCalls.listBalances, pageOf(teas)), summed] });
    await screen.findByText('云上茶行');
    expect(await screen.findAllByText('¥1,300.00')).toHaveLength(2);
  });
});
