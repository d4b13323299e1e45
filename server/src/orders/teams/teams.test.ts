import { describe, expect, it } from 'vitest';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { teamCalls } from '#contract/marketing/teams.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { openTeamCalls } from '#contract/storefront/teams.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { webhooksIn } from '../../../test/webhooks.ts';

const shop = openShop();
const { order, draft, storefront, sku, stockOf, pay, send, info, askRefund } = ordersIn(shop);
const { deposit, standing } = accountsIn(shop);
const { groupBuy, groups } = marketingIn(shop);
const { hook } = webhooksIn(shop);
const admin = () => shop.admin();
const says = (message: string) => ({ code: 500, message });
type GroupBuyItem = Awaited<ReturnType<typeof groupBuy>>;
const buy = ({ id, skuId }: GroupBuyItem, account: string, more: object = {}) =>
  order({ of: skuId, activityId: id, buyer: { account }, ...more });
const bought = (item: GroupBuyItem, account: string, more: object = {}) => buy(item, account, { paid: true, ...more });
const teamOf = async ({ orderNo }: PlacedOrder) => (await storefront.run(openOrderCalls.read, { orderNo })).teamId ?? 0;
const row = async (id: number) => (await admin().run(teamCalls.list, { page: 1, limit: 99 })).list.find((each) => each.id === id);
const figures = async (id: number) => (await groups()).find((each) => each.id === id);
const refunded = async (placed: PlacedOrder) => (await info(placed)).refundStatus;

