import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { Answer } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { homeCalls } from '#contract/dashboard/home.ts';
import { timetableCalls } from '#contract/dashboard/timetable.ts';
import { type Todo, todoCalls } from '#contract/dashboard/todos.ts';
import { todos } from '#contract/dashboard/todo-kinds.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { orderChartCalls } from '#contract/order-figures/order-chart.ts';
import { complaintsOf } from '../../test/axe.ts';
import { setWidth } from '../../test/browser.ts';
import { on } from '../../test/fake-wire.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { Home } from './home.tsx';
import { ViewChart } from './view-chart.tsx';

const counts = (all: number) => ({
  all,
  unPaid: 3,
  notShipped: 5,
  spike: 0,
  bargain: 0,
  complete: 0,
  toBeWrittenOff: 0,
  refunding: 2,
  refunded: 0,
  deleted: 0,
  toSend: 5,
  toHandOut: 0,
  refundStatus: null,
});

const orderChart = {
  quality: { '11-20': 1, '11-21': 2, '11-22': 0 },
  price: { '11-20': 500, '11-21': 31_250, '11-22': 1250 },
};

const refunds = { quality: { '11-21': 0, '11-22': 1 }, price: { '11-21': 0, '11-22': 500 } };

const figures = {
  sales: 1250,
  yesterdaySales: 31_250,
  pageviews: 40,
  yesterdayPageviews: 32,
  orderNum: 0,
  yesterdayOrderNum: 2,
  newUserNum: 3,
  yesterdayNewUserNum: 0,
};

const yesterday = { sales: 31_250, pageviews: 32, orderNum: 2, newUserNum: 0, refunds: 0 };

const operation = {
  notShippingOrderNum: 5,
  refundingOrderNum: 2,
  notWriteOffOrderNum: 0,
  vigilanceInventoryNum: 7,
  onSaleProductNum: 22,
  notSaleProductNum: 3,
  notAuditNum: 6,
  totalRechargeAmount: 2_560_000,
};

const show = (scene = {}) =>
  renderScreen(<Home />, {
    wire: [
      on(todoCalls.list, []),
      on(preferenceCalls.get, null),
      on(preferenceCalls.save, null),
      on(timetableCalls.day, { day: '2026-11-22', kinds: [], marks: [], lacksPickUp: false }),
      on(orderCalls.statusNum, ({ dateLimit }) => counts(dateLimit === 'today' ? 12 : 1200)),
      on(orderCalls.list, { page: 1, limit: 8, total: 0, totalPage: 0, list: [] }),
      on(homeCalls.figures, figures),
      on(homeCalls.figuresOn, ({ day }) => (day === 'yesterday' ? yesterday : { ...yesterday, sales: 1000, orderNum: 5 })),
      on(homeCalls.newCustomers, { '11-21': 0, '11-22': 3 }),
      on(homeCalls.buyers, { zero: 50, one: 30, history: 15, back: 5 }),
      on(orderChartCalls.days, orderChart),
      on(orderChartCalls.refunds, { ...refunds, preQuality: {}, prePrice: {} }),
      on(homeCalls.operation, operation),
      on(productCalls.tabs, [{ count: 7, name: '警戒库存', type: 4 }]),
    ],
    ...scene,
  });

describe('the page of page views', () => {
  const days = (before: number, today: number) => ({ '11-21': before, '11-22': today });
  const views = { home: days(5, 7), product: days(20, 0), activity: days(0, 0), own: days(0, 1) };

  it('says how often each kind of page was looked at, and on which day', async () => {
    const { user, container } = renderScreen(<ViewChart />, { wire: [on(homeCalls.views, views)] });
    const card = (await screen.findByText('首页')).parentElement;
    await waitFor(() => expect(card?.textContent).toBe('首页12近 31 天'));
    await user.click(screen.getByRole('button', { name: '数据表' }));
    expect(screen.getByRole('row', { name: '11-21 5 20 0 0' })).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);
  });
});

const todo = (kind: string, more: Partial<Todo> = {}): Todo => ({
  kind,
  count: 1,
  capped: false,
  oldest: null,
  says: '',
  ...more,
});
const cardOf = async (name: RegExp) => {
  const link = await screen.findByRole('link', { name });
  return [link.textContent, link.getAttribute('href')];
};

