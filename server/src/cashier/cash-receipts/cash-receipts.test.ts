import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { cashReceiptExportCalls } from '#contract/cashier/cash-receipt-export.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds, cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { taskCalls, taskKinds, taskStates } from '#contract/tasks/tasks.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { exportsIn } from '../../../test/exports.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, info, timeline, stockOf, storefront } = ordersIn(shop);
const { deposit, standing, gaps } = accountsIn(shop);
const exported = exportsIn(shop);
const clerk = shop.admin({ account: 'clerk', realName: '出纳小孙' });
const boss = shop.admin({ account: 'boss', realName: '店长' });
const says = (message: string) => ({ code: 500, message });
const { save, list, info: detail, confirm, void: revoke } = cashReceiptCalls;
const { waiting, confirmed, voided } = cashReceiptStates;
const switchTo = (value: string) => shop.admin().run(configCalls.save, { key: paySettings.offline_pay_status.key, value });

type Draft = Input<typeof save>;
const base = { bizType: cashReceiptKinds.order, payer: '武汉车务段', method: 'transfer', receivedAt: null } as const;
const unpaid = async (price = 1000) => order({ of: await sku({ price }) });
const latest = async (filter = {}) => {
  const [receipt] = (await boss.run(list, { page: 1, limit: 1, ...filter })).list;
  if (!receipt) throw new Error('no receipt was listed');
  return receipt;
};
/** Written down by the clerk; answers its id. */
async function received(draft: Partial<Draft> & Pick<Draft, 'amount'>): Promise<number> {
  await clerk.run(save, { ...base, ...draft });
  const { list: all } = await boss.run(list, { page: 1, limit: 99 });
  return Math.max(...all.map(({ id }) => id));
}
const ofOrder = ({ orderNo, payPrice }: PlacedOrder, more: Partial<Draft> = {}) =>
  received({ bizNo: orderNo, amount: payPrice, ...more });
const statusOf = async (id: number) => (await boss.run(detail, { id })).status;
const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;
const tasksOf = async (id: number) => {
  const { receiptNo } = await boss.run(detail, { id });
  const { list: all } = await boss.run(taskCalls.list, { page: 1, limit: 200 });
  return all.filter(({ number }) => number === receiptNo).map(({ kind, state }) => [kind, state]);
};
const paidBack = async ({ orderNo }: PlacedOrder, amount: number) => {
  await boss.run(refundCalls.agreeRefund, { orderNo, amount, reason: '退货', requestKey: `${orderNo}-${amount}` });
  await boss.run(offlineCalls.confirmPaidBack, { orderNo });
};

beforeAll(() => switchTo('1'));

