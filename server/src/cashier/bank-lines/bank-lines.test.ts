import { beforeAll, describe, expect, it } from 'vitest';
import { bankLineExportCalls } from '#contract/cashier/bank-line-export.ts';
import { LOOKED_AT, bankLineStates } from '#contract/cashier/bank-line-record.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { taskCalls, taskKinds, taskStates } from '#contract/tasks/tasks.ts';
import { bankIn } from '../../../test/bank.ts';
import { exportsIn } from '../../../test/exports.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, info: orderInfo } = ordersIn(shop);
const exported = exportsIn(shop);
const clerk = shop.admin({ account: 'clerk', realName: '出纳小孙' });
const boss = shop.admin({ account: 'boss', realName: '店长' });
const { list, info, match, unmatch, ignore, reopen, receive, pay, sums, again } = bankLineCalls;
const { waiting, matched, ignored } = bankLineStates;
const DAY = '2026-11-10 10:00:00';
const at = new Date('2026-11-10T02:00:00Z');

const bank = bankIn(shop);
const { read } = bank;
const account = async () => (await bank.account()).id;
const linesOf = async (accountId: number) => (await boss.run(list, { accountId, page: 1, limit: 100 })).list;
const lineOf = async (accountId: number, serial: string) => {
  const line = (await linesOf(accountId)).find((one) => one.serial === serial);
  if (!line) throw new Error(`no line ${serial}`);
  return line;
};
let numbers = 0;
/** Written down by the clerk, for no document; answers its id. */
async function receipt(amount: number, more: { payer?: string; tradeNo?: string; receivedAt?: Date } = {}): Promise<number> {
  numbers += 1;
  const draft = { bizType: 9, payer: `付款方${numbers}`, method: 'transfer', receivedAt: at, ...more } as const;
  await clerk.run(cashReceiptCalls.save, { ...draft, amount });
  const { list: all } = await boss.run(cashReceiptCalls.list, { page: 1, limit: 200 });
  return Math.max(...all.map(({ id }) => id));
}
/** Applied for and approved; answers its id. */
async function duePayment(amount: number, payee = '武昌印刷厂'): Promise<number> {
  await clerk.run(cashPaymentCalls.save, { bizType: 9, payee, bank: '工行', account: '62220202', amount, reason: '印制' });
  const { list: all } = await boss.run(cashPaymentCalls.list, { page: 1, limit: 200 });
  const id = Math.max(...all.map((one) => one.id));
  await boss.run(cashPaymentCalls.audit, { id, status: 1 });
  return id;
}
const tasksLeft = async (name: string) => {
  const { list: all } = await boss.run(taskCalls.list, { page: 1, limit: 200, kind: taskKinds.bankLines });
  return all.filter(({ number, state }) => number === name && state === taskStates.open).length;
};
const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

beforeAll(() => shop.admin().run(configCalls.save, { key: paySettings.offline_pay_status.key, value: '1' }));

