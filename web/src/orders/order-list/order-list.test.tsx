import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OrderList } from './order-list.tsx';
import { asked, orderInfo, orderRow, sent, unpaid } from '../order/sample-orders.ts';
import type { OrderRow } from '../order/situation.tsx';

const counts = {
  all: 12,
  unPaid: 3,
  notShipped: 5,
  spike: 1,
  bargain: 0,
  complete: 0,
  toBeWrittenOff: 0,
  refunding: 2,
  refunded: 0,
  deleted: 1,
  refundStatus: null,
};

const pageOf = (list: OrderRow[]) => ({ page: 1, limit: 20, total: list.length, totalPage: 1, list });

const carrier = (id: number, code: string, name: string) => ({
  id,
  code,
  name,
  partnerId: false,
  partnerKey: false,
  net: false,
  account: null,
  password: null,
  netName: null,
  sort: 0,
  isShow: true,
  status: true,
});

const steps = [
  {
    id: 2,
    changeType: 'tracking_edit',
    changeMessage: '快递单号 SF1 → SF2',
    reason: '抄错一位',
    actor: '李雷',
    actorKind: 'admin',
    createTime: new Date('2026-11-20T07:00:00Z'),
  },
  {
    id: 1,
    changeType: 'cache_key_create_order',
    changeMessage: '订单生成',
    reason: null,
    actor: '小程序',
    actorKind: 'storefront',
    createTime: new Date('2026-11-20T06:05:00Z'),
  },
];

interface Shop {
  rows?: OrderRow[];
  wire?: Answering[];
  at?: string;
  may?: string[];
}

const show = ({ rows = [orderRow()], wire = [], ...scene }: Shop = {}) =>
  renderScreen(<OrderList />, {
    wire: [
      on(preferenceCalls.get, null),
      on(orderCalls.list, pageOf(rows)),
      on(orderCalls.statusNum, counts),
      on(orderCalls.info, orderInfo()),
      on(orderCalls.timeline, steps),
      on(refundCalls.listRefunds, []),
      on(expressCalls.all, [carrier(1, 'shunfeng', '顺丰速运'), carrier(2, 'yunda', '韵达快递')]),
      ...wire,
    ],
    ...scene,
  });

type User = ReturnType<typeof show>['user'];

const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** Antd puts a space between two characters on a button. */
const word = (two: string) => new RegExp(`^${[...two].join('\\s*')}$`);

const dialog = async () => within(await screen.findByRole('dialog', { name: /./ }));

const refuses = (text: string) => () => {
  throw new Refusal('order', 500, text);
};

describe('the order list', () => {
  it('shows what was bought, by whom, for how much and where it stands', async () => {
    show({ rows: [orderRow({ refundPrice: 200 })] });
    expect(await screen.findByText('搪瓷杯')).toBeTruthy();
    expect(screen.getByText('红,大 · ¥6.00 × 2')).toBeTruthy();
    expect(screen.getByText('王小明')).toBeTruthy();
    expect(screen.getByText('尾号 8000')).toBeTruthy();
    expect(screen.getByText('¥12.00')).toBeTruthy();
    expect(screen.getByText('已退 ¥2.00')).toBeTruthy();
    expect(screen.getByText('SO202611200007')).toBeTruthy();
  });

  it('counts every situation, within the chosen period', async () => {
    const { sent: calls } = show({ at: '/order/index?dateLimit=today' });
    const tab = await screen.findByRole('tab', { name: /未发货/ });
    await waitFor(() => expect(tab.textContent).toBe('未发货 5'));
    expect(calls(orderCalls.statusNum)).toEqual([{ dateLimit: 'today', type: 2 }]);
  });

  it('turns to a situation by its tab', async () => {
    const { user, sent: calls, address } = show();
    await user.click(await screen.findByRole('tab', { name: /退款中/ }));
    await waitFor(() => expect(address()).toBe('/?status=refunding'));
    expect(calls(orderCalls.list).at(-1)).toMatchObject({ status: 'refunding', page: 1 });
  });

  it('marks an order its customer deleted', async () => {
    show({ rows: [orderRow({ isDel: true, statusStr: { key: 'deleted', value: '已删除' } })] });
    expect(await screen.findByText('用户已删除')).toBeTruthy();
  });

  it('tells one that was cancelled from one its customer deleted', async () => {
    show({ rows: [orderRow({ isDel: true, paid: false, statusStr: { key: 'deleted', value: '已删除' } })] });
    expect(await screen.findByText('已取消')).toBeTruthy();
    expect(screen.queryByText('用户已删除')).toBeNull();
  });

  it('says why money is asked back when one points at the situation', async () => {
    const { user } = show({ rows: [orderRow(asked)] });
    await user.hover(await screen.findByText('申请退款'));
    expect(await screen.findByText('与描述不符')).toBeTruthy();
  });

  it('is cards on a phone', async () => {
    setWidth(390);
    const { container } = show();
    expect(await screen.findByRole('button', { name: /搪瓷杯/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: word('发货') })).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);
  });

  itIsAList({
    screen: <OrderList />,
    call: orderCalls.list,
    wire: [on(orderCalls.statusNum, counts)],
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
    expect((await dialog()).getByLabelText('退款金额')).toHaveProperty('value', '12.00');
    expect(screen.queryByRole('button', { name: word('发货') })).toBeNull();
  });
});

