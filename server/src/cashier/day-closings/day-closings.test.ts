import { beforeAll, describe, expect, it } from 'vitest';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { closingCalls, closingExportCalls } from '#contract/cashier/day-closings.ts';
import { closingStates } from '#contract/cashier/day-closing-record.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { taskCalls, taskKinds, taskStates } from '#contract/tasks/tasks.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, info } = ordersIn(shop);
const boss = shop.admin({ account: 'boss', realName: '店长' });
const clerk = shop.admin({ account: 'clerk', realName: '出纳小孙' });
const page = { page: 1, limit: 100 };
const today = (days = 0) => showDay(startOfDay(shop.clock.now(), days));
const standing = () => boss.run(closingCalls.standing, {});
const says = (message: unknown) => ({ code: 500, message });

/** Cash of this sum by face, in whole tenths of a yuan. */
const pieces = (fen: number) => [{ face: 10 as const, pieces: fen / 10 }];
const count = (counted: number, more: { day?: string; opening?: number; reason?: string } = {}) =>
  clerk.run(closingCalls.count, { day: today(), counts: pieces(counted), ...more });
const last = async () => {
  const { list } = await boss.run(closingCalls.list, { page: 1, limit: 1 });
  if (!list[0]) throw new Error('no closing was listed');
  return list[0];
};
const confirm = async () => boss.run(closingCalls.confirm, { id: (await last()).id });

async function received(amount: number, method: 'cash' | 'transfer' = 'cash', receivedAt: Date | null = null): Promise<number> {
  const kind = { bizType: cashReceiptKinds.other, payer: '纸品商行' };
  await clerk.run(cashReceiptCalls.save, { ...kind, method, amount, receivedAt });
  const { list } = await boss.run(cashReceiptCalls.list, page);
  return Math.max(...list.map(({ id }) => id));
}
const seen = (id: number) => boss.run(cashReceiptCalls.confirm, { id });

beforeAll(() => boss.run(configCalls.save, { key: paySettings.offline_pay_status.key, value: '1' }));

describe('the books of a day', () => {
  it('are the opening, and what cash came and went since', async () => {
    await seen(await received(5000));
    await seen(await received(9000, 'transfer'));
    const { orderNo, payPrice: amount } = await order({ of: await sku({ price: 1200 }) });
    await boss.run(offlineCalls.payOffline, { orderNo, amount, method: 'cash' });
    const wrong = await received(700);
    await seen(wrong);
    await boss.run(cashReceiptCalls.void, { id: wrong, reason: '登记错了' });
    await boss.run(closingCalls.record, { kind: 'deposit', amount: 3000, number: 'HD-1' });

    expect(await standing()).toMatchObject({ isFirst: true, received: 6200, paid: 0, deposited: 3000, books: 3200 });
  });
});

