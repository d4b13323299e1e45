import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { cityCalls } from '#contract/delivery/cities.ts';
import { addressCalls } from '#contract/orders/addresses.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { HOUR } from '#contract/durations.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrderList } from './order-list.tsx';
import { orderInfo, orderRow, unpaid, asked } from '../../../test/sample-orders.ts';
import { besideOrders, counts, dialog, late, pageOf, press, show, word } from '../../../test/render-orders.tsx';

describe('the order list', () => {
  it('shows of each what was bought, by whom, for how much, where it stands and what the buyer wrote', async () => {
    const deleted = { isDel: true, statusStr: { key: 'deleted', value: '已删除' } };
    const { user } = show({
      rows: [
        orderRow({ refundPrice: 200, mark: '请轻拿轻放' }),
        orderRow({ id: 8, orderId: 'SO8', waitsSince: new Date(Date.now() - 30.5 * HOUR) }),
        orderRow({ id: 9, orderId: 'SO9', ...deleted }),
        orderRow({ id: 10, orderId: 'SO10', ...deleted, paid: false }),
        orderRow({ id: 11, orderId: 'SO11', ...asked }),
      ],
    });
    const rowOf = (orderNo: string) => within(screen.getByText(orderNo).closest('tr') ?? document.body);
    await screen.findByText('SO202611200007');
    const row = rowOf('SO202611200007');
    for (const text of ['搪瓷杯', '红,大 · ¥6.00 × 2', '王小明', '尾号 8000', '¥12.00', '已退 ¥2.00', /请轻拿轻放/])
      expect(row.getByText(text)).toBeTruthy();
    expect(row.getByRole('img', { name: '买家留言' })).toBeTruthy();
    expect(screen.getAllByText('超时 6 小时')).toEqual([rowOf('SO8').getByText('超时 6 小时')]);

    expect(rowOf('SO9').getByText('用户已删除')).toBeTruthy();
    const cancelled = rowOf('SO10');
    expect(cancelled.getByText('已取消', { selector: '.signal' })).toBeTruthy();
    expect(cancelled.getByText('应付')).toBeTruthy();
    for (const text of ['用户已删除', '微信支付']) expect(cancelled.queryByText(text)).toBeNull();

    await user.hover(rowOf('SO11').getByText('退款申请'));
    expect(await screen.findByText('与描述不符')).toBeTruthy();
  });

  it('says beside each other whether it is paid and how far its goods are', async () => {
    const back = { payPrice: 1500, status: 0 };
    show({
      rows: [
        orderRow({ status: 1, deliveryName: '顺丰速运' }),
        orderRow({ id: 2, orderId: 'order2', paid: false }),
        orderRow({ id: 3, orderId: 'order3', ...back, refundPrice: 600 }),
        orderRow({ id: 4, orderId: 'order4', ...back, refundPrice: 1500 }),
      ],
    });
    for (const text of ['顺丰速运', '已付款', '未付款', '部分退款', '已退款'])
      expect(await screen.findAllByText(text)).not.toEqual([]);
    // Facts of what is not there yet; the turn alone says what is to be done.
    expect(screen.getAllByText('未发货').length).toBeGreaterThan(0);
    expect(screen.getAllByText('已发货').length).toBeGreaterThan(0);
  });

  it('says of which WeChat keeps the money, and asks for these', async () => {
    const { sent: calls } = show({ at: '/order/index?moneyFrozen=true', rows: [orderRow({ isMoneyFrozen: true })] });
    expect(await screen.findByText('资金冻结', { selector: 'small' })).toBeTruthy();
    expect(calls(orderCalls.list)).toMatchObject([{ moneyFrozen: true }]);
  });

  it('counts every situation, within the chosen period, and turns to one by its tab', async () => {
    const { user, sent: calls, address } = show({ at: '/order/index?dateLimit=today' });
    const tab = await screen.findByRole('tab', { name: /待发货/ });
    await waitFor(() => expect(tab.textContent).toBe('待发货 4'));
    expect(calls(orderCalls.statusNum)).toEqual([{ dateLimit: 'today', type: 2 }]);

    await user.click(screen.getByRole('tab', { name: /退款中/ }));
    await waitFor(() => expect(address()).toBe('/order/index?dateLimit=today&status=refunding'));
    expect(calls(orderCalls.list).at(-1)).toMatchObject({ status: 'refunding', page: 1 });
  });

  it('counts no situation of a period in which money came or went: these counts are of new orders', async () => {
    const { sent: calls } = show({ at: '/order/index?dateLimit=today&timeOf=pay' });
    expect((await screen.findByRole('tab', { name: /待发货/ })).textContent?.trim()).toBe('待发货');
    await waitFor(() => expect(calls(orderCalls.list)).toMatchObject([{ dateLimit: 'today', timeOf: 'pay' }]));
    expect(calls(orderCalls.statusNum)).toEqual([]);
  });

  it('shows no counts by creation beside orders by payment, although another screen has read them', async () => {
    const above = <Link to="/order/index?dateLimit=today&timeOf=pay">按付款时间</Link>;
    const { user } = show({ above, at: '/order/index?dateLimit=today' });
    await waitFor(async () => expect((await screen.findByRole('tab', { name: /待发货/ })).textContent).toBe('待发货 4'));
    await user.click(screen.getByRole('link', { name: '按付款时间' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: /待发货/ }).textContent?.trim()).toBe('待发货'));
  });

  it('sums what it lists by the same clock, or says that it sums every order', async () => {
    const { user, sent: calls } = show({ at: '/order/index?dateLimit=today&timeOf=pay' });
    expect(await screen.findByText('按付款时间', { selector: '.sum-lead' })).toBeTruthy();
    expect(calls(orderCalls.listData)).toEqual([{ dateLimit: 'today', timeOf: 'pay' }]);
    await user.click(screen.getByRole('tab', { name: /待发货/ }));
    expect(await screen.findByText('这段时间付款的全部订单')).toBeTruthy();
  });

  it('says of the sums over a tab that they are of every order', async () => {
    const { user } = show();
    expect(await screen.findByText('订单金额')).toBeTruthy();
    expect(screen.queryByText('全部订单')).toBeNull();
    await user.click(screen.getByRole('tab', { name: /待发货/ }));
    expect(await screen.findByText('全部订单')).toBeTruthy();
  });

  it('of one situation, as links on phones name it, says that nothing stands in it', async () => {
    renderScreen(
      <Routes>
        <Route path="/javaMobile/orderList/:types?" element={<OrderList />} />
      </Routes>,
      {
        at: '/javaMobile/orderList/refunding',
        wire: [
          on(orderCalls.list, pageOf([])),
          on(orderCalls.statusNum, counts),
          on(orderCalls.countOverdue, late),
          on(claimCalls.handlers, []),
        ],
      },
    );
    expect(await screen.findByText('没有退款中的订单')).toBeTruthy();
  });

  it('says how many wait longer than the shop promised, and shows them', async () => {
    const { user, address } = show({ wire: [on(orderCalls.countOverdue, { ...late, count: 3 })] });
    expect(await screen.findByText(/3 单付款超过 24 小时还没有发货/)).toBeTruthy();
    await press(user, word('查看'));
    await waitFor(() => expect(address()).toBe('/?overdue=true&status=toSend'));
    expect(screen.queryByText(/还没有发货/)).toBeNull();
  });

  it('keeps orders apart whose team is not whole, and offers nothing that the server would refuse', async () => {
    const waiting = { isTeamWaiting: true, orderType: '[拼团订单]正在进行中' };
    const { sent: calls, address } = show({ rows: [orderRow(waiting)], at: '/order/index?status=notShipped&keywords=x' });
    expect(await screen.findByText('待成团', { selector: '.signal' })).toBeTruthy();
    expect((await screen.findByRole('tab', { name: /待成团/ })).textContent).toBe('待成团 1');
    for (const act of ['发货', '我来处理']) expect(screen.queryByRole('button', { name: word(act) })).toBeNull();
    expect(address()).toBe('/order/index?status=toSend&keywords=x');
    expect(calls(orderCalls.list).at(-1)).toMatchObject({ status: 'toSend', keywords: 'x' });
  });

  it('is cards on a phone', async () => {
    setWidth(390);
    show();
    expect(await screen.findByRole('button', { name: /搪瓷杯/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: word('发货') })).toBeTruthy();
  });

  it('keeps its tab when the filters are cleared, and says of an empty tab that it is empty', async () => {
    const { user, address } = show({ rows: [], at: '/order/index?status=toSend&keywords=x' });
    await user.click(await screen.findByRole('button', { name: '清空筛选' }));
    expect(await screen.findByText('没有待发货的订单')).toBeTruthy();
    expect(address()).toBe('/order/index?status=toSend');
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  });

  itIsAList({
    isInBrowser: true,
    screen: <OrderList />,
    call: orderCalls.list,
    wire: besideOrders,
    some: pageOf([orderRow()]),
    row: '搪瓷杯',
    none: pageOf([]),
    empty: /^还没有订单/,
    filter: 'keywords=x',
    search: ['搜索订单', 'keywords'],
    reader: { may: ['admin:order:list'], lacks: ['发货', '退款', '更多'] },
  });
});