describe('a team', () => {
  it('is opened by the payment of its leader, and succeeds at once with the last who pays', async () => {
    const item = await groupBuy({ price: 700, quota: 5 });
    const first = await bought(item, 'lead');
    const teamId = await teamOf(first);
    expect(await row(teamId)).toMatchObject({ status: 1, people: 2, countPeople: 1, kid: 0 });
    const joinable = await storefront.run(openTeamCalls.joinable, { activityId: item.id });
    expect(joinable).toMatchObject([{ id: teamId, people: 2, joined: 1 }]);
    const second = await bought(item, 'friend', { teamId });

    expect(await row(teamId)).toMatchObject({ status: 2, countPeople: 2 });
    expect(await teamOf(second)).toBe(teamId);
    expect(await figures(item.id)).toMatchObject({ countPeople: 1, countPeopleAll: 2, countPeoplePink: 1, quota: 3 });
    expect(await admin().run(teamCalls.members, { id: teamId })).toMatchObject([
      { orderId: second.orderNo, totalPrice: 700, orderStatus: 0, refundStatus: 0 },
      { orderId: first.orderNo },
    ]);
  });

  it('keeps its goods in the shop until it has succeeded, and says so in the list of orders', async () => {
    const item = await groupBuy();
    const first = await bought(item, 'wait');
    const label = async () =>
      (await admin().run(orderCalls.list, { page: 1, limit: 1, status: 'all', type: 2, orderNo: first.orderNo })).list[0];
    expect(await label()).toMatchObject({ orderType: '[拼团订单]正在进行中', productList: [{ info: { productType: 3 } }] });
    await expect(send(first)).rejects.toMatchObject(says('拼团还没有成功，成团后再发货；没有成团的订单会自动退款'));

    await bought(item, 'last', { teamId: await teamOf(first) });
    expect(await label()).toMatchObject({ orderType: '[拼团订单]已完成' });
    await send(first);
  });

  it('fails when its time is over, and every order is refunded by itself, once', async () => {
    const item = await groupBuy({ people: 3, effectiveTime: 1, quota: 5, stock: 10 });
    const first = await bought(item, 'one');
    const second = await bought(item, 'two', { teamId: await teamOf(first) });

    await shop.pass('61 minutes');
    await shop.pass('3 minutes');

    expect(await row(await teamOf(first))).toMatchObject({ status: 3, countPeople: 0 });
    for (const placed of [first, second]) {
      expect(await refunded(placed)).toBe(2);
      expect(await admin().run(refundCalls.listRefunds, { orderNo: placed.orderNo })).toMatchObject([
        { amount: placed.payPrice, reason: '拼团未成功，自动退款' },
      ]);
    }
    expect([(await figures(item.id))?.quota, await stockOf(item.skuId)]).toEqual([5, 10]);
  });

  it('tells other systems how it ended, once', async () => {
    const told = await hook('team.succeeded', 'team.failed');
    const item = await groupBuy({ people: 2, effectiveTime: 1 });
    const [full, short] = [await teamOf(await bought(item, 'full')), await teamOf(await bought(item, 'short'))];
    await bought(item, 'filled', { teamId: full });
    expect(await told()).toEqual([`team.succeeded ${full}`]);

    await shop.pass('61 minutes');
    expect(await told()).toEqual(expect.arrayContaining([`team.failed ${short}`, `team.succeeded ${full}`]));
    expect((await told()).filter((each) => each.endsWith(` ${short}`))).toHaveLength(1);
  });

  it('is completed with invented members when its time is over and few enough are missing', async () => {
    const item = await groupBuy({ people: 3, virtualRation: 1, effectiveTime: 1 });
    const first = await bought(item, 'real');
    await bought(item, 'real2', { teamId: await teamOf(first) });
    await shop.pass('61 minutes');
    expect(await row(await teamOf(first))).toMatchObject({ status: 2, countPeople: 2 });
    expect(await refunded(first)).toBe(0);
  });

  it('is led by whoever came next once its leader is refunded, and fails when nobody is left', async () => {
    const item = await groupBuy({ people: 3 });
    const first = await bought(item, 'leader', { buyer: { account: 'leader', nickname: '团长' } });
    const teamId = await teamOf(first);
    const second = await bought(item, 'next', { teamId, buyer: { account: 'next', nickname: '下一位' } });
    expect(await row(teamId)).toMatchObject({ nickname: '团长' });
    await askRefund(first);
    await admin().run(refundCalls.refund, { orderNo: first.orderNo, amount: first.payPrice });
    await shop.runQueued();
    expect(await row(teamId)).toMatchObject({ nickname: '下一位', countPeople: 1, status: 1 });

    const terms = { orderNo: second.orderNo, amount: second.payPrice, reason: '不要了', requestKey: 'second' };
    await admin().run(refundCalls.agreeRefund, terms);
    expect(await row(teamId)).toMatchObject({ countPeople: 0, status: 3 });
  });

  it('is left with the last goods of an order, although a part of the money was kept', async () => {
    const item = await groupBuy({ people: 3, num: 2, onceNum: 2 });
    const placed = await bought(item, 'halves', { quantity: 2 });
    const [line] = (await info(placed)).orderInfo;
    const lines = [{ lineId: line?.id ?? 0, quantity: 1 }];
    const people = [];
    for (const requestKey of ['half', 'rest']) {
      await admin().run(refundCalls.agreeRefund, { ...placed, amount: 1, reason: '不要了', requestKey, lines });
      await shop.runQueued();
      people.push((await row(await teamOf(placed)))?.countPeople);
    }

    expect([people, await refunded(placed)]).toEqual([[1, 0], 2]);
  });

  it('goes on while a refund is only asked for, and after it was refused', async () => {
    const item = await groupBuy({ people: 2 });
    const first = await bought(item, 'doubts');
    await askRefund(first);
    await admin().run(refundCalls.refuseRefund, { orderNo: first.orderNo, reason: '请再等等' });
    const second = await bought(item, 'sure', { teamId: await teamOf(first) });
    expect(await row(await teamOf(second))).toMatchObject({ status: 2 });
  });

  it('goes on when its group-buy is switched off', async () => {
    const item = await groupBuy({ people: 2 });
    const [first, second] = [await bought(item, 'early'), await buy(item, 'late')];
    await admin().run(groupBuyCalls.updateStatus, { id: item.id, isShow: false });
    await pay(second);
    expect(await row(await teamOf(first))).toMatchObject({ status: 1 });
    expect(await teamOf(second)).not.toBe(await teamOf(first));
  });
});