describe('sending', () => {
  const number = () => screen.findByLabelText('快递单号');

  it('recognises the carrier by the number', async () => {
    const { user, sent: calls } = show({ wire: [on(orderCalls.send, null)] });
    await press(user, word('发货'));
    await user.type(await number(), 'SF1234567890123');
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls(orderCalls.send)).toMatchObject([
      { orderNo: 'SO202611200007', type: '1', expressCode: 'shunfeng', expressNumber: 'SF1234567890123' },
    ]);
    expect(calls(orderCalls.list)).toHaveLength(2);
  });

  it('asks for the number and the carrier', async () => {
    const { user, sent: calls } = show();
    await press(user, word('发货'));
    await number();
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));

    expect(await screen.findByText('请填写快递单号')).toBeTruthy();
    expect(screen.getByText('请选择快递公司')).toBeTruthy();
    expect(calls(orderCalls.send)).toEqual([]);
  });

  it('with the shop’s own courier asks for a phone', async () => {
    const { user } = show();
    await press(user, word('发货'));
    await user.click(await screen.findByRole('radio', { name: '送货' }));
    await user.type(await screen.findByLabelText('送货人电话'), '123');
    await user.tab();
    expect(await screen.findByText('手机号格式不正确!')).toBeTruthy();
    expect(screen.queryByLabelText('快递单号')).toBeNull();
  });

  it('stays open with the reason when refused', async () => {
    const { user } = show({ wire: [on(orderCalls.send, refuses('订单已发货请勿重复操作!'))] });
    await press(user, word('发货'));
    await user.type(await number(), 'SF1234567890123');
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));

    expect(await (await dialog()).findByText('订单已发货请勿重复操作!')).toBeTruthy();
    expect(await number()).toHaveProperty('value', 'SF1234567890123');
  });
});

describe('a refund', () => {
  const refundOf = (amount: number) => ({
    id: 1,
    refundNo: 'R1',
    amount,
    reason: '与描述不符',
    state: 'done' as const,
    restock: true,
    actor: '站长',
    failure: null,
    createTime: new Date('2026-11-20T07:00:00Z'),
    doneTime: null,
    lines: [],
  });

  const open = async (shop: Shop = {}) => {
    const shown = show({
      rows: [orderRow({ ...asked, refundPrice: 200 })],
      wire: [on(refundCalls.agreeRefund, refundOf(1000))],
      ...shop,
    });
    await press(shown.user, '同意退款');
    await screen.findByLabelText(/退几件/);
    // An opened dialog takes the focus once, whatever was reached for before.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    const amount = screen.getByLabelText('退款金额');
    return { ...shown, amount };
  };

  it('offers all that is left, and the goods go back', async () => {
    const { user, sent: calls } = await open();
    expect(screen.getByText('实付 ¥12.00，已退 ¥2.00，还可退 ¥10.00')).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: '同意退款' }));

    await waitFor(() =>
      expect(calls(refundCalls.agreeRefund)).toMatchObject([{ amount: 1000, reason: '与描述不符', restock: true }]),
    );
  });

  it('of a part says what remains, and keeps the goods out', async () => {
    const { user, amount } = await open();
    await user.clear(amount);
    await user.type(amount, '4');
    expect(await screen.findByText('部分退款，之后还可退 ¥6.00')).toBeTruthy();
    expect(screen.queryByLabelText('商品退回库存')).toBeNull();
  });

  it('of more than is left is not sent', async () => {
    const { user, amount, sent: calls } = await open();
    await user.clear(amount);
    await user.type(amount, '10.01');
    await user.click((await dialog()).getByRole('button', { name: '同意退款' }));
    expect(await screen.findByText('最多还可退 ¥10.00')).toBeTruthy();
    expect(calls(refundCalls.agreeRefund)).toEqual([]);
  });

  it('above one’s limit stays open with the reason', async () => {
    const { user } = await open({
      wire: [on(refundCalls.agreeRefund, refuses('您单笔订单的退款上限是 5.00 元，请由店长或财务来退款'))],
    });
    await user.click((await dialog()).getByRole('button', { name: '同意退款' }));
    expect(await (await dialog()).findByText(/退款上限是 5.00 元/)).toBeTruthy();
  });

  it('is refused with a reason', async () => {
    const { user, sent: calls } = show({ rows: [orderRow(asked)], wire: [on(refundCalls.declineRefund, null)] });
    await press(user, word('更多'));
    await press(user, '拒绝退款');
    await user.type(await screen.findByLabelText('不退款原因'), '已经发货');
    await user.click((await dialog()).getByRole('button', { name: '拒绝退款' }));
    await waitFor(() => expect(calls(refundCalls.declineRefund)).toEqual([{ orderNo: 'SO202611200007', reason: '已经发货' }]));
  });
});