describe('what waits on the home page', () => {
  it('leads to exactly its list, with how many and the oldest, and says what is late', async () => {
    const waiting = [
      todo('toSend', { count: 30, oldest: new Date('2026-11-19T12:10:00Z'), says: '2 单超过 24 小时' }),
      todo('withdrawals', { count: 6, oldest: new Date('2026-11-19T12:10:00Z') }),
      todo('lowReviews', { count: 10_000, capped: true }),
      todo('task_refund_trouble', { count: 3 }),
      todo('something_of_a_later_version'),
    ];
    show({ wire: [on(todoCalls.list, waiting)] });
    expect(await cardOf(/^待发货/)).toEqual(['待发货302 单超过 24 小时', '/order/index?status=toSend']);
    expect(await cardOf(/^待审核提现/)).toEqual(['待审核提现6最早 11-19 20:10', '/financial/commission/template?status=0']);
    expect(await cardOf(/^低分未回复/)).toEqual([
      '低分未回复10,000+差评越早回复越好',
      '/store/comment?lowScore=true&isReply=false',
    ]);
    expect(await cardOf(/^退款异常/)).toEqual(['退款异常3还没有人领取', '/cashier/task-list?state=0&kind=refund_trouble']);
    const today = within(screen.getByRole('region', { name: '今日经营' }));
    for (const name of [/^今日订单/, /^待付款/]) expect(await today.findByRole('link', { name })).toBeTruthy();
  });

  it('is said to be done where nothing is left', async () => {
    show({ wire: [on(todoCalls.list, [])] });
    expect(await screen.findByText('都处理完了，没有等您的事')).toBeTruthy();
  });

  it('says in its place that it could not be read, and asks again', async () => {
    let isDown = true;
    const { user, notes } = show({
      wire: [
        on(preferenceCalls.get, null),
        on(todoCalls.list, () => {
          if (isDown) throw orderRefusals.NOT_FOUND();
          return [todo('toSend')];
        }),
      ],
      may: ['admin:order:list'],
    });
    const again = await screen.findByRole('button', { name: '重试' });
    expect(notes).toEqual([]);
    isDown = false;
    await user.click(again);
    expect((await screen.findByRole('link', { name: /待发货/ })).textContent).toContain('1');
  });

  it('shows what two lines hold, and unfolds the rest for good, each card in its place', async () => {
    const kinds = [...todos.keys()].slice(0, 12);
    const labels = kinds.map((kind) => todos.get(kind)?.label);
    let kept: Answer<typeof preferenceCalls.get> = null;
    const wire = [
      on(todoCalls.list, [...kinds.map((kind) => todo(kind)), todo('something_of_a_later_version')]),
      on(preferenceCalls.get, () => kept),
      on(preferenceCalls.save, ({ value }) => {
        kept = value;
        return null;
      }),
    ];
    const shown = () => screen.getAllByRole('link', { name: /\S1\S/ }).map((link) => link.querySelector('span')?.textContent);
    const first = show({ wire });
    const more = await screen.findByRole('button', { name: '还有 3 类待办', expanded: false });
    expect(shown()).toEqual(labels.slice(0, 9));
    await first.user.click(more);
    expect(await screen.findByRole('button', { name: '收起', expanded: true })).toBe(more);
    expect(document.activeElement).toBe(more);
    expect(shown()).toEqual(labels);
    await waitFor(() => expect(first.sent(preferenceCalls.save)).toHaveLength(1));
    expect(await complaintsOf(more.parentElement ?? first.container)).toEqual([]);
    first.unmount();

    const again = show({ wire });
    await again.user.click(await screen.findByRole('button', { name: '收起' }));
    await screen.findByRole('button', { name: '还有 3 类待办' });
    expect(shown()).toEqual(labels.slice(0, 9));
    expect(first.sent(preferenceCalls.save)).toHaveLength(1);
  });

  it.each([
    [1440, 10],
    [390, 6],
  ])('is whole %i px wide where there are %i cards, and folded where there is one more', async (width, most) => {
    setWidth(width);
    const waiting = (count: number) => [
      on(
        todoCalls.list,
        [...todos.keys()].slice(0, count).map((kind) => todo(kind)),
      ),
    ];
    const whole = show({ wire: [on(preferenceCalls.get, null), ...waiting(most)] });
    await screen.findByRole('link', { name: /^待发货/ });
    expect(screen.queryByRole('button', { name: /类待办/ })).toBeNull();
    whole.unmount();
    show({ wire: [on(preferenceCalls.get, null), ...waiting(most + 1)] });
    expect(await screen.findByRole('button', { name: width === 390 ? '还有 1 类待办' : '还有 2 类待办' })).toBeTruthy();
  });

  it('is what the wire counts before a server that knows no more', async () => {
    show({ isWireOnly: true });
    await screen.findByText('今天新增 5');
    expect(await cardOf(/^待发货/)).toEqual(['待发货5今天新增 5', '/order/index?status=notShipped']);
    expect(await cardOf(/^退款申请/)).toEqual(['退款申请2申请中和退款中', '/order/index?status=refunding']);
    expect(await cardOf(/^库存不足/)).toEqual(['库存不足7不高于警戒库存', '/store/index?type=4']);
  });
});