describe('an order of a group-buy', () => {
  it('is refused in the words of the wire', async () => {
    const item = await groupBuy({ people: 2, num: 2, onceNum: 1, quota: 4 });
    await expect(buy(item, 'x', { quantity: 2 })).rejects.toMatchObject(says('购买数量超过单次拼团购买上限'));
    const first = await buy(item, 'x');
    await expect(buy(item, 'x')).rejects.toMatchObject(says('您有拼团待支付订单，请支付后再购买'));
    await pay(first);
    const teamId = await teamOf(first);
    await expect(buy(item, 'x', { teamId })).rejects.toMatchObject(says('您已经在这个团里了，请邀请好友或另开一团'));
    await bought(item, 'x');
    await expect(buy(item, 'x')).rejects.toMatchObject(says('您已达到该商品拼团活动上限'));
    await bought(item, 'y', { teamId });
    await expect(buy(item, 'z', { teamId })).rejects.toMatchObject(says('这个团已满员或已结束，请参加别的团或自己开团'));
    await admin().run(groupBuyCalls.updateStatus, { id: item.id, isShow: false });
    await expect(buy(item, 'z')).rejects.toMatchObject(says('拼团商品不存在或未开启'));
  });

  it('is refused before its days', async () => {
    const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000);
    const coming = await groupBuy({ startTime: tomorrow, days: 5 });
    await expect(buy(coming, 'q')).rejects.toMatchObject(says('拼团商品活动未开始'));
  });
});

const leave = ({ orderNo }: PlacedOrder) => storefront.run(openTeamCalls.leave, { orderNo });

describe('the buyer of an order in a team', () => {
  it('leaves it while it runs: the money comes back at once, the place is free, and whoever came next leads', async () => {
    const item = await groupBuy({ people: 3, quota: 5, stock: 10 });
    const first = await bought(item, 'goes', { buyer: { account: 'goes', nickname: '先走' } });
    const teamId = await teamOf(first);
    await bought(item, 'stays', { teamId, buyer: { account: 'stays', nickname: '接手' } });

    await leave(first);
    await shop.runQueued();

    expect(await row(teamId)).toMatchObject({ nickname: '接手', countPeople: 1, status: 1 });
    expect(await leave(first)).toMatchObject({ refundState: 'refunded', refundPrice: first.payPrice, teamStatus: 3 });
    const given = await admin().run(refundCalls.listRefunds, { orderNo: first.orderNo });
    expect(given).toMatchObject([{ amount: first.payPrice, reason: '用户退出拼团，自动退款' }]);
    expect([(await figures(item.id))?.quota, await stockOf(item.skuId)]).toEqual([4, 9]);
    expect(await buy(item, 'goes', { teamId })).toMatchObject({ state: 'unpaid' });
  });

  it('has it cancelled where it is not paid, whoever asks twice', async () => {
    const item = await groupBuy({ quota: 5, stock: 10 });
    const placed = await buy(item, 'doubter');
    expect(await leave(placed)).toMatchObject({ state: 'cancelled' });
    expect(await leave(placed)).toMatchObject({ state: 'cancelled' });
    expect([(await figures(item.id))?.quota, await stockOf(item.skuId)]).toEqual([5, 10]);
  });

  it('gets what was paid from the balance back onto it', async () => {
    const item = await groupBuy({ price: 700 });
    await deposit('saver', 2000);
    const placed = await buy(item, 'saver', { payType: 'yue' });
    await storefront.run(openOrderCalls.pay, { orderNo: placed.orderNo, amount: placed.payPrice, payType: 'yue' });
    expect((await standing('saver')).money).toBe(2000 - placed.payPrice);

    expect(await leave(placed)).toMatchObject({ refundState: 'refunded' });
    expect((await standing('saver')).money).toBe(2000);
  });

  it('stays once it has succeeded or its time is over, and leaves none with other goods', async () => {
    const item = await groupBuy({ people: 2, effectiveTime: 1 });
    const [full, late] = [await bought(item, 'full-1'), await bought(item, 'late-1')];
    await bought(item, 'full-2', { teamId: await teamOf(full) });
    await expect(leave(full)).rejects.toMatchObject(says('拼团已完成，无法取消'));
    shop.clock.pass('61 minutes');
    await expect(leave(late)).rejects.toMatchObject(says('拼团时间已到，正在结算，请稍后查看结果'));
    await expect(leave(await order({ of: await sku() }))).rejects.toMatchObject(says('未查到拼团信息，无法取消'));
  });
});

