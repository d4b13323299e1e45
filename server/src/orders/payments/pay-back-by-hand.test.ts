import { describe, expect, it } from 'vitest';
import { approvalCalls } from '#contract/approvals/approvals.ts';
import { reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { todoCalls } from '#contract/dashboard/todos.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { payBackCalls } from '#contract/orders/payments/money-by-hand.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { accountsIn } from '../../../test/accounts.ts';
import type { PlacedOrder } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { casesIn } from '../../../test/return-cases.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayments();
provider.become('absent');
const shop = openShop({ payments: provider });
const { sku, order, askRefund, storefront, stockOf, info, timeline, open, checkIn, refundCase, caseInfo } = casesIn(shop);
const { deposit } = accountsIn(shop);
const boss = shop.admin();
const clerk = shop.admin({ may: ['admin:order:refund'], refundLimit: 500 });
let keys = 0;
const key = () => `by-hand-${(keys += 1)}`;
const paid = async () => order({ of: await sku({ price: 1000 }), paid: true });
const agree = ({ orderNo }: PlacedOrder, amount: number) =>
  boss.run(refundCalls.agreeRefund, { orderNo, amount, reason: '协商退款', requestKey: key() });
const paidBack = ({ orderNo }: PlacedOrder) => boss.run(offlineCalls.confirmPaidBack, { orderNo });
const notPaidBack = ({ orderNo }: PlacedOrder) => boss.run(offlineCalls.failPaidBack, { orderNo, reason: '账号不对' });
const owed = async () => {
  const { list } = await boss.run(orderCalls.list, { page: 1, limit: 50, status: 'refunding', type: 2, payBack: true });
  return list.map(({ orderId }) => orderId);
};
const noticesOf = async ({ orderNo }: PlacedOrder) =>
  (await boss.run(noticeCalls.list, { limit: 50 })).filter(
    ({ mark, subject }) => mark === 'adminRefundOwed' && subject === orderNo,
  );
const refused = { code: 500, message: '订单没有等待线下退还的款项，请刷新页面' };

describe('a refund that no provider pays', () => {
  it('says nowhere that it is back before somebody has paid it', async () => {
    const of = await sku({ price: 1000, stock: 5 });
    const placed = await order({ of, paid: true });
    await askRefund(placed);

    expect(await boss.run(refundCalls.refund, { orderNo: placed.orderNo, amount: 1000 })).toBe(true);
    await shop.pass('10 minutes');

    expect(await info(placed)).toMatchObject({
      refundStatus: 3,
      refundPrice: 0,
      isOwedByHand: true,
      statusStr: { value: '退款中' },
    });
    expect(await storefront.run(openOrderCalls.read, placed)).toMatchObject({ refundState: 'paying' });
    expect(await boss.run(refundCalls.listRefunds, placed)).toMatchObject([{ state: 'paying', byHand: true, doneTime: null }]);
    expect([await stockOf(of), provider.paidOut()]).toEqual([4, 0]);

    await paidBack(placed);
    await shop.pass('10 minutes');

    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000, isOwedByHand: false });
    expect(await storefront.run(openOrderCalls.read, placed)).toMatchObject({ refundState: 'refunded' });
    expect(await boss.run(refundCalls.listRefunds, placed)).toMatchObject([{ state: 'done', byHand: true }]);
    expect((await timeline(placed))[0]).toMatchObject({ changeMessage: '退款给用户10.00元成功', actorKind: 'admin' });
    expect([await stockOf(of), provider.paidOut()]).toEqual([5, 0]);
  });

  it('is notified of once, counted and listed until it is paid, and asked of the provider once', async () => {
    const placed = await paid();
    const [askedBefore, { count: before }] = [provider.timesAsked(), await boss.run(payBackCalls.countPayBack, {})];

    await agree(placed, 1000);
    for (const _ of [1, 2, 3]) await shop.pass('10 minutes');

    expect(provider.timesAsked() - askedBefore).toBe(1);
    expect(await noticesOf(placed)).toHaveLength(1);
    expect(await owed()).toContain(placed.orderNo);
    expect(await boss.run(payBackCalls.countPayBack, {})).toEqual({ count: before + 1, capped: false });

    await paidBack(placed);

    expect(await owed()).not.toContain(placed.orderNo);
    expect(await boss.run(payBackCalls.countPayBack, {})).toEqual({ count: before, capped: false });
  });

  it('is asked for again while there was no answer, and waits for people only then', async () => {
    const placed = await paid();
    provider.become('silent');
    await agree(placed, 1000);
    await expect(shop.runQueued()).rejects.toThrow('no answer');
    await expect(paidBack(placed)).rejects.toMatchObject(refused);
    expect(await info(placed)).toMatchObject({ refundStatus: 3, isOwedByHand: false });

    provider.become('absent');
    await shop.pass('3 minutes');

    expect(await info(placed)).toMatchObject({ refundStatus: 3, isOwedByHand: true });
    await paidBack(placed);
    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
  });

  it('is not paid a second time by a provider that is connected meanwhile', async () => {
    const placed = await paid();
    await agree(placed, 1000);
    await shop.runQueued();

    provider.become('willing');
    await shop.pass('10 minutes');
    provider.become('absent');

    expect(provider.paidOut()).toBe(0);
    expect(await info(placed)).toMatchObject({ refundStatus: 3, isOwedByHand: true });
  });

  it('is agreed to by those who talk to customers, and confirmed by those who have the money', async () => {
    const placed = await paid();
    const { orderNo } = placed;
    const service = shop.admin({ role: '客服' });
    await service.run(refundCalls.agreeRefund, { orderNo, amount: 1000, reason: '协商退款', requestKey: key() });
    await shop.runQueued();

    await expect(service.run(offlineCalls.confirmPaidBack, { orderNo })).rejects.toMatchObject({ code: 403 });
    await shop.admin({ role: '财务' }).run(offlineCalls.confirmPaidBack, { orderNo });
    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
  });

  it('is settled once, whoever says what came of it first', async () => {
    const placed = await paid();
    await agree(placed, 1000);
    await shop.runQueued();

    const outcomes = await Promise.allSettled([paidBack(placed), paidBack(placed), notPaidBack(placed)]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused });
  });

  it('can be agreed to anew when it could not be paid', async () => {
    const placed = await paid();
    await agree(placed, 1000);
    await shop.runQueued();

    await notPaidBack(placed);

    expect(await info(placed)).toMatchObject({ refundStatus: 1, refundPrice: 0, refundable: 1000, isOwedByHand: false });
    expect((await timeline(placed))[0]).toMatchObject({ changeMessage: '退款给用户10.00元失败', reason: '账号不对' });
    expect(await owed()).not.toContain(placed.orderNo);
    await agree(placed, 1000);
    await shop.runQueued();
    await paidBack(placed);
    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
    expect(await noticesOf(placed)).toHaveLength(2);
  });

  it('of a part leaves the order where it is once it is paid, and the rest follows', async () => {
    const placed = await paid();

    await agree(placed, 300);
    await shop.runQueued();
    await expect(agree(placed, 700)).rejects.toMatchObject({ message: '订单退款中' });
    await paidBack(placed);
    expect(await info(placed)).toMatchObject({ refundStatus: 0, refundPrice: 300, statusStr: { key: 'notShipped' } });

    await agree(placed, 700);
    await shop.runQueued();
    await paidBack(placed);
    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
  });

  it('opens the return case again that it was to close, when it could not be paid', async () => {
    const placed = await order({ of: await sku({ price: 1000 }), quantity: 2, sent: true });
    const found = await open(placed);
    await checkIn(found);

    await refundCase(found.id, 1000);
    await shop.runQueued();
    expect(await caseInfo(found.id)).toMatchObject({ state: 'closed' });
    await notPaidBack(placed);
    expect(await caseInfo(found.id)).toMatchObject({ state: 'received' });

    await refundCase(found.id, 1000);
    await shop.runQueued();
    await paidBack(placed);
    expect(await caseInfo(found.id)).toMatchObject({ state: 'closed' });
    expect(await info(placed)).toMatchObject({ refundPrice: 1000, refundStatus: 0 });
  });

  it('is not offered again by a return case while it waits', async () => {
    const placed = await order({ of: await sku({ price: 1000 }), quantity: 2, sent: true });
    const found = await open(placed);
    await checkIn(found);
    await agree(placed, 500);
    await shop.runQueued();

    expect(await caseInfo(found.id)).toMatchObject({ refundable: placed.payPrice - 500 });
    await paidBack(placed);
    expect(await caseInfo(found.id)).toMatchObject({ refundable: placed.payPrice - 500 });
  });

  it('above a limit waits for a second person first, then for the money', async () => {
    const placed = await paid();
    const { orderNo } = placed;
    await clerk.run(refundCalls.proposeRefund, { orderNo, amount: 1000, reason: '破损', requestKey: key() });
    await shop.runQueued();
    expect(await owed()).not.toContain(orderNo);

    const { list } = await boss.run(approvalCalls.list, { page: 1, limit: 50, state: 'waiting' });
    await boss.run(approvalCalls.approve, { id: list.find(({ subject }) => subject.includes(orderNo))?.id ?? 0 });
    await shop.runQueued();

    expect(await owed()).toContain(orderNo);
    await paidBack(placed);
    expect(await info(placed)).toMatchObject({ refundStatus: 2 });
  });

  it('is in the list again where the money came for an order that staff had deleted', async () => {
    const placed = await order({ of: await sku({ price: 1000 }) });
    const { orderNo } = placed;
    await storefront.run(openOrderCalls.cancel, { orderNo });
    await boss.run(orderCalls.remove, { orderNo });

    await storefront.run(openOrderCalls.pay, { orderNo, amount: 1000, tradeNo: 'late' });
    await shop.runQueued();

    expect(await owed()).toContain(orderNo);
    await paidBack(placed);
    expect(await info(placed)).toMatchObject({ statusStr: { key: 'refunded' }, refundPrice: 1000 });
  });

  it('needs nobody where the money goes to a balance', async () => {
    await deposit('rich', 1000);
    const placed = await order({ of: await sku({ price: 1000 }), buyer: { account: 'rich' }, payType: 'yue' });
    await storefront.run(openOrderCalls.pay, { orderNo: placed.orderNo, amount: 1000, payType: 'yue' });

    await agree(placed, 1000);

    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000, isOwedByHand: false });
  });

  it('counts as paid by hand in the money of its day', async () => {
    await shop.pass('1 day');
    const placed = await paid();
    await agree(placed, 400);
    await shop.runQueued();
    await paidBack(placed);
    await shop.pass('1 day');

    const [day] = (await boss.run(reconciliationCalls.list, { page: 1, limit: 1 })).list;

    expect(day).toMatchObject({ state: 'even', refunded: 0, refundedOffline: 400 });
  });
});

describe('a request for money back', () => {
  const waits = async () => {
    const found = new Map((await boss.run(todoCalls.list, {})).map(({ kind, count }) => [kind, count]));
    return [found.get('refunding') ?? 0, found.get('payBack') ?? 0];
  };
  const asked = async () =>
    (await boss.run(orderCalls.list, { page: 1, limit: 50, status: 'refunding', type: 2, refundAsked: true })).total;

  it('waits for an answer until there is one, and then for whoever pays it by hand, never for both', async () => {
    const placed = await paid();
    const [requests = 0, owedBefore = 0] = await waits();
    await askRefund(placed);
    expect([await waits(), await asked()]).toEqual([[requests + 1, owedBefore], requests + 1]);

    await agree(placed, 1000);
    await shop.runQueued();
    expect([await waits(), await asked()]).toEqual([[requests, owedBefore + 1], requests]);
  });
});