describe('a person of the warehouse', () => {
  const may = ['admin:order:list', 'admin:order:info', 'admin:order:send'];

  it('sends and sees no refund', async () => {
    show({ rows: [orderRow(), orderRow({ ...asked, id: 8, orderId: 'SO8' })], may });
    expect(await screen.findAllByRole('button', { name: word('发货') })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /退款/ })).toBeNull();
    expect(screen.queryByRole('button', { name: word('更多') })).toBeNull();
  });
});

describe('a person of the accounts', () => {
  it('refunds and does not send', async () => {
    const { user } = show({ may: ['admin:order:list', 'admin:order:info', 'admin:order:refund', 'admin:order:money'] });
    await press(user, word('退款'));
    expect(await (await dialog()).findByLabelText('退款金额')).toBeTruthy();
    expect(screen.queryByRole('button', { name: word('发货') })).toBeNull();
  });
});

describe('an unpaid order', () => {
  it('changes its price', async () => {
    const { user, sent: calls, notes } = show({ rows: [orderRow(unpaid)], wire: [on(orderCalls.updatePrice, null)] });
    await press(user, word('改价'));
    const price = await screen.findByLabelText('实际支付金额');
    await user.clear(price);
    await user.type(price, '9.9');
    await user.click((await dialog()).getByRole('button', { name: '改价为 ¥9.90' }));
    await waitFor(() => expect(calls(orderCalls.updatePrice)).toEqual([{ orderNo: 'SO202611200007', payPrice: 990 }]));
    await waitFor(() =>
      expect(notes.at(-1)).toMatchObject({ kind: 'success', text: expect.stringMatching(/^应付 ¥[\d.]+ → ¥9\.90$/) }),
    );
  });
});