describe('a day that is counted', () => {
  it('asks for the opening once, for the reason of a difference, and for receipts that wait', async () => {
    await expect(count(3200)).rejects.toMatchObject(says('第一次日结请填写当天开始时钱箱里的现金'));
    await expect(count(13_100, { opening: 10_000 })).rejects.toMatchObject(says('实点和账面差 -1.00 元，请说明原因'));
    const waiting = await received(400);
    await expect(count(13_200, { opening: 10_000 })).rejects.toMatchObject({ message: expect.stringContaining('还有 1 张') });
    await boss.run(cashReceiptCalls.void, { id: waiting, reason: '没有收到' });

    await count(13_100, { opening: 10_000, reason: '找零多给' });
    expect(await last()).toMatchObject({ opening: 10_000, books: 13_200, counted: 13_100, difference: -100, reason: '找零多给' });
  });

  it('is confirmed by somebody else, once; until then nothing is booked on it', async () => {
    const { id } = await last();
    await expect(clerk.run(closingCalls.confirm, { id })).rejects.toMatchObject(
      says('清点的人不能复核自己的日结，请由另一人复核'),
    );
    await expect(received(100)).rejects.toMatchObject({ message: expect.stringContaining('已经日结') });

    const outcomes = await Promise.allSettled([confirm(), confirm()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await last()).toMatchObject({ status: closingStates.closed, confirmer: '店长' });
    const { list } = await boss.run(taskCalls.list, { ...page, kind: taskKinds.closingCheck });
    expect(list.map(({ state }) => state)).toEqual([taskStates.done]);
  });

  it('begins with what was counted the day before', async () => {
    await shop.pass('1 day');
    await seen(await received(500));
    expect(await standing()).toMatchObject({ isFirst: false, opening: 13_100, received: 500, books: 13_600 });
  });

  it('is open again when it is sent back', async () => {
    await count(13_600);
    await boss.run(closingCalls.reject, { id: (await last()).id, rejectReason: '五元没有数' });
    await seen(await received(500));
    await count(14_100);
    await confirm();
    expect(await last()).toMatchObject({ status: closingStates.closed, books: 14_100, difference: 0 });
  });

  it('does not pass over a day with cash', async () => {
    await shop.pass('1 day');
    await seen(await received(300));
    await shop.pass('1 day');
    await expect(count(14_400)).rejects.toMatchObject({ message: expect.stringContaining(`${today(-1)} 有现金收付`) });
    expect((await standing()).day).toBe(today(-1));
    await count(14_400, { day: today(-1) });
    await expect(count(14_400)).rejects.toMatchObject({ message: expect.stringContaining('还没有复核') });
    await confirm();
  });

  it('comes as a workbook, with its movements', async () => {
    expect(await boss.run(closingExportCalls.exportClosings, {})).toMatchObject({ fileName: expect.stringContaining('xlsx') });
    const { list } = await boss.run(closingCalls.entries, { ...page, id: (await last()).id });
    expect(list).toMatchObject([{ kind: 'receipt', amount: 300 }]);
  });
});

describe('a day that is closed', () => {
  it('takes no more receipts, voids or cash that is dated on it', async () => {
    const yesterday = startOfDay(shop.clock.now(), -1);
    await expect(received(100, 'transfer', yesterday)).rejects.toMatchObject({
      message: expect.stringContaining(`${today(-1)} 已经日结`),
    });
    const kept = await received(200);
    await seen(kept);
    await count(14_600);
    await expect(boss.run(cashReceiptCalls.void, { id: kept, reason: '错了' })).rejects.toMatchObject({
      message: expect.stringContaining('请明天再办'),
    });
    await expect(boss.run(closingCalls.record, { kind: 'withdrawal', amount: 100 })).rejects.toMatchObject({
      message: expect.stringContaining('请明天再办'),
    });
    await confirm();
    await shop.pass('1 day');
    await boss.run(cashReceiptCalls.void, { id: kept, reason: '错了' });
    expect(await standing()).toMatchObject({ opening: 14_600, received: -200, books: 14_400 });
  });

  it('has all cash of it in its books, whoever books while it is closed', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 6; at += 1) ids.push(await received(100, 'transfer'));
    const { books } = await standing();
    const cash = await order({ of: await sku({ price: 1000, stock: 9 }) });
    const { orderNo, payPrice: amount } = cash;

    const [counted, paid] = await Promise.allSettled([
      count(books),
      boss.run(offlineCalls.payOffline, { orderNo, amount, method: 'cash' }),
      ...ids.map(seen),
    ]);

    // Either the cash came first, and the count did not know of it, or the day was closed, and took it no more.
    expect([counted?.status, paid?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    if (counted?.status === 'rejected') await count(books + amount);
    const closed = await last();
    expect(closed).toMatchObject({ difference: 0, books: paid?.status === 'fulfilled' ? books + amount : books });
    await confirm();
    await shop.pass('1 day');
  });
});

describe('money that came on a day that was looked over', () => {
  it('pays its order now, where that day is closed or its money was checked', async () => {
    const { orderNo, payPrice: amount } = await order({ of: await sku({ price: 1000, stock: 9 }), payType: 'offline' });
    const receivedAt = new Date(Math.floor(shop.clock.now().getTime() / 1000) * 1000);
    const of = { bizType: cashReceiptKinds.order, bizNo: orderNo, payer: '王小明', method: 'transfer', amount } as const;
    await clerk.run(cashReceiptCalls.save, { ...of, receivedAt });
    const { list } = await boss.run(cashReceiptCalls.list, page);
    await shop.pass('1 day');

    await seen(Math.max(...list.map(({ id }) => id)));

    expect(showDay((await info({ orderNo, payPrice: amount } as never)).payTime ?? new Date(0))).toBe(today());
  });
});

describe('a day that nobody closed', () => {
  it('is a task by the next morning, until it is counted', async () => {
    await seen(await received(100));
    await shop.pass('1 day');
    const open = async () => {
      const { list } = await boss.run(taskCalls.list, { ...page, kind: taskKinds.closingDue, state: taskStates.open });
      return list.map(({ number }) => number);
    };
    const { day, books } = await standing();
    expect(await open()).toEqual([day]);
    await count(books, { day });
    expect(await open()).toEqual([]);
  });
});