describe('a receipt of an order', () => {
  it('pays it offline once it is confirmed, as of the time at which the money came', async () => {
    const placed = await unpaid();
    await shop.pass('30 minutes');
    const receivedAt = new Date(Math.floor(shop.clock.now().getTime() / 1000) * 1000 - 600_000);
    const id = await ofOrder(placed, { method: 'pos', receivedAt });
    const receipt = await boss.run(detail, { id });
    expect(receipt).toMatchObject({ status: waiting, cashier: '出纳小孙', receiptNo: expect.stringMatching(/^SK\d{18}$/) });
    expect(await info(placed)).toMatchObject({ paid: false });
    expect(await tasksOf(id)).toEqual([[taskKinds.receiptCheck, taskStates.open]]);

    expect(await boss.raw('POST', confirm.path, { body: { id } })).toEqual({ code: 200, message: '已确认收款', data: null });

    expect(await statusOf(id)).toBe(confirmed);
    expect(await info(placed)).toMatchObject({ paid: true, payType: 'offline', payTime: receivedAt });
    expect((await timeline(placed))[0]).toMatchObject({
      changeType: 'offline',
      changeMessage: `订单号 ${placed.orderNo} 线下付款 10.00 成功`,
      reason: `刷卡，凭证 ${receipt.receiptNo}`,
    });
    expect(await tasksOf(id)).toEqual([[taskKinds.receiptCheck, taskStates.done]]);
  });

  it('is confirmed once, by whoever comes first', async () => {
    const placed = await unpaid();
    const id = await ofOrder(placed);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => boss.run(confirm, { id })));
    expect(fulfilled(outcomes)).toBe(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: says('收款单已确认，请刷新页面'),
    });
    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'offline')).toHaveLength(1);
  });

  it('is one of those that pay it, however many were written down and whoever confirms them at once', async () => {
    const placed = await unpaid();
    const ids = [await ofOrder(placed), await ofOrder(placed), await ofOrder(placed)];
    const outcomes = await Promise.allSettled([
      ...ids.map((id) => boss.run(confirm, { id })),
      boss.run(offlineCalls.payOffline, { orderNo: placed.orderNo, amount: placed.payPrice, method: 'cash' }),
    ]);
    expect(fulfilled(outcomes)).toBe(1);
    const states = await Promise.all(ids.map(statusOf));
    expect(states.filter((state) => state === confirmed).length).toBe(outcomes[3]?.status === 'fulfilled' ? 0 : 1);
    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'offline')).toHaveLength(1);
  });

  it('either pays it or finds it cancelled, when the timer cancels it at the same moment', async () => {
    const of = await sku({ price: 1000, stock: 30 });
    const placed = await Promise.all(Array.from({ length: 8 }, () => order({ of })));
    const ids: number[] = [];
    for (const each of placed) ids.push(await ofOrder(each));
    shop.clock.pass('2 hours');
    const [outcomes] = await Promise.all([Promise.allSettled(ids.map((id) => boss.run(confirm, { id }))), shop.app.runDue()]);
    const paid = fulfilled(outcomes);
    for (const [index, id] of ids.entries()) {
      const isPaid = outcomes[index]?.status === 'fulfilled';
      expect(await statusOf(id)).toBe(isPaid ? confirmed : waiting);
    }
    expect(await stockOf(of)).toBe(30 - paid);
  });

  it('must be the whole price of one that waits for payment, when it is written down and when it is confirmed', async () => {
    const [placed, paid, gone] = [await unpaid(), await unpaid(), await unpaid()];
    await boss.run(offlineCalls.payOffline, { orderNo: paid.orderNo, amount: paid.payPrice, method: 'cash' });
    const late = await ofOrder(gone);
    await storefront.run(openOrderCalls.cancel, { orderNo: gone.orderNo });

    await expect(ofOrder(placed, { amount: 999 })).rejects.toMatchObject(says('收款金额与应付金额不一致'));
    await expect(ofOrder(paid)).rejects.toMatchObject(says('订单已支付'));
    await expect(ofOrder(gone)).rejects.toMatchObject(says('订单已被删除'));
    await expect(boss.run(confirm, { id: late })).rejects.toMatchObject(says('订单已被删除'));
    expect(await statusOf(late)).toBe(waiting);
  });

  it('is taken by a shop that accepts money offline', async () => {
    const online = await unpaid();
    const id = await ofOrder(online);
    await switchTo('0');
    await expect(ofOrder(online)).rejects.toMatchObject(says('线下支付未开启'));
    await expect(boss.run(confirm, { id })).rejects.toMatchObject(says('线下支付未开启'));
    await switchTo('1');
    await boss.run(confirm, { id });
  });

  it('takes the money from the balance of the buyer where it says so', async () => {
    await deposit('小满', 5000);
    const placed = await order({ of: await sku({ price: 1000 }), buyer: { account: '小满' } });
    const id = await ofOrder(placed, { method: 'yue' });
    await boss.run(confirm, { id });
    expect(await info(placed)).toMatchObject({ paid: true, payType: 'yue' });
    expect(await standing('小满')).toMatchObject({ money: 4000 });
    expect(await gaps()).toEqual([]);
  });

  it.each([
    ['no payer', { payer: '' }, '请输入付款方'],
    ['no method', { method: undefined }, '请选择收款方式'],
    ['an amount of nothing', { amount: '0' }, '收款金额应大于 0'],
    ['a part of a fen', { amount: '9.996' }, '金额最多两位小数'],
    ['six vouchers', { vouchers: ['/1', '/2', '/3', '/4', '/5', '/6'] }, '最多 5 张凭证'],
  ])('is refused with %s', async (_, change, message) => {
    const body = { ...base, bizNo: 'x', amount: '10.00', ...change };
    expect(await clerk.raw('POST', save.path, { body })).toMatchObject({ code: 400, message });
  });

  it('is confirmed and voided by people who may', async () => {
    const id = await ofOrder(await unpaid());
    const reader = shop.admin({ may: [list.permission, save.permission] });
    await expect(reader.run(confirm, { id })).rejects.toMatchObject({ code: 403 });
    await expect(reader.run(revoke, { id, reason: '错了' })).rejects.toMatchObject({ code: 403 });
  });

  it('is not of a time to come, and names an order', async () => {
    const placed = await unpaid();
    const receivedAt = new Date(shop.clock.now().getTime() + 60_000);
    await expect(ofOrder(placed, { receivedAt })).rejects.toMatchObject(says('收款时间不能晚于现在'));
    await expect(received({ amount: 1000 })).rejects.toMatchObject(says('请选择要收款的订单'));
  });

  it('is written down once under one key', async () => {
    const { orderNo: bizNo, payPrice: amount } = await unpaid();
    const input = { ...base, bizNo, amount, requestKey: 'r1' };
    await Promise.all([clerk.run(save, input), clerk.run(save, input)]);
    expect((await boss.run(list, { page: 1, limit: 9, keywords: bizNo })).total).toBe(1);
  });

  it('is found by its numbers and its payer, is of a kind and a way, and is listed with a fixed number of statements', async () => {
    const placed = await unpaid();
    const id = await ofOrder(placed, { payer: '汉口客运段', tradeNo: 'CCB-2026-1', method: 'cash' });
    for (const keywords of [placed.orderNo, '汉口客运', 'CCB-2026']) expect(await latest({ keywords })).toMatchObject({ id });
    expect((await boss.run(list, { page: 1, limit: 9, keywords: '汉口', method: 'pos' })).total).toBe(0);
    const few = await shop.countQueries(() => boss.run(list, { page: 1, limit: 1 }));
    expect(await shop.countQueries(() => boss.run(list, { page: 1, limit: 50 }))).toBe(few);
    const rows = await exported(cashReceiptExportCalls.exportReceipts, { keywords: '汉口客运' });
    expect(rows.join()).toContain('汉口客运段');
  });
});

