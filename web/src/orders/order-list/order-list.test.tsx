import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { cityCalls } from '#contract/delivery/cities.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { addressCalls } from '#contract/orders/addresses.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { offlineCalls } from '#contract/orders/offline-payments.ts';
import { payBackCalls } from '#contract/orders/money-by-hand.ts';
import { HOUR } from '#contract/durations.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { pickUpCalls } from '#contract/orders/pick-up.ts';
import { proposedRefundCalls, refundCalls } from '#contract/orders/refunds.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { carrier } from '../../../test/sample-carriers.ts';
import { point } from '../../../test/sample-point.ts';
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

const late = { hours: 24, count: 0, capped: false };

const pageOf = (list: OrderRow[]) => ({ page: 1, limit: 20, total: list.length, totalPage: 1, list });

const correction = {
  id: 2,
  changeType: 'tracking_edit',
  changeMessage: '快递单号 SF1 → SF2',
  reason: '抄错一位',
  actor: '李雷',
  actorKind: 'admin',
  createTime: new Date('2026-11-20T07:00:00Z'),
};

const steps = [
  correction,
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
      on(orderCalls.countOverdue, late),
      on(payBackCalls.countPayBack, { count: 0, capped: false }),
      on(claimCalls.handlers, []),
      on(orderCalls.listData, { count: 1200, amount: 99_900, weChatAmount: 90_000, yueAmount: 9900 }),
      on(orderCalls.info, orderInfo()),
      on(orderStepCalls.timeline, steps),
      on(refundCalls.listRefunds, []),
      on(proposedRefundCalls.proposedRefunds, []),
      on(expressCalls.all, [carrier(), carrier({ id: 2, code: 'yunda', name: '韵达快递' })]),
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
    const tab = await screen.findByRole('tab', { name: /待发货/ });
    await waitFor(() => expect(tab.textContent).toBe('待发货 5'));
    expect(calls(orderCalls.statusNum)).toEqual([{ dateLimit: 'today', type: 2 }]);
  });

  it('counts no situation of a period in which money came or went: these counts are of new orders', async () => {
    const { sent: calls } = show({ at: '/order/index?dateLimit=today&timeOf=pay' });
    expect((await screen.findByRole('tab', { name: /待发货/ })).textContent?.trim()).toBe('待发货');
    await waitFor(() => expect(calls(orderCalls.list)).toMatchObject([{ dateLimit: 'today', timeOf: 'pay' }]));
    expect([...calls(orderCalls.statusNum), ...calls(orderCalls.listData)]).toEqual([]);
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
    await waitFor(() => expect(address()).toBe('/?overdue=true&status=notShipped'));
    expect(screen.queryByText(/还没有发货/)).toBeNull();
  });

  it('turns to a situation by its tab', async () => {
    const { user, sent: calls, address } = show();
    await user.click(await screen.findByRole('tab', { name: /退款中/ }));
    await waitFor(() => expect(address()).toBe('/?status=refunding'));
    expect(calls(orderCalls.list).at(-1)).toMatchObject({ status: 'refunding', page: 1 });
  });

  it('says of an order that waits how long it is late', async () => {
    show({ rows: [orderRow({ waitsSince: new Date(Date.now() - 30.5 * HOUR) })] });
    expect(await screen.findByText('超时 6 小时')).toBeTruthy();
  });

  it('marks an order its customer deleted', async () => {
    show({ rows: [orderRow({ isDel: true, statusStr: { key: 'deleted', value: '已删除' } })] });
    expect(await screen.findByText('用户已删除')).toBeTruthy();
  });

  it('tells one that was cancelled from one its customer deleted', async () => {
    show({ rows: [orderRow({ isDel: true, paid: false, statusStr: { key: 'deleted', value: '已删除' } })] });
    expect(await screen.findByText('已取消', { selector: '.signal' })).toBeTruthy();
    expect(screen.queryByText('用户已删除')).toBeNull();
    expect(screen.getByText('应付')).toBeTruthy();
    expect(screen.queryByText('微信支付')).toBeNull();
  });

  it('says beside each other whether it is paid and how far its goods are', async () => {
    show({ rows: [orderRow({ status: 1, deliveryName: '顺丰速运' }), orderRow({ id: 2, orderId: 'order2', paid: false })] });
    for (const text of ['顺丰速运', '已付款', '未付款']) expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getAllByText('已发货').length).toBeGreaterThan(0);
  });

  it('shows what the buyer wrote', async () => {
    show({ rows: [orderRow({ mark: '请轻拿轻放' })] });
    expect((await screen.findByText(/请轻拿轻放/)).textContent).toContain('请轻拿轻放');
    expect(screen.getByRole('img', { name: '买家留言' })).toBeTruthy();
  });

  it('says why money is asked back when one points at the situation', async () => {
    const { user } = show({ rows: [orderRow(asked)] });
    await user.hover(await screen.findByText('退款申请'));
    expect(await screen.findByText('与描述不符')).toBeTruthy();
  });

  it('is cards on a phone', async () => {
    setWidth(390);
    const { container } = show();
    expect(await screen.findByRole('button', { name: /搪瓷杯/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: word('发货') })).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('keeps its tab when the filters are cleared, and says of an empty tab that it is empty', async () => {
    const { user, address } = show({ rows: [], at: '/order/index?status=notShipped&keywords=x' });
    await user.click(await screen.findByRole('button', { name: '清空筛选' }));
    expect(await screen.findByText('没有待发货的订单')).toBeTruthy();
    expect(address()).toBe('/order/index?status=notShipped');
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  });

  itIsAList({
    screen: <OrderList />,
    call: orderCalls.list,
    wire: [on(orderCalls.statusNum, counts), on(orderCalls.countOverdue, late), on(claimCalls.handlers, [])],
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

const number = () => screen.findByLabelText('快递单号');

describe('sending', () => {
  it('recognises the carrier by the number', async () => {
    const { user, sent: calls } = show({ wire: [on(orderCalls.send, null)] });
    await press(user, word('发货'));
    await user.type(await number(), 'SF1234567890123');
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls(orderCalls.send)).toMatchObject([
      { orderNo: 'SO202611200007', type: '1', expressCode: 'shunfeng', expressNumber: 'SF1234567890123' },
    ]);
    expect(calls(orderCalls.list).filter(({ status }) => status === 'all')).toHaveLength(2);
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
    await user.click(await screen.findByRole('radio', { name: '自配送' }));
    await user.type(await screen.findByLabelText('送货人电话'), '123');
    await user.tab();
    expect(await screen.findByText('手机号格式不正确!')).toBeTruthy();
    expect(screen.queryByLabelText('快递单号')).toBeNull();
  });

  it('shows what to pack, where it goes and what the buyer wrote', async () => {
    const note = { mark: '请轻拿轻放' };
    const { user } = show({ rows: [orderRow(note)], wire: [on(orderCalls.info, orderInfo(note))] });
    await press(user, word('发货'));
    const shown = within(await screen.findByRole('region', { name: '要发的货' }));

    expect(shown.getByText('搪瓷杯')).toBeTruthy();
    expect(shown.getByText('× 2')).toBeTruthy();
    expect(shown.getByText(/王小明 · 手机尾号 8000/)).toBeTruthy();
    expect(shown.getByText(/请轻拿轻放/)).toBeTruthy();
    expect(await shown.findByText('北京市 海淀区 西三环北路 1 号')).toBeTruthy();
  });

  it('says so, with the way to the order', async () => {
    const { user, notes } = show({ wire: [on(orderCalls.send, null)] });
    await press(user, word('发货'));
    await user.type(await number(), 'SF1234567890123{Enter}');
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已发货 …0007', act: '查看' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open with the reason when refused', async () => {
    const { user } = show({ wire: [on(orderCalls.send, refuses('订单已发货请勿重复操作!'))] });
    await press(user, word('发货'));
    await user.type(await number(), 'SF1234567890123');
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));

    expect(await (await dialog()).findByText('订单已发货请勿重复操作!')).toBeTruthy();
    expect(await number()).toHaveProperty('value', 'SF1234567890123');
  });

  it('says once, where it stands, that the line was lost', async () => {
    const { user, notes } = show({ wire: [on(orderCalls.send, () => Promise.reject(new TypeError('Failed to fetch')))] });
    await press(user, word('发货'));
    await user.type(await number(), 'SF1234567890123');
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));

    expect(await (await dialog()).findByText('网络连接失败，请检查网络后重试')).toBeTruthy();
    expect(notes).toEqual([]);
  });
});