describe('20 customers who pay for the last place at once', () => {
  it('fill it once; the others lead teams of their own', async () => {
    const item = await groupBuy({ people: 2, quota: 40, stock: 40 });
    const teamId = await teamOf(await bought(item, 'host'));
    const racers = Array.from({ length: 20 }, (_, index) =>
      draft({ of: item.skuId, activityId: item.id, teamId, buyer: { account: `r${index}` } }),
    );
    const placed = await Promise.all(racers.map((each) => storefront.run(openOrderCalls.create, each)));

    await Promise.all(placed.map(pay));

    expect(await row(teamId)).toMatchObject({ status: 2, countPeople: 2 });
    const { list } = await admin().run(teamCalls.list, { page: 1, limit: 99, status: 1 });
    expect(await figures(item.id)).toMatchObject({ countPeople: 20, countPeopleAll: 21, countPeoplePink: 1 });
    expect(list.filter(({ countPeople }) => countPeople !== 1)).toEqual([]);
  });
});

describe('buyers who leave at once', () => {
  const given = ({ orderNo }: PlacedOrder) => admin().run(refundCalls.listRefunds, { orderNo });
  it('leave once each, however often they say it: whoever stays leads, and a team that all have left fails', async () => {
    const item = await groupBuy({ people: 4, quota: 20, stock: 20 });
    const fill = async (mark: string) => {
      const first = await bought(item, `${mark}1`);
      const teamId = await teamOf(first);
      return { teamId, orders: [first, await bought(item, `${mark}2`, { teamId }), await bought(item, `${mark}3`, { teamId })] };
    };
    const [some, all] = [await fill('some'), await fill('all')];
    const gone = [...some.orders.slice(0, 2), ...all.orders];
    await Promise.all([...gone, ...gone].map(leave));
    await shop.runQueued();

    expect(await row(some.teamId)).toMatchObject({ nickname: 'some3', countPeople: 1, status: 1 });
    expect(await row(all.teamId)).toMatchObject({ countPeople: 0, status: 3 });
    const once = [{ amount: gone[0]?.payPrice, reason: '用户退出拼团，自动退款' }];
    for (const placed of gone) expect([await refunded(placed), await given(placed)]).toMatchObject([2, once]);
    expect([(await figures(item.id))?.quota, await stockOf(item.skuId)]).toEqual([19, 19]);
  });

  it('are either gone before the last one pays, who leads a team alone then, or stay in the team that succeeds', async () => {
    const item = await groupBuy({ people: 2, quota: 20, stock: 20 });
    const pairs = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(async (mark) => {
        const host = await bought(item, `host-${mark}`);
        const teamId = await teamOf(host);
        return { host, teamId, guest: await buy(item, `guest-${mark}`, { teamId }) };
      }),
    );
    const left = await Promise.all(
      pairs.map(async ({ host, guest }) => (await Promise.allSettled([leave(host), pay(guest)]))[0].status === 'fulfilled'),
    );
    await shop.runQueued();

    const as = (status: number, countPeople: number) => ({ status, countPeople });
    for (const [at, { host, teamId, guest }] of pairs.entries()) {
      const isGone = left[at];
      const own = await teamOf(guest);
      expect([await refunded(host), (await given(host)).length]).toEqual(isGone ? [2, 1] : [0, 0]);
      expect([await refunded(guest), own === teamId]).toEqual([0, !isGone]);
      expect([await row(teamId), await row(own)]).toMatchObject(isGone ? [as(3, 0), as(1, 1)] : [as(2, 2), as(2, 2)]);
    }
    const free = 8 + left.filter(Boolean).length;
    expect([(await figures(item.id))?.quota, await stockOf(item.skuId)]).toEqual([free, free]);
  });
});

describe('teams in the list', () => {
  it('are found by state and day, and counted', async () => {
    const { list } = await admin().run(teamCalls.list, { page: 1, limit: 99, status: 2, dateLimit: 'lately30' });
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set([2]));
    const { countPeople, countTeam } = await admin().run(teamCalls.statistics, {});
    expect(countTeam).toBe(list.length);
    expect(countPeople).toBeGreaterThan(countTeam);
    await expect(admin().run(teamCalls.members, { id: 99_999 })).rejects.toMatchObject(says('未查到拼团信息'));
  });
});