describe('a receipt of several orders', () => {
  const partsOf = (...orders: PlacedOrder[]) => orders.map(({ orderNo, payPrice: amount }) => ({ orderNo, amount }));

  it('is one transfer that pays them all', async () => {
    const [one, other] = [await unpaid(1000), await unpaid(2500)];
    const id = await received({ parts: partsOf(one, other), amount: 3500 });
    expect(await boss.run(detail, { id })).toMatchObject({ bizNo: '', parts: partsOf(one, other) });
    expect(await latest({ keywords: other.orderNo })).toMatchObject({ id });
    await boss.run(confirm, { id });
    for (const each of [one, other]) expect(await info(each)).toMatchObject({ paid: true, payType: 'offline' });
  });

  it('pays all of them or none', async () => {
    const [one, other] = [await unpaid(1000), await unpaid(2500)];
    const id = await received({ parts: partsOf(one, other), amount: 3500 });
    await storefront.run(openOrderCalls.cancel, { orderNo: other.orderNo });
    await expect(boss.run(confirm, { id })).rejects.toMatchObject(says('订单已被删除'));
    expect(await info(one)).toMatchObject({ paid: false });
    expect(await statusOf(id)).toBe(waiting);
  });

  it('is confirmed beside another of the same orders in another order, without either waiting for ever', async () => {
    const [one, other] = [await unpaid(1000), await unpaid(2500)];
    const there = await received({ parts: partsOf(one, other), amount: 3500 });
    const back = await received({ parts: partsOf(other, one), amount: 3500 });
    const outcomes = await Promise.allSettled([boss.run(confirm, { id: there }), boss.run(confirm, { id: back })]);
    expect(fulfilled(outcomes)).toBe(1);
  });

  it('is the sum of their prices, each of them once, and no balance', async () => {
    const [one, other] = [await unpaid(1000), await unpaid(2500)];
    await expect(received({ parts: partsOf(one, other), amount: 3400 })).rejects.toMatchObject(
      says('收款金额应等于各订单金额之和'),
    );
    await expect(received({ parts: partsOf(one, one), amount: 2000 })).rejects.toMatchObject(says('同一张订单只能选一次'));
    await expect(received({ parts: partsOf(one, other), amount: 3500, method: 'yue' })).rejects.toMatchObject(
      says('余额只能用来付清一张订单'),
    );
  });
});