describe('an unpaid order', () => {
  it('changes its price', async () => {
    const { user, sent: calls } = show({ rows: [orderRow(unpaid)], wire: [on(orderCalls.updatePrice, null)] });
    await press(user, word('改价'));
    const price = await screen.findByLabelText('实际支付金额');
    await user.clear(price);
    await user.type(price, '9.9');
    await user.click((await dialog()).getByRole('button', { name: word('改价') }));
    await waitFor(() => expect(calls(orderCalls.updatePrice)).toEqual([{ orderNo: 'SO202611200007', payPrice: 990 }]));
  });
});

describe('an order on its way', () => {
  const onItsWay = {
    rows: [orderRow(sent)],
    wire: [on(orderCalls.info, orderInfo({ ...sent, deliveryType: 'express', deliveryCode: 'shunfeng' }))],
  };

  it('is received after a question', async () => {
    const { user, sent: calls } = show({ ...onItsWay, wire: [...onItsWay.wire, on(orderCalls.receive, null)] });
    await press(user, '确认收货');
    await user.click((await dialog()).getByRole('button', { name: '确认收货' }));
    await waitFor(() => expect(calls(orderCalls.receive)).toEqual([{ orderNo: 'SO202611200007' }]));
  });

  it('has its number corrected with a reason', async () => {
    const { user, sent: calls } = show({ ...onItsWay, wire: [...onItsWay.wire, on(orderCalls.correctTracking, null)] });
    await press(user, word('更多'));
    await press(user, '改单号');
    const number = await screen.findByLabelText('快递单号');
    await user.clear(number);
    await user.type(number, 'SF1234567890124');
    await user.type(screen.getByLabelText('更正原因'), '抄错一位');
    await user.click((await dialog()).getByRole('button', { name: '改单号' }));
    await waitFor(() =>
      expect(calls(orderCalls.correctTracking)).toEqual([
        { orderNo: 'SO202611200007', expressCode: 'shunfeng', expressNumber: 'SF1234567890124', reason: '抄错一位' },
      ]),
    );
  });
});

describe('an opened order', () => {
  const at = '/order/index?open=SO202611200007';

  it('names who did what, when and why', async () => {
    show({ at });
    expect(await screen.findByText('快递单号 SF1 → SF2')).toBeTruthy();
    expect(screen.getByText('原因：抄错一位')).toBeTruthy();
    expect(screen.getByText(/李雷/)).toBeTruthy();
    expect(screen.getByText(/商城（小程序）/)).toBeTruthy();
  });

  it('hides the phone until it is wanted', async () => {
    const { user } = show({ at });
    await press(user, '显示 138****8000');
    expect(await screen.findByText('13800138000')).toBeTruthy();
  });

  it('is found by its address though it is not on the page', async () => {
    show({ at, rows: [orderRow({ id: 99, orderId: 'SO99' })] });
    expect(await screen.findByText('北京市 海淀区 西三环北路 1 号')).toBeTruthy();
  });

  it('leads to the next by a key, also when the act took it off the list', async () => {
    const rows = [orderRow(), orderRow({ id: 8, orderId: 'SO8' }), orderRow({ id: 9, orderId: 'SO9' })];
    const { user, address, client } = show({ at, wire: [on(orderCalls.list, () => pageOf([...rows]))] });
    await screen.findByText('订单记录');
    await screen.findAllByText('SO8');
    rows.shift();
    await client.invalidateQueries({ queryKey: ['order', 'list'] });
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe('/order/index?open=SO8'));
  });

  it('passes an accessibility check', async () => {
    const { baseElement } = show({ at });
    await screen.findByText('快递单号 SF1 → SF2');
    expect(await complaintsOf(baseElement)).toEqual([]);
  });
});
