import { beforeAll, describe, expect, it } from 'vitest';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds, cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, info, timeline, stockOf, storefront, pay } = ordersIn(shop);
const boss = shop.admin({ account: 'boss', realName: '店长' });
const says = (message: string) => ({ code: 500, message });
const { save, list, info: detail, confirm, void: revoke } = cashReceiptCalls;

const unpaid = async (price = 1000) => order({ of: await sku({ price }) });
/** Written down as a part of the price; answers its id. */
async function part({ orderNo }: PlacedOrder, amount: number): Promise<number> {
  const draft = { bizType: cashReceiptKinds.order, bizNo: orderNo, amount, payer: '宜昌客运段', method: 'transfer' } as const;
  await boss.run(save, { ...draft, receivedAt: null, isPartial: true });
  const { list: all } = await boss.run(list, { page: 1, limit: 50, keywords: orderNo });
  return Math.max(...all.map(({ id }) => id));
}
async function received(placed: PlacedOrder, amount: number): Promise<number> {
  const id = await part(placed, amount);
  await boss.run(confirm, { id });
  return id;
}
const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;
const held = ({ orderNo }: PlacedOrder, paid: string) =>
  says(`订单 ${orderNo} 已分次收款 ${paid} 元，请在收款里收齐余款，或先作废这些收款`);

beforeAll(() => shop.admin().run(configCalls.save, { key: paySettings.offline_pay_status.key, value: '1' }));

describe('an order that is paid in parts', () => {
  it('waits until the last one makes it whole, and is paid then, once', async () => {
    const placed = await unpaid();
    await received(placed, 300);
    expect(await info(placed)).toMatchObject({ paid: false });
    expect((await timeline(placed))[0]).toMatchObject({
      changeMessage: `订单号 ${placed.orderNo} 线下付款 3.00 成功，还差 7.00`,
    });
    await received(placed, 700);
    expect(await info(placed)).toMatchObject({ paid: true, payType: 'offline' });
    expect((await timeline(placed))[0]).toMatchObject({
      changeMessage: `订单号 ${placed.orderNo} 线下付款 10.00 成功`,
      reason: expect.stringMatching(/^分次收款收齐，转账，凭证 SK/),
    });
  });

  it('never receives more than its price, whoever confirms parts at once', async () => {
    const placed = await unpaid();
    const ids = [await part(placed, 600), await part(placed, 600), await part(placed, 400)];
    const outcomes = await Promise.allSettled(ids.map((id) => boss.run(confirm, { id })));
    const isPaid = outcomes[2]?.status === 'fulfilled';
    expect(fulfilled(outcomes)).toBe(isPaid ? 2 : 1);
    expect(await info(placed)).toMatchObject({ paid: isPaid });
    await expect(part(await unpaid(), 1001)).rejects.toMatchObject(says('这张订单最多还能收 10.00 元'));
  });

  it('is neither cancelled nor repriced, and no other way pays it, while a part stands', async () => {
    const of = await sku({ price: 1000, stock: 5 });
    const placed = await order({ of });
    const { orderNo, payPrice } = placed;
    const id = await received(placed, 300);

    await expect(storefront.run(openOrderCalls.cancel, { orderNo })).rejects.toMatchObject(held(placed, '3.00'));
    await expect(boss.run(orderCalls.updatePrice, { orderNo, payPrice: 900 })).rejects.toMatchObject(held(placed, '3.00'));
    await expect(pay(placed)).rejects.toMatchObject(held(placed, '3.00'));
    const whole = { orderNo, amount: payPrice, method: 'cash' } as const;
    await expect(boss.run(offlineCalls.payOffline, whole)).rejects.toMatchObject(held(placed, '3.00'));
    await shop.pass('3 hours');
    expect(await stockOf(of)).toBe(4);

    await boss.run(revoke, { id, reason: '用户不要了，钱已退' });
    expect(await boss.run(detail, { id })).toMatchObject({ status: cashReceiptStates.voided });
    expect((await timeline(placed))[0]).toMatchObject({ changeMessage: `订单号 ${orderNo} 的线下付款 3.00 已作废` });
    await shop.pass('1 minute');
    expect(await stockOf(of)).toBe(5);
  });

  it('is either cancelled or held, when a part is confirmed at the moment at which the timer cancels it', async () => {
    const of = await sku({ price: 1000, stock: 30 });
    const placed = await Promise.all(Array.from({ length: 6 }, () => order({ of })));
    const ids: number[] = [];
    for (const each of placed) ids.push(await part(each, 300));
    shop.clock.pass('2 hours');
    const [outcomes] = await Promise.all([Promise.allSettled(ids.map((id) => boss.run(confirm, { id }))), shop.app.runDue()]);
    expect(await stockOf(of)).toBe(30 - fulfilled(outcomes));
  });

  it('keeps its parts once it is paid, until it is refunded', async () => {
    const placed = await unpaid();
    const id = await received(placed, 300);
    await received(placed, 700);
    await expect(boss.run(revoke, { id, reason: '错了' })).rejects.toMatchObject(
      says(`订单 ${placed.orderNo} 已收款，请先退款，全部退完后才能作废`),
    );
  });

  it('gives one part back once, and is not paid by the last at the same moment', async () => {
    const placed = await unpaid();
    const first = await received(placed, 300);
    const last = await part(placed, 700);
    const [taken, paid] = await Promise.allSettled([
      boss.run(revoke, { id: first, reason: '错了' }),
      boss.run(confirm, { id: last }),
    ]);
    const isPaid = (await info(placed)).paid;
    // Confirmed after the first was void, the last is a part as well.
    expect(paid.status).toBe('fulfilled');
    expect(isPaid).toBe(taken.status === 'rejected');
  });
});