describe('a receipt of something else', () => {
  it('of a recharge is on the balance once it is confirmed, and is paid back there', async () => {
    const asked = { account: '小穗', idempotencyKey: 'recharge-1', price: 10_000, rechargeType: 'weixinh5' } as const;
    const { orderId } = await storefront.run(openRechargeCalls.create, asked);
    const draft = { bizType: cashReceiptKinds.recharge, bizNo: orderId };
    await expect(received({ ...draft, amount: 9000 })).rejects.toMatchObject({ message: /收款金额与充值金额不一致/ });
    const id = await received({ ...draft, amount: 10_000 });
    const outcomes = await Promise.allSettled([boss.run(confirm, { id }), boss.run(confirm, { id })]);
    expect(fulfilled(outcomes)).toBe(1);
    expect((await standing('小穗')).money).toBeGreaterThanOrEqual(10_000);
    expect((await boss.run(rechargeCalls.list, { keywords: orderId, page: 1, limit: 1 })).list).toMatchObject([{ paid: true }]);
    await expect(boss.run(revoke, { id, reason: '错了' })).rejects.toMatchObject(
      says('充值已到账，请在充值记录里退款，不能作废'),
    );
  });

  it('of a deposit or anything else is confirmed and voided as it is', async () => {
    const id = await received({ bizType: cashReceiptKinds.deposit, bizNo: 'XQ-1', amount: 20_000, method: 'cash' });
    await boss.run(confirm, { id });
    await boss.run(revoke, { id, reason: '重复登记' });
    expect(await boss.run(detail, { id })).toMatchObject({ status: voided, voidReason: '重复登记', voider: '店长' });
    await expect(received({ bizType: cashReceiptKinds.other, amount: 100, method: 'yue' })).rejects.toMatchObject(
      says('余额只能用来付清一张订单'),
    );
  });
});

describe('a receipt that is void', () => {
  it('pays nothing, and its task is over', async () => {
    const placed = await unpaid();
    const id = await ofOrder(placed);
    const outcomes = await Promise.allSettled([boss.run(revoke, { id, reason: '没有到账' }), boss.run(confirm, { id })]);
    const isVoid = outcomes[0].status === 'fulfilled';
    expect(fulfilled(outcomes)).toBe(1);
    expect(await info(placed)).toMatchObject({ paid: !isVoid });
    expect(await tasksOf(id)).toEqual([[taskKinds.receiptCheck, taskStates.done]]);
  });

  it('was refunded before where it had paid an order, in full', async () => {
    const placed = await unpaid();
    const id = await ofOrder(placed);
    await boss.run(confirm, { id });
    const refused = says(`订单 ${placed.orderNo} 已收款，请先退款，全部退完后才能作废`);
    await expect(boss.run(revoke, { id, reason: '退了' })).rejects.toMatchObject(refused);
    await paidBack(placed, 400);
    await expect(boss.run(revoke, { id, reason: '退了' })).rejects.toMatchObject(refused);
    await paidBack(placed, 600);
    await boss.run(revoke, { id, reason: '退了' });
    expect(await statusOf(id)).toBe(voided);
  });
});