describe('money that came outside of the system', () => {
  it('is confirmed by the way that is chosen, with its sum on the button and in the toast', async () => {
    const {
      user,
      sent: calls,
      notes,
    } = show({ rows: [orderRow({ ...unpaid, payType: 'offline' })], wire: [on(offlineCalls.payOffline, null)] });
    await press(user, word('确认付款'));
    const confirm = async () => user.click((await dialog()).getByRole('button', { name: /^确认付款 ¥/ }));
    await screen.findByLabelText('收款金额');
    await confirm();
    expect(await screen.findByText('请选择收款方式')).toBeTruthy();
    expect(calls(offlineCalls.payOffline)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: '转账' }));
    await confirm();
    await waitFor(() => expect(calls(offlineCalls.payOffline)).toMatchObject([{ method: 'transfer' }]));
    const text = expect.stringMatching(/^已收款 ¥[\d.]+（转账）$/);
    await waitFor(() => expect(notes.at(-1)).toMatchObject({ kind: 'success', text }));
  });
});

describe('an order that was not sent', () => {
  const regions = [{ id: 1, cityId: 1, parentId: 0, name: '浙江省', isShow: true }];

  it('goes elsewhere', async () => {
    const wire = [
      on(orderCalls.info, orderInfo({ userAddress: '浙江省文三路 1 号' })),
      on(cityCalls.tree, regions),
      on(addressCalls.changeAddress, null),
    ];
    const { user, sent: calls } = show({ rows: [orderRow()], wire });
    await press(user, word('更多'));
    await press(user, '修改地址');
    const street = await screen.findByDisplayValue('文三路 1 号');
    await user.clear(street);
    await user.type(street, '文二路 2 号');
    await user.click((await dialog()).getByRole('button', { name: word('保存') }));
    await waitFor(() =>
      expect(calls(addressCalls.changeAddress)).toEqual([
        { orderNo: 'SO202611200007', realName: '王小明', userPhone: '13800138000', userAddress: '浙江省文二路 2 号', reason: '' },
      ]),
    );
  });
});