describe('the home page', () => {
  it('holds today against yesterday', async () => {
    show();
    expect(await screen.findByText('昨日 1,200，少 1,188 单')).toBeTruthy();
    const text = (name: RegExp) => screen.getByRole('link', { name }).textContent;
    await waitFor(() => expect(text(/今日营业额/)).toContain('¥12.50昨日 ¥312.50　↓\u00A096%'));
    expect(text(/^支付订单/)).toContain('0昨日 2　↓\u00A0100%');
    expect(text(/^退款\s*¥/)).toContain('¥5.00昨日 ¥0.00　–');
    expect(screen.getByRole('link', { name: /^退款\s*¥/ }).getAttribute('href')).toBe(
      '/order/index?dateLimit=today&timeOf=refund',
    );
    expect(screen.getByRole('link', { name: /^支付订单/ }).getAttribute('href')).toBe('/order/index?dateLimit=today&timeOf=pay');
    const today = screen.getByRole('region', { name: '今日经营' }).textContent;
    expect(today).toContain('访问量40昨日 32　↑\u00A025%');
    expect(screen.getByRole('link', { name: /访问量/ }).getAttribute('href')).toBe('/dashboard/views');
    expect(today).toContain('新增用户3昨日 0　–');
  });

  it('holds today against the same day of last week or year, and goes on doing so', async () => {
    const { user } = show();
    const text = (name: RegExp) => screen.getByRole('link', { name }).textContent;
    await user.click(await screen.findByRole('radio', { name: '上周同日' }));
    await waitFor(() => expect(text(/今日营业额/)).toContain('¥12.50上周同日 ¥10.00　↑\u00A025%'));
    expect(await screen.findByText('上周同日 1,200，少 1,188 单')).toBeTruthy();
    cleanup();
    show();
    expect(await screen.findByText(/^上周同日 5/)).toBeTruthy();
    localStorage.clear();
  });

  it('draws how many customers signed up, day by day', async () => {
    const { user } = show();
    const chart = (await screen.findByText('新增用户（人）')).closest('figure') ?? document.body;
    await user.click(within(chart).getByRole('button', { name: '数据表' }));
    expect(within(chart).getByRole('row', { name: '11-22 3' })).toBeTruthy();
  });

  it('says how many customers come back, and leads to them', async () => {
    show();
    const buyers = within(await screen.findByRole('region', { name: '用户购买次数' }));
    const shown = () => buyers.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')]);
    await waitFor(() =>
      expect(shown()).toEqual([
        ['全部用户100 ', '/user/index'],
        ['买过的用户50占全部用户 50%', '/user/index?payCount=1'],
        ['回头客（2 次及以上）20复购率 40%', '/user/index?payCount=2'],
        ['常客（4 次及以上）5占回头客 25%', '/user/index?payCount=4'],
      ]),
    );
  });

  it('says how the shop stands, each figure with its list for those who may see it', async () => {
    show({ may: [homeCalls.operation.permission, 'admin:product:list'] });
    const stand = within(await screen.findByRole('region', { name: '经营数据' }));
    await waitFor(() => expect(stand.getByRole('link', { name: /出售中商品/ }).textContent).toContain('22'));
    expect(stand.getByRole('link', { name: /仓库中商品/ }).getAttribute('href')).toBe('/store/index?type=2');
    expect(stand.getByText('¥25,600.00')).toBeTruthy();
    expect(stand.queryByRole('link', { name: /充值总额/ })).toBeNull();
  });

  it('leads to the screens that are used most, those a person may open', async () => {
    show({ may: ['admin:order:list', 'admin:order:send', 'admin:user:list', 'admin:coupon:list', 'admin:system:config:info'] });
    const ways = within(await screen.findByRole('navigation', { name: '常用' })).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['订单', '/order/index'],
      ['发货台', '/order/bench'],
      ['用户管理', '/user/index'],
      ['优惠券', '/marketing/coupon/list'],
      ['系统设置', '/operation/setting'],
    ]);
  });

  it('leads nobody to a page that is kept for super administrators', async () => {
    show({ may: ['admin:order:list', 'admin:system:config:info'], roles: ['11'] });
    const ways = within(await screen.findByRole('navigation', { name: '常用' })).getAllByRole('link');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['订单']);
  });

  it('tells those with nothing to do whom to ask', async () => {
    show({ may: [] });
    expect(await screen.findByText(/请联系管理员/)).toBeTruthy();
  });

  it('shows no money to those who may not see amounts', async () => {
    const { sent } = show({
      wire: [
        on(homeCalls.figures, { ...figures, sales: null, yesterdaySales: null }),
        on(orderChartCalls.days, { ...orderChart, price: null }),
      ],
      may: [orderChartCalls.days.permission, homeCalls.figures.permission],
    });
    await screen.findByText('订单量（单）');

    expect(screen.getByRole('region', { name: '今日经营' }).textContent).not.toMatch(/¥|销售额|退款/);
    expect(sent(orderChartCalls.refunds)).toEqual([]);
  });

  it('passes an accessibility check', async () => {
    const { container } = show();
    await screen.findByText(/还没有订单/);
    expect(await complaintsOf(container)).toEqual([]);
  });
});