describe('a line of a bank', () => {
  it('is matched by its number when it comes, and its receipt still waits for whoever confirms it', async () => {
    const id = await receipt(12_345, { tradeNo: 'NUM-1' });
    const mine = await account();
    await read(mine, `${DAY},123.45,,123.45,谁,NUM-1,`, `${DAY},1.00,,124.45,谁,NUM-2,`);
    expect(await lineOf(mine, 'NUM-1')).toMatchObject({ status: matched, way: 'number', handler: '系统' });
    expect(await lineOf(mine, 'NUM-2')).toMatchObject({ status: waiting, documents: [] });
    expect((await boss.run(cashReceiptCalls.info, { id })).status).toBe(cashReceiptStates.waiting);
  });

  it('is matched by the number of an order that the customer wrote, in the sum of its receipt alone', async () => {
    const { orderNo, payPrice } = await order({ of: await sku({ price: 4321 }) });
    await clerk.run(cashReceiptCalls.save, {
      bizType: 1,
      bizNo: orderNo,
      payer: '某人',
      method: 'transfer',
      amount: payPrice,
      receivedAt: null,
    });
    const mine = await account();
    await read(mine, `${DAY},43.21,,,另一人,W1,货款${orderNo}`, `${DAY},43.20,,,另一人,W2,货款${orderNo}`);
    expect(await lineOf(mine, 'W1')).toMatchObject({ status: matched, way: 'number' });
    expect(await lineOf(mine, 'W2')).toMatchObject({ status: waiting });
  });

  it('is matched by amount and name within a week, where there is one of both', async () => {
    await receipt(7700, { payer: '武汉（车务）段' });
    await receipt(8800, { payer: '两次', receivedAt: at });
    await receipt(8800, { payer: '两次', receivedAt: at });
    await receipt(9900, { payer: '早付的', receivedAt: new Date('2026-10-30T02:00:00Z') });
    await receipt(6600, { payer: '一张收款' });
    const mine = await account();
    await read(
      mine,
      `${DAY},77.00,,,武汉(车务) 段,A1,`,
      `${DAY},88.00,,,两次,A2,`,
      `${DAY},99.00,,,早付的,A3,`,
      `${DAY},66.00,,,一张收款,A4,`,
      `2026-11-11 10:00:00,66.00,,,一张收款,A5,`,
    );
    const states = await Promise.all(['A1', 'A2', 'A3', 'A4', 'A5'].map(async (serial) => (await lineOf(mine, serial)).status));
    expect(states).toEqual([matched, waiting, waiting, waiting, waiting]);
    const { candidates } = await boss.run(info, { id: (await lineOf(mine, 'A2')).id });
    expect(candidates.slice(0, 2).map(({ isAmount, isName }) => [isAmount, isName])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('is matched once, of two people at the same moment', async () => {
    const [one, other] = [await receipt(5100), await receipt(5100)];
    const mine = await account();
    await read(mine, `${DAY},51.00,,,无名,R1,`);
    const { id } = await lineOf(mine, 'R1');
    const raced = await Promise.allSettled([
      boss.run(match, { lineIds: [id], receiptIds: [one] }),
      clerk.run(match, { lineIds: [id], receiptIds: [other] }),
    ]);
    expect(fulfilled(raced)).toBe(1);
    expect((await lineOf(mine, 'R1')).documents).toHaveLength(1);
  });

  it('shares no receipt with another, of two at the same moment', async () => {
    const only = await receipt(5200);
    const mine = await account();
    await read(mine, `${DAY},52.00,,,无名,R2,`, `${DAY},52.00,,,无名,R3,`);
    const [a, b] = [await lineOf(mine, 'R2'), await lineOf(mine, 'R3')];
    const raced = await Promise.allSettled([a, b].map(({ id }) => boss.run(match, { lineIds: [id], receiptIds: [only] })));
    expect(fulfilled(raced)).toBe(1);
    expect((await linesOf(mine)).filter(({ status }) => status === matched)).toHaveLength(1);
  });

  it('is matched to several receipts, or several lines to one, in the same sum', async () => {
    const [one, other, sum] = [await receipt(3000), await receipt(2000), await receipt(9000)];
    const mine = await account();
    await read(mine, `${DAY},50.00,,,甲,S1,`, `${DAY},40.00,,,乙,S2,`, `${DAY},50.00,,,乙,S3,`, `${DAY},,10.00,,丙,S4,`);
    const [s1, s2, s3, s4] = await Promise.all(['S1', 'S2', 'S3', 'S4'].map(async (serial) => (await lineOf(mine, serial)).id));
    const ids = (found: (number | undefined)[]) => found.map((id) => id ?? 0);
    await expect(boss.run(match, { lineIds: ids([s1]), receiptIds: [one] })).rejects.toMatchObject({
      message: '流水合计 50.00 元，单据合计 30.00 元，两边应一致',
    });
    await boss.run(match, { lineIds: ids([s1]), receiptIds: [one, other] });
    await boss.run(match, { lineIds: ids([s2, s3]), receiptIds: [sum] });
    expect((await lineOf(mine, 'S1')).documents).toHaveLength(2);
    await expect(boss.run(match, { lineIds: ids([s4]), receiptIds: [one] })).rejects.toMatchObject({ code: 500 });
    const { beside } = await boss.run(info, { id: s2 ?? 0 });
    expect(beside.map(({ id }) => id)).toEqual([s3]);
    await boss.run(unmatch, { id: s3 ?? 0 });
    expect(
      (await linesOf(mine))
        .filter(({ status }) => status === waiting)
        .map(({ serial }) => serial)
        .toSorted(),
    ).toEqual(['S2', 'S3', 'S4']);
  });

  it('waits again when its receipt is void', async () => {
    const id = await receipt(6100, { tradeNo: 'VOID-1' });
    const mine = await account();
    await read(mine, `${DAY},61.00,,,甲,VOID-1,`);
    expect((await lineOf(mine, 'VOID-1')).status).toBe(matched);
    await boss.run(cashReceiptCalls.void, { id, reason: '登记错了' });
    expect(await lineOf(mine, 'VOID-1')).toMatchObject({ status: waiting, documents: [], handler: '' });
    await expect(boss.run(match, { lineIds: [(await lineOf(mine, 'VOID-1')).id], receiptIds: [id] })).rejects.toMatchObject({
      code: 500,
    });
  });

  it('is ignored with a reason, and waits again', async () => {
    const mine = await account();
    await read(mine, `${DAY},,5.00,,银行,F1,手续费`);
    const { id } = await lineOf(mine, 'F1');
    await boss.run(ignore, { ids: [id], reason: '手续费' });
    expect(await lineOf(mine, 'F1')).toMatchObject({ status: ignored, reason: '手续费', handler: '店长' });
    await expect(boss.run(ignore, { ids: [id], reason: '再来' })).rejects.toMatchObject({
      message: '这笔流水已忽略，请刷新页面',
    });
    await boss.run(reopen, { id });
    expect(await lineOf(mine, 'F1')).toMatchObject({ status: waiting, reason: '' });
  });

  it('stays as the bank wrote it', async () => {
    const mine = await account();
    await read(mine, `${DAY},5.00,,,甲,K1,`);
    await expect(shop.db.execute(`update bank_line set amount = 1 where serial = 'K1'`)).rejects.toMatchObject({
      cause: { code: 'SB002' },
    });
    await expect(shop.db.execute(`delete from bank_line where serial = 'K1'`)).rejects.toMatchObject({
      cause: { code: 'SB002' },
    });
  });
});

describe('what is made of a line', () => {
  it('is a receipt of its order, which is paid once that is confirmed', async () => {
    const bought = await order({ of: await sku({ price: 3300 }) });
    const mine = await account();
    await read(mine, `${DAY},33.00,,,王小明,M1,`);
    const { id } = await lineOf(mine, 'M1');
    await boss.run(receive, { id, bizType: 1, bizNo: bought.orderNo, payer: '王小明' });
    const [number] = (await lineOf(mine, 'M1')).documents;
    const { list: found } = await boss.run(cashReceiptCalls.list, { keywords: number, page: 1, limit: 5 });
    expect(found[0]).toMatchObject({ amount: 3300, tradeNo: 'M1', method: 'transfer', receivedAt: at, cashier: '店长' });
    await boss.run(cashReceiptCalls.confirm, { id: found[0]?.id ?? 0 });
    expect((await orderInfo(bought)).paid).toBe(true);
    await expect(boss.run(receive, { id, bizType: 9, payer: '王小明' })).rejects.toMatchObject({ code: 500 });
  });

  it('is nothing at all where the receipt is refused', async () => {
    const bought = await order({ of: await sku({ price: 3400 }) });
    const mine = await account();
    await read(mine, `${DAY},30.00,,,王小明,M2,`);
    const { id } = await lineOf(mine, 'M2');
    await expect(boss.run(receive, { id, bizType: 1, bizNo: bought.orderNo, payer: '王小明' })).rejects.toMatchObject({
      code: 500,
    });
    expect((await lineOf(mine, 'M2')).status).toBe(waiting);
  });

  it('is the registration of an approved payment of its amount, once', async () => {
    const [paymentId, another] = [await duePayment(4400), await duePayment(4500)];
    const mine = await account();
    await read(mine, `${DAY},,44.00,,武昌印刷厂,P1,`);
    const { id } = await lineOf(mine, 'P1');
    await expect(boss.run(pay, { id, paymentId: another })).rejects.toMatchObject({
      message: '付款单的金额是 45.00 元，与这笔流水不一致',
    });
    const raced = await Promise.allSettled([boss.run(pay, { id, paymentId }), clerk.run(pay, { id, paymentId })]);
    expect(fulfilled(raced)).toBe(1);
    expect(await boss.run(cashPaymentCalls.info, { id: paymentId })).toMatchObject({ status: 2, payoutNo: 'P1', paidAt: at });
    expect(await lineOf(mine, 'P1')).toMatchObject({ status: matched });
  });
});

describe('what is left', () => {
  it('is a task of the account until nothing waits', async () => {
    const { id: mine, name } = await bank.account();
    await read(mine, `${DAY},1.00,,,甲,T1,`, `${DAY},2.00,,,乙,T2,`);
    expect(await tasksLeft(name)).toBe(1);
    const ids = (await linesOf(mine)).map(({ id }) => id);
    await Promise.all(ids.map((id) => boss.run(ignore, { ids: [id], reason: '内部转账' })));
    expect(await tasksLeft(name)).toBe(0);
    await boss.run(reopen, { id: ids[0] ?? 0 });
    expect(await tasksLeft(name)).toBe(1);
  });

  it('is looked at portion by portion, however many wait', async () => {
    const mine = await account();
    const rows = Array.from(
      { length: LOOKED_AT + 1 },
      (_, nth) => `2026-10-${nth === 0 ? '01' : '02'} 10:00:00,${900 + nth}.00,,,段${nth},T-${nth},`,
    );
    await read(mine, ...rows);
    await receipt(90_000, { tradeNo: 'T-0', receivedAt: new Date('2026-10-01T02:00:00Z') });
    const first = await boss.run(again, { accountId: mine });
    expect(first).toEqual({ matched: 0, left: LOOKED_AT + 1, next: expect.any(Number) });
    expect(await boss.run(again, { accountId: mine, after: first.next ?? 0 })).toEqual({
      matched: 1,
      left: LOOKED_AT,
      next: null,
    });
  });

  it('is looked at again when receipts have come, counted and summed, and comes as a file', async () => {
    const mine = await account();
    await read(mine, `${DAY},71.00,,,后到的,L1,`, `${DAY},,8.00,,别人,L2,`);
    await receipt(7100, { payer: '后到的' });
    expect(await boss.run(again, { accountId: mine })).toEqual({ matched: 1, left: 1, next: null });
    const found = await boss.run(sums, { accountId: mine });
    expect(found.toSorted((a, b) => a.status - b.status)).toEqual([
      { status: waiting, direction: 2, count: 1, amount: 800 },
      { status: matched, direction: 1, count: 1, amount: 7100 },
    ]);
    const rows = await exported(bankLineExportCalls.exportLines, { accountId: mine });
    expect(JSON.stringify(rows)).toContain('后到的');
  });

  it('is found by a part of its name, its number or its remark', async () => {
    const mine = await account();
    await read(mine, `${DAY},81.00,,,江岸车辆段,FIND-81,劳保鞋款`, `${DAY},82.00,,,汉口站,FIND-82,`);
    const found = async (keywords: string) =>
      (await boss.run(list, { accountId: mine, keywords, page: 1, limit: 5 })).list.map(({ serial }) => serial);
    expect(await Promise.all(['车辆段', 'FIND-81', '劳保鞋', '没有的'].map(found))).toEqual([
      ['FIND-81'],
      ['FIND-81'],
      ['FIND-81'],
      [],
    ]);
    const [sum] = await boss.run(sums, { accountId: mine, keywords: '车辆段' });
    expect(sum).toMatchObject({ count: 1, amount: 8100 });
  });

  it('is closed to people who only look', async () => {
    const reader = shop.admin({ may: [list.permission] });
    await expect(reader.run(match, { lineIds: [1], receiptIds: [1] })).rejects.toMatchObject({ code: 403 });
  });
});