describe('a scanner', () => {
  const queue = () => [orderRow(), orderRow({ id: 6, orderId: 'SO6' }), orderRow({ id: 5, orderId: 'SO5' })];
  const sentNumbers = (calls: unknown[]) =>
    calls.map((input) => `${Reflect.get(Object(input), 'orderNo')} ${Reflect.get(Object(input), 'expressNumber')}`);

  it('sends one order after another, from the press on', async () => {
    const { user, sent: calls } = show({
      rows: queue(),
      wire: [on(orderCalls.send, null)],
      at: '/order/index?status=notShipped',
    });
    const [first] = await screen.findAllByRole('button', { name: word('发货') });
    if (first) await user.click(first);
    await user.keyboard('SF1234567890121{Enter}SF1234567890122{Enter}SF1234567890123{Enter}');

    await waitFor(() =>
      expect(sentNumbers(calls(orderCalls.send))).toEqual([
        'SO202611200007 SF1234567890121',
        'SO6 SF1234567890122',
        'SO5 SF1234567890123',
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that reads a parcel twice sends no second order with it', async () => {
    const { user, sent: calls } = show({ rows: queue(), wire: [on(orderCalls.send, null)] });
    const [first] = await screen.findAllByRole('button', { name: word('发货') });
    if (first) await user.click(first);
    await user.keyboard('SF1234567890121{Enter}SF1234567890121{Enter}');

    expect(await screen.findByText('和上一单的单号相同，合并寄出请点“发货”')).toBeTruthy();
    expect(sentNumbers(calls(orderCalls.send))).toEqual(['SO202611200007 SF1234567890121']);
  });

  it('that reads a parcel twice goes on with the number behind it', async () => {
    const { user, sent: calls } = show({ rows: queue(), wire: [on(orderCalls.send, null)] });
    const [first] = await screen.findAllByRole('button', { name: word('发货') });
    if (first) await user.click(first);
    await user.keyboard('SF1234567890121{Enter}SF1234567890121{Enter}SF1234567890122{Enter}SF1234567890123{Enter}');
    await screen.findByText(/^订单 …SO6 没有发出/);

    await user.click(screen.getByRole('button', { name: '忽略重复的单号' }));

    await waitFor(() => expect(sentNumbers(calls(orderCalls.send))).toEqual(['SO202611200007 SF1234567890121', ...later]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const TRY = ['SF1234567890121', 'SF1234567890122', 'SF1234567890123'] as const;
  const note = () => screen.findByText(/^订单 …0007 没有发出，后面扫描的 . 个单号已保留$/);
  const later = ['SO6 SF1234567890122', 'SO5 SF1234567890123'];

  async function scanThree(answer: (input: unknown) => null | Promise<null>) {
    const shown = show({ rows: queue(), wire: [on(orderCalls.send, answer)], at: '/order/index?status=notShipped' });
    const [first] = await screen.findAllByRole('button', { name: word('发货') });
    if (first) await shown.user.click(first);
    await shown.user.keyboard(TRY.map((number) => `${number}{Enter}`).join(''));
    return shown;
  }

  /** Refuses the first order as often as asked, and sends the others. */
  const refusing = (times: number) => {
    let left = times;
    return (input: unknown) => {
      if (Reflect.get(Object(input), 'orderNo') !== 'SO202611200007' || left === 0) return null;
      left -= 1;
      throw new Refusal('order', 500, '订单退款中不能发货');
    };
  };

  it('reads on while one is being sent, however long that takes', async () => {
    const answered = Promise.withResolvers<null>();
    const { sent: calls } = await scanThree(() => answered.promise);
    expect(await screen.findByText('已扫描 2 个单号')).toBeTruthy();
    expect(calls(orderCalls.send)).toHaveLength(1);

    answered.resolve(null);

    await waitFor(() => expect(sentNumbers(calls(orderCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`, ...later]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says which order was refused, and sends it once more before those behind it', async () => {
    const { user, sent: calls } = await scanThree(refusing(1));
    await note();
    expect(screen.getByText('订单退款中不能发货')).toBeTruthy();

    await user.click((await dialog()).getByRole('button', { name: '发货并处理下一单' }));

    const first = `SO202611200007 ${TRY[0]}`;
    await waitFor(() => expect(sentNumbers(calls(orderCalls.send))).toEqual([first, first, ...later]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps its numbers to the orders they were scanned for when one is passed by', async () => {
    const { user, notes, sent: calls } = await scanThree(refusing(1));
    await note();

    await user.click(screen.getByRole('button', { name: '跳过这一单' }));

    await waitFor(() => expect(sentNumbers(calls(orderCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`, ...later]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notes.at(-1)?.text).toBe('跳过了 1 单，请核对：…0007');
  });

  it('leaves the space bar to the buttons while its numbers wait', async () => {
    const { user, sent: calls } = await scanThree(refusing(1));
    await note();

    act(() => screen.getByRole('button', { name: '跳过这一单' }).focus());
    await user.keyboard(' ');

    await waitFor(() => expect(sentNumbers(calls(orderCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`, ...later]));
  });

  it('takes a number for one that was begun, stopped and ended', async () => {
    const { user, sent: calls } = show({ wire: [on(orderCalls.send, null)] });
    await press(user, word('发货'));
    await user.type(await number(), 'SF12345{Enter}');
    await screen.findByText('请选择快递公司');

    await user.type(await number(), '67890121{Enter}');

    await waitFor(() => expect(sentNumbers(calls(orderCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`]));
  });

  it('waits while the number of a refused order is mended', async () => {
    const { user, sent: calls } = await scanThree(refusing(1));
    await note();

    await user.click(screen.getByRole('button', { name: '修改这一单' }));
    await user.clear(await number());
    await user.type(await number(), 'SF9{Enter}');

    await waitFor(() =>
      expect(sentNumbers(calls(orderCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`, 'SO202611200007 SF9', ...later]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not run on into the number of a refused order', async () => {
    const { user, sent: calls } = show({ rows: queue(), wire: [on(orderCalls.send, refusing(1))] });
    const [first] = await screen.findAllByRole('button', { name: word('发货') });
    if (first) await user.click(first);
    await user.keyboard(`${TRY[0]}{Enter}`);
    await screen.findByText('订单退款中不能发货');

    await user.keyboard(`${TRY[1]}{Enter}${TRY[2]}{Enter}`);

    await note();
    expect(sentNumbers(calls(orderCalls.send))).toEqual([`SO202611200007 ${TRY[0]}`]);
    expect(await number()).toHaveProperty('value', TRY[0]);
  });

  it('tries a refused order again when its parcel is read again', async () => {
    const { user, sent: calls } = show({ wire: [on(orderCalls.send, refusing(1))] });
    await press(user, word('发货'));
    await user.keyboard(`${TRY[0]}{Enter}`);
    await screen.findByText('订单退款中不能发货');

    await user.keyboard(`${TRY[0]}{Enter}`);

    const first = `SO202611200007 ${TRY[0]}`;
    await waitFor(() => expect(sentNumbers(calls(orderCalls.send))).toEqual([first, first]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has the next dialog open still when an order that was left turns out to be sent', async () => {
    const answered = Promise.withResolvers<null>();
    const { user, notes } = show({ rows: queue(), wire: [on(orderCalls.send, () => answered.promise)] });
    const begin = async (at: number) => {
      const buttons = await screen.findAllByRole('button', { name: word('发货') });
      if (buttons[at]) await user.click(buttons[at]);
    };
    await begin(0);
    await user.keyboard(TRY[0]);
    await user.click((await dialog()).getByRole('button', { name: word('发货') }));
    await user.click((await dialog()).getByRole('button', { name: word('取消') }));
    await user.click(await screen.findByRole('button', { name: word('放弃') }));
    await waitFor(() => expect(screen.queryByLabelText(/快递单号/)).toBeNull());
    await begin(2);
    await screen.findByLabelText(/快递单号/);
    answered.resolve(null);

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success' }]));
    await user.type(screen.getByLabelText(/快递单号/), 'SF1');
    expect(screen.getByLabelText(/快递单号/)).toHaveProperty('value', 'SF1');
  });

  it('is told which numbers no order was left for', async () => {
    const answered = Promise.withResolvers<null>();
    const { user, notes } = show({ wire: [on(orderCalls.send, () => answered.promise)] });
    await press(user, word('发货'));
    await user.keyboard(`${TRY[0]}{Enter}${TRY[1]}{Enter}`);
    answered.resolve(null);

    await waitFor(() => expect(notes.at(-1)?.text).toBe(`没有其他待发货的订单了，后面扫描的 1 个单号没有使用：${TRY[1]}`));
  });
});

describe('an order that is fetched', () => {
  const fetched = { shippingType: 2, verifyCode: '1234567890', statusStr: { key: 'toBeWrittenOff', value: '待核销' } };

  it('is handed out from the list, with the goods in sight', async () => {
    const { user, sent: calls } = show({ rows: [orderRow(fetched)], wire: [on(pickUpCalls.verify, true as const)] });
    await press(user, word('核销'));
    const asks = await dialog();
    expect(await asks.findByText('红,大 · ¥6.00 × 2')).toBeTruthy();
    await user.click(asks.getByRole('button', { name: word('核销') }));

    await waitFor(() => expect(calls(pickUpCalls.verify)).toEqual([{ vCode: '1234567890' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is handed out from its detail with the pieces that went back', async () => {
    const back = { refundPrice: 600, statusStr: fetched.statusStr };
    const refund = {
      id: 1,
      refundNo: 'R1',
      amount: 600,
      reason: '少要一件',
      state: 'done' as const,
      restock: true,
      byHand: false,
      actor: '李雷',
      failure: null,
      createTime: new Date('2026-11-20T07:00:00Z'),
      doneTime: null,
      lines: [{ lineId: 1, productName: '搪瓷杯', sku: '红,大', quantity: 1 }],
    };
    const wire = [on(orderCalls.info, orderInfo({ ...fetched, ...back })), on(refundCalls.listRefunds, [refund])];
    const { user } = show({ wire, at: '/order/index?open=SO202611200007' });
    const drawer = within(await screen.findByRole('article'));
    await user.click(await drawer.findByRole('button', { name: word('核销') }));

    const { parentElement: asks } = await screen.findByText(/^商品交给顾客后再核销/);
    expect(await within(asks ?? document.body).findByText('已退 1 件')).toBeTruthy();
  });

  it('says where and by which code, and whose account it is', async () => {
    const info = orderInfo({ ...fetched, userAddress: '文三路店', phone: '13900001111', systemStore: point });
    show({ wire: [on(orderCalls.info, info)], at: '/order/index?open=SO202611200007' });
    const part = within(await screen.findByRole('region', { name: '提货信息' }));
    for (const text of ['提货人', '1234567890', '文三路店', '13800001234', '浙江省杭州市西湖区文三路 1 号', '139****1111'])
      expect(part.getByText(text)).toBeTruthy();
    expect(part.queryByText('收货地址')).toBeNull();
  });

  it('tells no code once it was handed out', async () => {
    const info = orderInfo({ ...fetched, statusStr: { key: 'bargain', value: '待评价' }, systemStore: point });
    show({ wire: [on(orderCalls.info, info)], at: '/order/index?open=SO202611200007' });
    expect(await screen.findByText('门店名称')).toBeTruthy();
    expect(screen.queryByText('提货码')).toBeNull();
  });
});

const refundOf = (amount: number) => ({
  id: 1,
  refundNo: 'R1',
  amount,
  reason: '与描述不符',
  state: 'done' as const,
  restock: true,
  byHand: false,
  actor: '站长',
  failure: null,
  createTime: new Date('2026-11-20T07:00:00Z'),
  doneTime: null,
  lines: [],
});

describe('the detail of an order', () => {
  const at = '/order/index?open=SO202611200007';
  const proposed = {
    orderNo: 'SO202611200007',
    caseId: null,
    amount: 1000,
    reason: '商品破损',
    proposer: '小王',
    createTime: new Date('2026-11-20T07:00:00Z'),
  };

  it('says which refund waits for a second person, and that no goods leave until then', async () => {
    show({ wire: [on(proposedRefundCalls.proposedRefunds, [proposed])], at });
    const part = within(await screen.findByRole('region', { name: '退款待复核' }));
    for (const text of ['¥10.00', '商品破损', '复核通过或退回之前，订单不能发货和核销'])
      expect(part.getByText(text)).toBeTruthy();
    expect(part.getByRole('link', { name: '去复核' }).getAttribute('href')).toBe('/financial/approval?state=waiting');
  });

  it('is marked in the list while its refund waits for a second person', async () => {
    show({ wire: [on(proposedRefundCalls.proposedRefunds, [proposed])] });
    expect(await screen.findByText('退款待复核')).toBeTruthy();
  });

  it('says of a refund of ours that failed why, and offers to try again, without a request that nobody made', async () => {
    const failed = { ...refundOf(600), state: 'failed' as const, failure: '账户余额不足', actor: '李雷' };
    const waiting = { refundStatus: 1, statusStr: { key: 'applyRefund', value: '申请退款' } };
    show({ wire: [on(orderCalls.info, orderInfo(waiting)), on(refundCalls.listRefunds, [failed])], at });
    const part = within(await screen.findByRole('region', { name: '退款失败' }));
    for (const text of ['¥6.00', '账户余额不足', '与描述不符', '李雷']) expect(await part.findByText(text)).toBeTruthy();
    expect(part.queryByText('退款凭证')).toBeNull();
    for (const name of ['重新退款', '不再退款']) expect(part.getByRole('button', { name })).toBeTruthy();
  });

  it('says beside a request that the last try failed', async () => {
    const failed = { ...refundOf(600), state: 'failed' as const, failure: '账户余额不足' };
    show({ wire: [on(orderCalls.info, orderInfo(asked)), on(refundCalls.listRefunds, [failed])], at });
    const part = within(await screen.findByRole('region', { name: '退款申请' }));
    for (const text of ['上次没有退成', '账户余额不足', '退款凭证']) expect(await part.findByText(text)).toBeTruthy();
    expect(part.getByRole('button', { name: '同意退款' })).toBeTruthy();
  });

  it.each([
    ['已退回库存', { restock: true }],
    ['未退回库存', { restock: false }],
    [undefined, { restock: false, caseId: 5 }],
    [undefined, { restock: false, lines: [] }],
  ])('says of the goods of a refund that they are back in stock or not: %s', async (words, terms) => {
    const lines = [{ lineId: 1, productName: '搪瓷杯', sku: '红,大', quantity: 1 }];
    show({ wire: [on(refundCalls.listRefunds, [{ ...refundOf(600), lines, ...terms }])], at });
    const part = await screen.findByRole('region', { name: '退款记录' });
    expect(part.textContent.match(/[已未]退回库存/)?.[0]).toBe(words);
  });
});

describe('a refund', () => {
  const open = async (shop: Shop = {}) => {
    const order = { ...asked, refundPrice: 200 };
    const shown = show({
      rows: [orderRow(order)],
      ...shop,
      wire: [on(orderCalls.info, orderInfo(order)), on(refundCalls.agreeRefund, refundOf(1000)), ...(shop.wire ?? [])],
    });
    await press(shown.user, '同意退款');
    const pieces = await screen.findByLabelText(/退几件/);
    const submit = async () => (await dialog()).getByRole('button', { name: /^同意退款/ });
    return { ...shown, pieces, submit, amount: () => screen.getByLabelText('退款金额') };
  };

  it('begins with nothing, and says what is missing', async () => {
    const { user, pieces, submit, amount, sent: calls } = await open();
    expect(pieces).toHaveProperty('value', '0');
    expect(amount()).toMatchObject({ value: '', disabled: true });
    expect(screen.getByText('实付 ¥12.00，已退 ¥2.00，还可退 ¥10.00')).toBeTruthy();
    expect(screen.getByText('请选择退款商品的件数，或点“全额退款”')).toBeTruthy();
    await user.keyboard('{Enter}');
    await user.click(await submit());
    expect(calls(refundCalls.agreeRefund)).toEqual([]);
  });

  it('of the whole is chosen by name, says its amount, and the products go back', async () => {
    const { user, notes, sent: calls } = await open();
    await press(user, '全额退款');
    expect(await screen.findByText('全额退款后订单将变为“已退款”')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '同意退款 ¥10.00' }));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已退款 ¥10.00 …0007', act: '查看' }]));
    expect(calls(refundCalls.agreeRefund)).toMatchObject([
      { amount: 1000, reason: '与描述不符', restock: true, lines: [{ lineId: 1, quantity: 2 }] },
    ]);
  });

  it('that no provider pays says so at once, and that staff have to', async () => {
    const owed = { ...refundOf(1000), state: 'paying' as const, byHand: true };
    const { user, submit, notes } = await open({ wire: [on(refundCalls.agreeRefund, owed)] });
    await press(user, '全额退款');
    await user.click(await submit());

    const text = '退款已登记，请线下退给顾客，再点“确认已退款” ¥10.00 …0007';
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text }]));
  });

  it('that others have to pay leaves it to them', async () => {
    const owed = { ...refundOf(1000), state: 'paying' as const, byHand: true };
    const rights = [orderCalls.list, orderCalls.info, refundCalls.agreeRefund].map(({ permission }) => permission);
    const { user, submit, notes } = await open({ may: [...rights, seeAmounts], wire: [on(refundCalls.agreeRefund, owed)] });
    await press(user, '全额退款');
    await user.click(await submit());

    await waitFor(() => expect(notes).toMatchObject([{ text: '退款已登记，由财务线下退给顾客并确认 ¥10.00 …0007' }]));
  });

  it('of an amount of one’s own says what remains, and keeps the products out', async () => {
    const { user, amount, submit } = await open();
    await user.click(screen.getByRole('checkbox', { name: '自定义金额（最多 ¥10.00）' }));
    await user.type(amount(), '4');
    expect(await screen.findByText('部分退款，之后还可退 ¥6.00')).toBeTruthy();
    expect((await submit()).textContent).toBe('同意退款 ¥4.00');
    expect(screen.queryByLabelText('退回库存')).toBeNull();
  });

  it('of more than is left is not sent', async () => {
    const { user, amount, submit, sent: calls } = await open();
    await user.click(screen.getByRole('checkbox', { name: /自定义金额/ }));
    await user.type(amount(), '10.01');
    await user.tab();
    expect(await screen.findByText('最多还可退 ¥10.00')).toBeTruthy();
    await user.click(await submit());
    expect(calls(refundCalls.agreeRefund)).toEqual([]);
  });

  it('above one’s limit stays open with the reason', async () => {
    const wire = [on(refundCalls.agreeRefund, refuses('您单笔订单的退款上限是 5.00 元，请由店长或财务来退款'))];
    const { user, submit } = await open({ wire });
    await press(user, '全额退款');
    await user.click(await submit());
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

describe('a refund by hand', () => {
  it('is done once somebody says that they handed it over', async () => {
    const order = { refundStatus: 3, isOwedByHand: true, statusStr: { key: 'refunding', value: '退款中' } };
    const { user, sent: calls } = show({ rows: [orderRow(order)], wire: [on(offlineCalls.confirmPaidBack, null)] });
    await press(user, '确认已退款');
    const asks = await dialog();
    expect(await asks.findByText(/确认后退款完成，且不可撤销/)).toBeTruthy();
    await user.click(asks.getByRole('button', { name: '确认已退款' }));

    await waitFor(() => expect(calls(offlineCalls.confirmPaidBack)).toEqual([{ orderNo: 'SO202611200007' }]));
  });

  it('is called one, and no act of a refund that its provider pays', async () => {
    const underWay = { refundStatus: 3, statusStr: { key: 'refunding', value: '退款中' } };
    show({ rows: [orderRow(underWay), orderRow({ ...underWay, id: 8, orderId: 'SO8', isOwedByHand: true })] });
    expect(await screen.findByText('待线下退款')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '确认已退款' })).toHaveLength(1);
  });

  it('says how many wait, and shows them', async () => {
    const { user, address } = show({ wire: [on(payBackCalls.countPayBack, { count: 2, capped: false })] });
    expect(await screen.findByText(/2 笔待线下退款/)).toBeTruthy();
    await press(user, '去退款');
    await waitFor(() => expect(address()).toBe('/?payBack=true&status=refunding'));
    expect(screen.queryByText(/笔待线下退款/)).toBeNull();
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

describe('an order that points paid for', () => {
  it('is refunded without an amount', async () => {
    const free = { payPrice: 0, refundPrice: 0 };
    const wire = [on(orderCalls.info, orderInfo(free)), on(refundCalls.agreeRefund, refundOf(0))];
    const { user, sent: calls } = show({ rows: [orderRow(free)], wire });
    await press(user, word('更多'));
    await press(user, word('退款'));
    await user.type(await screen.findByLabelText('退款原因'), '拍错了');
    expect(await screen.findByText(/用掉的积分和优惠券退回给顾客/)).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: word('退款') }));
    await waitFor(() => expect(calls(refundCalls.agreeRefund)).toMatchObject([{ amount: 0, restock: true, lines: [] }]));
  });
});

describe('an order on its way', () => {
  const onItsWay = {
    rows: [orderRow(sent)],
    wire: [on(orderCalls.info, orderInfo({ ...sent, deliveryType: 'express', deliveryCode: 'shunfeng' }))],
  };

  it('is looked at first', async () => {
    const { user, address } = show(onItsWay);
    await press(user, word('查看'));
    await waitFor(() => expect(address()).toBe('/?open=SO202611200007'));
  });

  it('is received after a question', async () => {
    const { user, sent: calls } = show({ ...onItsWay, wire: [...onItsWay.wire, on(orderCalls.receive, null)] });
    await press(user, word('更多'));
    await press(user, '确认收货');
    expect(await screen.findByText('代顾客确认收货？订单将进入待评价，且不可撤销')).toBeTruthy();
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

  it('folds the older steps', async () => {
    const seven = Array.from({ length: 7 }, (_, id) => ({ ...correction, id, changeMessage: `第 ${id} 步` }));
    const { user } = show({ at, wire: [on(orderStepCalls.timeline, seven)] });
    expect(await screen.findByText('第 4 步')).toBeTruthy();
    expect(screen.queryByText('第 5 步')).toBeNull();
    await press(user, '更早的 2 条');
    expect(screen.getByText('第 6 步')).toBeTruthy();
  });

  it('that asks for a refund is answered on top', async () => {
    show({ at, rows: [orderRow(asked)], wire: [on(orderCalls.info, orderInfo(asked))] });
    const banner = within(await screen.findByRole('region', { name: '退款申请' }));
    expect(banner.getByRole('button', { name: '同意退款' }).className).toContain('ant-btn-primary');
    expect(banner.getByRole('button', { name: '拒绝退款' })).toBeTruthy();
    expect(banner.getByText('与描述不符')).toBeTruthy();
  });

  it('that asks for a refund is answered in reach of the thumb on a phone', async () => {
    setWidth(390);
    show({ at, rows: [orderRow(asked)], wire: [on(orderCalls.info, orderInfo(asked))] });
    const banner = within(await screen.findByRole('region', { name: '退款申请' }));
    const order = within(await screen.findByRole('article'));
    expect(order.getAllByRole('button', { name: '同意退款' })).toHaveLength(1);
    expect(order.getByRole('button', { name: '拒绝退款' })).toBeTruthy();
    expect(banner.queryByRole('button', { name: '同意退款' })).toBeNull();
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
