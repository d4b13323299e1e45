import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pickPointCalls } from '#contract/delivery/pick-points.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { dialog, word } from '../../../test/render-orders.tsx';
import { pickUpRow } from '../../../test/sample-pick-ups.ts';
import { PickUpList } from './pick-up-list.tsx';

const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, total: list.length, totalPage: list.length, list });
const sums = { orderTotalPrice: 3980, refundTotal: 1, refundTotalPrice: 1990 };
const some = { total: 1, ...sums, list: pageOf(pickUpRow) };
const wire = [on(pickPointCalls.list, pageOf())];

describe('the list of orders that are fetched', () => {
  it('says what they come to, who handed them out and where', async () => {
    renderScreen(<PickUpList />, { wire: [...wire, on(pickUpCalls.listPickUps, some)] });
    for (const text of ['¥39.80', '¥19.90', '西湖店', '小张'])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('names what is due apart from what was paid, and hands out what waits', async () => {
    const unpaid = { ...pickUpRow, id: 9, orderId: 'SO9', paid: false, statusStr: { key: 'unPaid', value: '未支付' } };
    const { user, sent } = renderScreen(<PickUpList />, {
      wire: [...wire, on(pickUpCalls.listPickUps, { ...some, list: pageOf(pickUpRow, unpaid) }), on(pickUpCalls.verify, true)],
    });
    const rowOf = async (orderNo: string) => within((await screen.findByText(orderNo)).closest('tr') ?? document.body);
    expect((await rowOf('SO9')).getByText('应付')).toBeTruthy();
    expect((await rowOf('SO9')).queryByRole('button', { name: word('核销') })).toBeNull();
    expect((await rowOf(pickUpRow.orderId)).queryByText('应付')).toBeNull();

    await user.click((await rowOf(pickUpRow.orderId)).getByRole('button', { name: word('核销') }));
    await user.click((await dialog()).getByRole('button', { name: word('核销') }));
    await waitFor(() => expect(sent(pickUpCalls.verify)).toMatchObject([{ vCode: pickUpRow.verifyCode }]));
  });

  it('says on a phone who handed an order out, where, and when it was placed', async () => {
    setWidth(390);
    const waits = { ...pickUpRow, id: 9, clerkName: '' };
    const { container } = renderScreen(<PickUpList />, {
      wire: [...wire, on(pickUpCalls.listPickUps, { ...some, list: pageOf(pickUpRow, waits) })],
    });
    await screen.findAllByText('李四');
    const lines = [...container.querySelectorAll('[data-row-key]')].map((card) =>
      [...card.querySelectorAll('dt')].map((line) => line.textContent),
    );
    expect(lines).toEqual([
      ['订单号', '用户信息', '核销员', '核销门店', '下单时间'],
      ['订单号', '用户信息', '核销门店', '下单时间'],
    ]);
    setWidth(1440);
  });

  itIsAList({
    screen: <PickUpList />,
    call: pickUpCalls.listPickUps,
    wire,
    some,
    row: '李四',
    none: { total: 0, ...sums, list: pageOf<typeof pickUpRow>() },
    empty: '还没有到店自提的订单',
    filter: 'dateLimit=today',
    search: ['关键字', 'keywords'],
  });
});
