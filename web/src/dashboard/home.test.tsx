import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { applicationCalls } from '#contract/finance/invoice-applications.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approvalCalls } from '#contract/approvals/approvals.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { homeCalls } from '#contract/dashboard/home.ts';
import { rechargeOwedCalls } from '#contract/finance/recharges-owed.ts';
import { deskCancelCalls, payBackCalls } from '#contract/orders/money-by-hand.ts';
import { orderRefusals, orderCalls } from '#contract/orders/orders.ts';
import { orderChartCalls } from '#contract/order-figures/order-chart.ts';
import { complaintsOf } from '../../test/axe.ts';
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
      on(orderCalls.statusNum, ({ dateLimit }) => counts(dateLimit === 'today' ? 12 : 1200)),
      on(orderCalls.countOverdue, { hours: 24, count: 0, capped: false, oldest: null }),
      on(payBackCalls.countPayBack, { count: 2, capped: false }),
      on(rechargeOwedCalls.countPayBack, { count: 3, capped: false }),
      on(approvalCalls.list, { page: 1, limit: 1, total: 2, totalPage: 2, list: [] }),
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

describe('the home page', () => {
  it('leads from every figure to the list behind it', async () => {
    show();
    await waitFor(() => expect(screen.getByRole('link', { name: /待发货/ }).textContent).toContain('5'));
    expect(screen.getByRole('link', { name: /待发货/ }).getAttribute('href')).toBe('/order/index?status=toSend');
    expect(screen.getByRole('link', { name: /退款申请/ }).getAttribute('href')).toBe('/order/index?status=refunding');
    const owed = await screen.findByRole('link', { name: /^待线下退款/ });
    expect([owed.textContent, owed.getAttribute('href')]).toEqual([
      expect.stringContaining('2'),
      '/order/index?status=refunding&payBack=true',
    ]);
    expect(screen.getByRole('link', { name: /库存不足/ }).getAttribute('href')).toBe('/store/index?type=4');
  });

  it('leads to the recharges whose refund people pay', async () => {
    show();
    const owed = await screen.findByRole('link', { name: /充值待线下退款/ });
    expect([owed.textContent, owed.getAttribute('href')]).toEqual([
      '充值待线下退款3退给用户后请确认',
      '/financial/record/charge?payBack=true',
    ]);
  });

  it('leads whoever decides to what waits for a second person, and nobody else', async () => {
    show();
    const waits = await screen.findByRole('link', { name: /^待复核/ });
    expect([waits.textContent, waits.getAttribute('href')]).toEqual([
      '待复核2退款和余额调整',
      '/financial/approval?state=waiting&forMe=true',
    ]);

    cleanup();
    const { sent } = show({ may: ['admin:approval:list', 'admin:order:list', 'admin:order:status:num'] });
    await screen.findByRole('link', { name: /待发货/ });
    expect(screen.queryByRole('link', { name: /^待复核/ })).toBeNull();
    expect(sent(approvalCalls.list)).toEqual([]);
  });

  it('says of a count that stopped that there may be more', async () => {
    const stopped = { count: 1000, capped: true };
    show({
      wire: [
        on(orderCalls.statusNum, counts(1200)),
        on(orderCalls.countOverdue, { ...stopped, hours: 24, oldest: null }),
        on(payBackCalls.countPayBack, stopped),
        on(rechargeOwedCalls.countPayBack, stopped),
        on(deskCancelCalls.countLongUnpaid, { ...stopped, days: 3 }),
      ],
    });
    for (const name of [/^待线下退款/, /^充值待线下退款/, /^线下待收款/])
      expect((await screen.findByRole('link', { name })).textContent).toContain('1,000+');
    expect((await screen.findByRole('link', { name: /^待发货/ })).textContent).toContain('1000+ 单超过 24 小时');
  });

  it('leads to the orders that nobody has paid by hand for days', async () => {
    show({ wire: [on(deskCancelCalls.countLongUnpaid, { days: 3, count: 4, capped: false })] });
    const card = await screen.findByRole('link', { name: /线下待收款/ });
    expect([card.textContent, card.getAttribute('href')]).toEqual([
      '线下待收款4下单超过 3 天，占着库存',
      '/order/index?status=unPaid&longUnpaid=true',
    ]);
  });

  it('holds today against yesterday', async () => {
    show();
    expect(await screen.findByText('昨日 1,200，少 1,188 单')).toBeTruthy();
    const text = (name: RegExp) => screen.getByRole('link', { name }).textContent;
    await waitFor(() => expect(text(/今日营业额/)).toContain('¥12.50昨日 ¥312.50　↓ 96%'));
    expect(text(/^支付订单/)).toContain('0昨日 2　↓ 100%');
    expect(text(/^退款\s*¥/)).toContain('¥5.00昨日 ¥0.00　–');
    expect(screen.getByRole('link', { name: /^退款\s*¥/ }).getAttribute('href')).toBe(
      '/order/index?dateLimit=today&timeOf=refund',
    );
    expect(screen.getByRole('link', { name: /^支付订单/ }).getAttribute('href')).toBe('/order/index?dateLimit=today&timeOf=pay');
    const today = screen.getByRole('region', { name: '今日经营' }).textContent;
    expect(today).toContain('访问量40昨日 32　↑ 25%');
    expect(screen.getByRole('link', { name: /访问量/ }).getAttribute('href')).toBe('/dashboard/views');
    expect(today).toContain('新增用户3昨日 0　–');
  });

  it('holds today against the same day of last week or year, and goes on doing so', async () => {
    const { user } = show();
    const text = (name: RegExp) => screen.getByRole('link', { name }).textContent;
    await user.click(await screen.findByRole('radio', { name: '上周同日' }));
    await waitFor(() => expect(text(/今日营业额/)).toContain('¥12.50上周同日 ¥10.00　↑ 25%'));
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

  it('has all that waits for the person among what is to do today, and what waits for customers elsewhere', async () => {
    show({
      wire: [
        on(orderCalls.statusNum, counts(12)),
        on(homeCalls.operation, operation),
        on(applicationCalls.headers, [
          { name: '未审核', type: 'unaudited', count: 2 },
          { name: '待开票', type: 'toIssue', count: 5 },
        ]),
        on(reviewCalls.list, { page: 1, limit: 1, total: 3, totalPage: 3, list: [] }),
      ],
    });
    const card = async (name: RegExp) => {
      const link = await screen.findByRole('link', { name });
      return [link.querySelector('.figure')?.textContent, link.getAttribute('href')];
    };
    expect(await card(/^待审核提现/)).toEqual(['6', '/financial/commission/template?status=0']);
    expect(await card(/^待审核发票/)).toEqual(['2', '/financial/invoicing?type=unaudited']);
    expect(await card(/^待开票/)).toEqual(['5', '/financial/invoicing?type=toIssue']);
    expect(await card(/^低分未回复/)).toEqual(['3', '/store/comment?lowScore=true&isReply=false']);
    const today = within(screen.getByRole('region', { name: '今日经营' }));
    for (const name of [/^今日订单/, /^待付款/]) expect(await today.findByRole('link', { name })).toBeTruthy();
  });

  it('says how the shop stands, each figure with its list for those who may see it', async () => {
    show({ may: [homeCalls.operation.permission, 'admin:product:list'] });
    const stand = within(await screen.findByRole('region', { name: '经营数据' }));
    await waitFor(() => expect(stand.getByRole('link', { name: /出售中商品/ }).textContent).toContain('22'));
    expect(stand.getByRole('link', { name: /仓库中商品/ }).getAttribute('href')).toBe('/store/index?type=2');
    expect(stand.getByText('¥25,600.00')).toBeTruthy();
    expect(stand.queryByRole('link', { name: /充值总额/ })).toBeNull();
  });

  it('says in the place of figures that they could not be read, and asks again', async () => {
    let isDown = true;
    const { user, notes } = show({
      wire: [
        on(orderCalls.statusNum, () => {
          if (isDown) throw orderRefusals.NOT_FOUND();
          return counts(1);
        }),
      ],
      may: [orderCalls.statusNum.permission],
    });
    const again = await screen.findByRole('button', { name: '重试' });
    expect(screen.queryByRole('link', { name: /待发货/ })).toBeNull();
    expect(notes).toEqual([]);

    isDown = false;
    await user.click(again);
    expect((await screen.findByRole('link', { name: /待发货/ })).textContent).toContain('5');
  });

  it('says how many orders to send are late, and leads to all that it counts', async () => {
    show({ wire: [on(orderCalls.countOverdue, { hours: 24, count: 2, capped: false, oldest: null })] });
    const late = await screen.findByRole('link', { name: /2 单超过 24 小时/ });
    expect(late.getAttribute('href')).toBe('/order/index?status=toSend');
  });

  it('counts what waits at the counters, where anything does', async () => {
    show({ wire: [on(orderCalls.statusNum, { ...counts(1), toHandOut: 4 })] });
    const waiting = await screen.findByRole('link', { name: /待核销/ });
    expect(waiting.getAttribute('href')).toBe('/order/index?status=toHandOut');
    expect(waiting.textContent).toContain('4');
  });

  it('asks for nothing a person may not see', async () => {
    const { sent } = show({ may: ['admin:order:list', 'admin:order:status:num'] });
    await screen.findByRole('link', { name: /待发货/ });
    expect(screen.queryByRole('link', { name: /库存不足/ })).toBeNull();
    expect(sent(productCalls.tabs)).toEqual([]);
  });

  it('leads to the screens that are used most, those a person may open', async () => {
    show({ may: ['admin:order:list', 'admin:user:list', 'admin:coupon:list', 'admin:system:config:info'] });
    const ways = within(await screen.findByRole('navigation', { name: '常用' })).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['订单', '/order/index'],
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
