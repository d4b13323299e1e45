import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type Promoter, promoterCalls } from '#contract/distribution/promoters.ts';
import { Refusal } from '#contract/refusal.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PromoterList } from './promoter-list.tsx';
// Loaded beforehand: the first transform of a dialog takes longer than a test waits.
import './orders-dialog.tsx';
import './people-dialog.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const li: Promoter = {
  uid: 7,
  realName: '',
  nickname: '分销员小李',
  avatar: '',
  phone: '138****1234',
  brokeragePrice: 70_000,
  spreadUid: 3,
  spreadNickname: '老周',
  payCount: null,
  spreadCount: 4,
  spreadOrderNum: 12,
  spreadOrderTotalPrice: 1_000_000,
  totalBrokeragePrice: 100_000,
  spreadPeopleCount: 0,
  extractCountPrice: 30_000,
  extractCountNum: 2,
  freezeBrokeragePrice: 1250,
  promoterTime: at,
};
const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const wang = { uid: 9, avatar: '', nickname: '王小明', isPromoter: false, spreadCount: 0, payCount: 3 };
const sold = { id: 5, orderId: 'order1795000', realName: '王小明', userPhone: '138****1234', price: 500, updateTime: at };
const sums = [
  { name: '分销人员人数(人)', count: 62 },
  { name: '发展会员人数', count: 240 },
  { name: '订单总数', count: 15 },
  { name: '订单金额', count: '12345.60' },
  { name: '可提现金额', count: '700.00' },
  { name: '提现次数', count: 2 },
];
const figures = on(promoterCalls.statistics, sums);
const wire = [
  figures,
  on(preferenceCalls.get, null),
  on(savedViewCalls.list, []),
  on(promoterCalls.list, pageOf(li)),
  on(promoterCalls.people, pageOf(wang)),
  on(promoterCalls.orders, pageOf(sold)),
  on(promoterCalls.clean, true),
];

describe('the list of promoters', () => {
  itIsAList({
    screen: <PromoterList />,
    call: promoterCalls.list,
    wire: [figures],
    some: pageOf(li),
    row: '分销员小李（7）',
    shows: ['¥10,000.00', '¥700.00', '老周'],
    none: pageOf<Promoter>(),
    empty: '还没有分销员，用户实付满额或由员工开通后会出现在这里',
    filter: 'keywords=li',
    search: ['关键字', 'keywords'],
    reader: { may: [promoterCalls.list.permission], lacks: ['推广的用户', '推广订单', '清除上级分销员'] },
  });

  it('is summed up by its filters', async () => {
    const { sent } = renderScreen(<PromoterList />, { wire, at: '/?keywords=李&dateLimit=month' });
    expect(await screen.findByText('¥12,345.60')).toBeTruthy();
    expect(screen.getByText('62')).toBeTruthy();
    expect(sent(promoterCalls.statistics)).toEqual([{ nickName: '李', dateLimit: 'month' }]);
  });

  it('goes without sums before a server that has none', async () => {
    const missing = on(promoterCalls.statistics, () => {
      throw new Refusal('x', 404, '接口不存在');
    });
    const { notes } = renderScreen(<PromoterList />, { wire: [...wire, missing] });
    expect(await screen.findByText('老周')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('推广订单金额', { selector: 'dt' })).toBeNull());
    expect(screen.queryByText('合计没有读到')).toBeNull();
    expect(notes).toEqual([]);
  });

  it('opens whom somebody brought, one level when asked', async () => {
    const { user, sent } = renderScreen(<PromoterList />, { wire });
    await user.click(await screen.findByRole('button', { name: '推广的用户' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('王小明')).toBeTruthy();
    await user.type(dialog.getByRole('searchbox', { name: '关键字' }), '王{Enter}');

    await waitFor(() =>
      expect(sent(promoterCalls.people)).toMatchObject([
        { uid: 7, type: 0, page: 1, limit: 10 },
        { uid: 7, type: 0, nickName: '王' },
      ]),
    );
  });

  it('opens the orders by which somebody earned', async () => {
    const { user } = renderScreen(<PromoterList />, { wire });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '推广订单' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('王小明 | 138****1234')).toBeTruthy();
    expect(dialog.getByText('¥5.00')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'order1795000' }).getAttribute('href')).toBe('/order/index?open=order1795000');
  });
});
