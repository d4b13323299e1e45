import { describe, expect, it } from 'vitest';
import { openOrderPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { billCalls } from '#contract/payments/bills.ts';
import { moneyPictureCalls } from '#contract/settlement/money-picture.ts';
import { taskCalls } from '#contract/tasks/tasks.ts';
import { HOUR, MINUTE } from '#contract/durations.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { beginRefund } from '../../../stand-ins/wechat-pay/refunds.ts';
import { type PlacedOrder, ordersIn } from '../orders.ts';
import { openWechatShop } from '../wechat-stand-in.ts';

const { shop, wechat } = openWechatShop();
const { sku, order, storefront } = ordersIn(shop);
const boss = shop.admin({ realName: '店长' });
let keys = 0;

async function paid(price = 1000): Promise<{ placed: PlacedOrder; number: string }> {
  const placed = await order({ of: await sku({ price }) });
  const { number } = await storefront.run(openOrderPaymentCalls.startPayment, { orderNo: placed.orderNo, channel: 'native' });
  wechat().pay(number);
  await wechat().deliverDue();
  return { placed, number };
}
async function refunded({ orderNo }: PlacedOrder, amount: number): Promise<string> {
  const terms = { orderNo, amount, reason: '协商退款', requestKey: `bill-${(keys += 1)}` };
  await boss.run(refundCalls.agreeRefund, terms);
  await shop.runQueued();
  return (await boss.run(refundCalls.listRefunds, { orderNo }))[0]?.refundNo ?? '';
}

/** Goes to an hour of tomorrow, by the clock of the shop. */
function tomorrowAt(hour: number): string {
  const now = shop.clock.now();
  const at = startOfDay(now, 1).getTime() + hour * HOUR;
  shop.clock.pass(`${Math.ceil((at - now.getTime()) / MINUTE)} minutes`);
  return showDay(startOfDay(shop.clock.now(), -1));
}
const check = async (day: string) => (await boss.run(billCalls.check, { day }))[0];
const listed = async (day: string) =>
  (await boss.run(billCalls.list, { page: 1, limit: 20, dateLimit: `${day},${day}` })).list[0];
const info = async (day: string) => boss.run(billCalls.info, { id: (await listed(day))?.id ?? 0 });
const tasksOf = async (day: string) =>
  (await boss.run(taskCalls.list, { page: 1, limit: 50 })).list.filter(
    ({ number, record }) => record === 'bill' && number === day,
  );

/** Another system of the merchant, and people at the merchant platform, who tell us nothing. */
function actElsewhere(number: string) {
  const { books } = wechat();
  const trade = books.trades.get(number);
  if (!trade) throw new Error('nobody began it');
  const foreign = { ...trade, outTradeNo: 'elsewhere-1', transactionId: '4299999999999999999999999999', total: 777 };
  books.trades.set(foreign.outTradeNo, foreign);
  const byPeople = { outRefundNo: 'platform-1', amount: 300, total: trade.total, currency: 'CNY', reason: '', terms: 'people' };
  beginRefund(books, trade, { ...byPeople, notifyUrl: undefined }, shop.clock.now());
}

describe('the first bill', () => {
  it('begins with the first payment through the provider, and blames nobody for the money of before', async () => {
    await expect(check(showDay(startOfDay(shop.clock.now(), -1)))).rejects.toMatchObject({
      message: '还没有经支付渠道收过款或退过款，没有可以核对的账单',
    });
    await order({ of: await sku({ price: 700 }) });
    const { number } = await paid(800);
    const former = wechat().books.trades.get(number);
    if (!former) throw new Error('nobody began it');
    const at = new Date(shop.clock.now().getTime() - 10 * MINUTE);
    wechat().books.trades.set('former-1', {
      ...former,
      outTradeNo: 'former-1',
      transactionId: '4200000000000000000000000001',
      paid: at,
    });
    const before = showDay(startOfDay(shop.clock.now(), -1));
    const day = tomorrowAt(11);
    await shop.runDue();

    expect(await listed(day)).toMatchObject({ state: 'even', ourCount: 1, theirCount: 1, why: expect.stringMatching(/起核对$/) });
    expect(await listed(before)).toBeUndefined();
    await expect(check(before)).rejects.toMatchObject({ message: `本店从 ${day} 起经支付渠道收款，之前的账单不核对` });
    wechat().books.trades.delete('former-1');
  });
});

describe('the bill of a day', () => {
  it('is fetched by itself from ten o’clock, and even where both sides say the same', async () => {
    const { placed } = await paid(1500);
    await refunded(placed, 500);
    const day = tomorrowAt(9);
    await shop.runDue();
    expect((await listed(day))?.state ?? 'waiting').toBe('waiting');
    await expect(check(day)).rejects.toMatchObject({ message: expect.stringContaining('上午 10 点以后') });

    shop.clock.pass('2 hours');
    await shop.runDue();

    expect(await listed(day)).toMatchObject({
      state: 'even',
      ourCount: 2,
      theirCount: 2,
      ourPaid: 1500,
      theirPaid: 1500,
      ourBack: 500,
      theirBack: 500,
      differing: 0,
    });
    expect(await tasksOf(day)).toEqual([]);
  });

  it('has the fees that the bill of the provider tells, in the picture of the money of its day', async () => {
    await paid(12_345);
    const day = tomorrowAt(11);
    expect(await check(day)).toMatchObject({ fee: 74 });
    const { flows, moneyOut } = await shop.admin().run(moneyPictureCalls.picture, { dateLimit: `${day},${day}` });
    expect(flows.find(({ kind }) => kind === 'fee')).toEqual({ kind: 'fee', amount: 74, count: 1 });
    expect(moneyOut).toBe(74);
  });

  it('names each record that differs, and keeps what people said of it however often it is fetched', async () => {
    const [changed, lost, both] = [await paid(2000), await paid(1100), await paid(3000)];
    const refundNo = await refunded(both.placed, 1000);
    shop.clock.pass('2 minutes');
    actElsewhere(both.number);
    wechat().books.trades.delete(lost.number);
    wechat().plant(5);
    const day = tomorrowAt(12);
    await shop.runDue();

    const found = await info(day);
    expect(found).toMatchObject({ state: 'differs', differing: 4, open: 4, ourCount: 4, theirCount: 5 });
    const by = Object.fromEntries(found.differences.map((each) => [each.kind, each]));
    expect(by).toMatchObject({
      amount: { number: changed.number, orderNo: changed.placed.orderNo, ours: 2000, theirs: 2005 },
      missingThere: { number: lost.number, orderNo: lost.placed.orderNo, ours: 1100, theirs: null },
      missingHere: { number: 'elsewhere-1', orderNo: null, ours: null, theirs: 777 },
      refundedThere: { entry: 'refund', number: 'platform-1', ours: null, theirs: 300 },
    });
    expect(found.differences.map(({ number }) => number)).not.toContain(refundNo);
    expect(await tasksOf(day)).toMatchObject([{ kind: 'difference', state: 0, says: expect.stringContaining('4 笔') }]);

    const resolve = (id: number, reason: string) => boss.run(billCalls.resolve, { id: found.id, differences: [id], reason });
    await resolve(by.missingHere?.id ?? 0, '门店收款机的');
    await expect(resolve(by.missingHere?.id ?? 0, '再说一次')).rejects.toMatchObject({
      message: expect.stringContaining('已经处理'),
    });
    await check(day);
    await check(day);
    const again = await info(day);
    expect(again).toMatchObject({ state: 'differs', differing: 4, open: 3 });
    expect(again.differences.find(({ kind }) => kind === 'missingHere')).toMatchObject({
      state: 'resolved',
      reason: '门店收款机的',
      resolver: '店长',
    });

    const open = again.differences.filter(({ state }) => state === 'open').map(({ id }) => id);
    await boss.run(billCalls.resolve, { id: found.id, differences: open, reason: '已在商户平台核对' });
    expect(await listed(day)).toMatchObject({ state: 'settled', open: 0 });
    expect(await tasksOf(day)).toMatchObject([{ state: 2 }]);
    await check(day);
    expect(await listed(day)).toMatchObject({ state: 'settled', open: 0 });
    wechat().plant(0);
  });

  it('says that nothing was traded, and that a payment of ours is missing there all the same', async () => {
    const quiet = tomorrowAt(11);
    shop.clock.pass('1440 minutes');
    const nothing = showDay(startOfDay(shop.clock.now(), -1));
    expect(await check(nothing)).toMatchObject({ state: 'none', ourCount: 0, theirCount: 0 });
    expect(quiet).not.toBe(nothing);

    const { number } = await paid(900);
    wechat().books.trades.delete(number);
    const day = tomorrowAt(11);
    expect(await check(day)).toMatchObject({ state: 'differs', ourPaid: 900, theirPaid: 0 });
  });

  it('lacks a payment that the provider took beyond midnight, and the bill of the next day resolves it', async () => {
    const { number } = await paid(650);
    const trade = wechat().books.trades.get(number);
    if (!trade) throw new Error('nobody began it');
    trade.paid = new Date(startOfDay(shop.clock.now(), 1).getTime() + 1000);
    const day = tomorrowAt(11);
    await shop.runDue();
    expect((await info(day)).differences).toMatchObject([{ kind: 'missingThere', number, state: 'open' }]);

    const next = tomorrowAt(11);
    await shop.runDue();

    expect(await listed(next)).toMatchObject({ differing: 0, theirCount: 1 });
    expect(await listed(day)).toMatchObject({ state: 'settled', open: 0 });
    expect((await info(day)).differences).toMatchObject([{ number, state: 'resolved', reason: `在 ${next} 的账单里` }]);
    expect(await tasksOf(day)).toMatchObject([{ state: 2 }]);
  });

  it('is a task once it is not there after two days, until it is', async () => {
    await paid(450);
    wechat().become('busy');
    const day = tomorrowAt(11);
    await shop.runDue();
    expect(await listed(day)).toMatchObject({ state: 'waiting', why: expect.stringMatching(/./) });
    expect(await tasksOf(day)).toEqual([]);

    tomorrowAt(11);
    tomorrowAt(11);
    await shop.runDue();
    expect(await tasksOf(day)).toMatchObject([{ state: 0, says: expect.stringContaining('取不到这一天的账单') }]);

    wechat().become(undefined);
    await shop.runDue();
    expect(await listed(day)).toMatchObject({ state: 'even', why: null });
    expect(await tasksOf(day)).toMatchObject([{ state: 2 }]);
  });

  it('is not there for a day that is not over, is too long ago, or is none', async () => {
    const day = (days: number) => showDay(startOfDay(shop.clock.now(), days));
    await expect(check(day(0))).rejects.toMatchObject({ message: expect.stringContaining('还没有结束') });
    await expect(check(day(-91))).rejects.toMatchObject({ message: expect.stringContaining('90 天') });
    await expect(check('昨天')).rejects.toMatchObject({ message: expect.stringContaining('请选择账单日期') });
  });
});
