import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { operatorCalls } from '#contract/sellers/operators.ts';
import { type ShopMoney, moneyOwners, shopMoneyCalls } from '#contract/settlement/shop-money.ts';
import type { Page } from '#contract/wire.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MoneyList } from './money-list.tsx';

const figures = {
  orderCount: 12,
  taken: 115_000,
  freight: 1000,
  refunded: 5000,
  commission: 11_000,
  platform: 0,
  adjusted: 0,
  opening: 20_000,
  settled: 80_000,
  paid: 60_000,
  closing: 40_000,
};
const teas: ShopMoney = { id: 3, name: '云上茶行', operatorName: '楚天代运营', ...figures };
const pageOf = (...list: ShopMoney[]): Page<ShopMoney> => ({ list, total: list.length, page: 1, limit: 20, totalPage: 1 });
const day = { day: '2026-11-20', taken: 115_000, refunded: 5000, settled: 80_000, paid: 60_000 };
const beside = [
  on(shopMoneyCalls.sumMoney, { shopCount: 1, ...figures }),
  on(shopMoneyCalls.moneyByDay, [day]),
  on(operatorCalls.list, { list: [], total: 0, page: 1, limit: 200, totalPage: 0 }),
];

describe('the money of shops', () => {
  itIsAList({
    screen: <MoneyList />,
    call: shopMoneyCalls.listMoney,
    wire: beside,
    some: pageOf(teas),
    row: '云上茶行',
    shows: ['楚天代运营', '¥1,150.00'],
    none: pageOf(),
    empty: '这段时间没有店铺成交，也没有应付的结算款',
    search: ['店铺名称', 'keywords'],
    reader: { may: [shopMoneyCalls.listMoney.permission], lacks: ['导出'] },
  });

  it('lead from an operator to its shops, in the same days', async () => {
    const wire = [on(shopMoneyCalls.listMoney, pageOf({ ...teas, name: '楚天代运营', operatorName: '' })), ...beside];
    const { user } = renderScreen(<MoneyList />, { at: `/settlement/money?by=${moneyOwners.operator}`, wire });
    expect(await screen.findByRole('button', { name: '各店铺' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '数据表' }));
    expect(screen.getByRole('row', { name: '11-20 ¥1,150.00 ¥50.00 ¥600.00' })).toBeTruthy();
  });
});
