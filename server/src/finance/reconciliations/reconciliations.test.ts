import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { rechargeRefundTypes } from '#contract/finance/recharge-record.ts';
import { reconciliationCalls, reconciliationExportCalls } from '#contract/finance/reconciliations.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { showDay } from '#contract/moment.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { taskCalls, taskKinds, taskStates } from '#contract/tasks/tasks.ts';
import { moveCommission } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { creditIn } from '../../../test/credit.ts';
import { openShop } from '../../../test/shop.ts';
import { recountSlice } from './recount-slice.ts';
import { SLICE, nextSlice } from './rules.ts';

const shop = openShop();
const { storefront, order, sku } = ordersIn(shop);
const { uidOf, written, deposit } = accountsIn(shop);
const credit = creditIn(shop);

const key = () => randomUUID();
const today = () => showDay(shop.clock.now());
const days = async (filter = {}) => (await shop.admin().run(reconciliationCalls.list, { page: 1, limit: 20, ...filter })).list;
const check = (day: string) => shop.admin().run(reconciliationCalls.check, { day });
/** Recounts as the timer does, which would fail where something differs. */
async function recount(id: number): Promise<void> {
  for (let isLeft = true; isLeft;) isLeft = await written((write) => recountSlice(write, { id }));
}
const differencesOf = async (day: string) => {
  const { id } = await check(day);
  await recount(id);
  const { differences } = await shop.admin().run(reconciliationCalls.info, { id });
  return differences.map(({ id: _, ...each }) => each);
};

const tasksOf = async (day: string) =>
  (await shop.admin().run(taskCalls.list, { page: 1, limit: 50 })).list.filter(({ number }) => number === day);

async function recharge(account: string, price: number): Promise<string> {
  const made = await storefront.run(openRechargeCalls.create, {
    account,
    price,
    idempotencyKey: key(),
    rechargeType: 'routine',
  });
  await storefront.run(openRechargeCalls.pay, { orderId: made.orderId, amount: price, tradeNo: `t-${made.orderId}` });
  return made.orderId;
}

async function withdraw(account: string, extractPrice: number): Promise<number> {
  const uid = await uidOf(account);
  await written((write) => moveCommission(write, { uid, kind: 'refused', price: extractPrice, mark: '佣金' }));
  const { id } = await storefront.run(openWithdrawalCalls.apply, {
    account,
    extractPrice,
    extractType: 'bank',
    idempotencyKey: key(),
    realName: '李推广',
    bankName: '工商银行',
    bankCode: '6222020200112233',
  });
  return id;
}

const refund = ({ orderNo }: PlacedOrder, amount: number) =>
  shop.admin().run(refundCalls.agreeRefund, { orderNo, amount, reason: '协商退款', requestKey: key() });

/** Each test has days of its own: the one it writes on, then the one on which it checks. */
beforeEach(() => shop.clock.pass('1 day'));

async function over(): Promise<string> {
  const day = today();
  await shop.pass('1 day');
  return day;
}

describe('a day', () => {
  it('says what came in, went out and is held, to the fen', async () => {
    const [{ held: before } = { held: 0 }] = await days();
    const mug = await sku({ price: 3000, stock: 50 });
    const byChannel = await order({ of: mug, quantity: 2, paid: true });
    await refund(byChannel, 1550);
    await shop.admin().run(configCalls.save, { key: paySettings.offline_pay_status.key, value: '1' });
    const byHand = await order({ of: mug, payType: 'offline' });
    await shop.admin().run(offlineCalls.payOffline, { orderNo: byHand.orderNo, amount: byHand.payPrice, method: 'cash' });
    await recharge('even', 10_000);
    const byBalance = await order({ of: mug, buyer: { account: 'even' }, payType: 'yue' });
    await storefront.run(openOrderCalls.pay, { orderNo: byBalance.orderNo, amount: byBalance.payPrice, payType: 'yue' });
    await refund(byBalance, 1000);
    const paid = await withdraw('even', 700);
    await shop.admin().run(withdrawalCalls.decide, { id: paid, status: 1, payoutNo: 'bank-1' });
    const refused = await withdraw('even', 300);
    await shop.admin().run(withdrawalCalls.decide, { id: refused, status: -1, backMessage: '账号有误' });
    await shop.runQueued();

    const day = await over();

    const came = { ordersPaid: byChannel.payPrice, ordersOffline: byHand.payPrice, recharged: 10_000 };
    const went = { refunded: 1550, refundedOffline: 0, rechargeRefunded: 0, withdrawn: 700 };
    const moved = 11_000 - byBalance.payPrice + 1000;
    expect((await days())[0]).toMatchObject({
      day,
      state: 'even',
      differing: 0,
      ...came,
      ...went,
      net: byChannel.payPrice + byHand.payPrice + 10_000 - 1550 - 700,
      paidByBalance: byBalance.payPrice,
      refundedToBalance: 1000,
      balanceMoved: moved,
      held: before + moved,
    });
  });

  it('has no money of an order on credit, nor of its refund, and has what is repaid', async () => {
    const customer = await credit.open();
    const bought = await credit.owing(customer, 3000);
    await credit.refund(bought, 500);
    await shop.runQueued();
    await credit.confirm(await credit.receive(customer, 1200));
    await credit.receive(customer, 100);

    const day = await over();

    const none = { ordersPaid: 0, ordersOffline: 0, paidByBalance: 0, refunded: 0, refundedOffline: 0, refundedToBalance: 0 };
    const onCredit = { onCredit: 3000, refundedToCredit: 500, creditRepaid: 1200 };
    expect((await days())[0]).toMatchObject({ day, state: 'even', differing: 0, ...none, ...onCredit, net: 1200 });
  });

  it('is even when the money of a recharge goes back', async () => {
    const orderId = await recharge('goes-back', 10_000);
    const [{ id = 0 } = {}] = (await shop.admin().run(rechargeCalls.list, { keywords: orderId, page: 1, limit: 1 })).list;
    await shop.admin().run(rechargeCalls.refund, { id, type: rechargeRefundTypes.all, idempotencyKey: key() });
    await shop.runQueued();

    const day = await over();

    expect((await days())[0]).toMatchObject({ day, state: 'even', recharged: 10_000, rechargeRefunded: 10_000, net: 0 });
  });

  it('is checked by the night, those too that were missed while no server ran', async () => {
    const day = await over();
    shop.clock.pass('2 days');
    await shop.pass('1 day');
    const found = (await days()).map((each) => each.day);
    expect(found.slice(0, 4)).toEqual(
      [3, 2, 1, 0].map((later) => showDay(new Date(Date.parse(`${day}T00:00:00Z`) + later * 86_400_000))),
    );
  });

  it('is not checked before it is over, nor long after', async () => {
    await expect(check(today())).rejects.toMatchObject({ message: '这一天还没有结束，请明天再核对' });
    await expect(check('2026-02-30')).rejects.toMatchObject({ message: '请选择要核对的日期，格式为 2026-11-20' });
    await expect(check('2020-01-01')).rejects.toMatchObject({ message: '只能重新核对最近 31 天' });
    await expect(shop.admin().run(reconciliationCalls.info, { id: 999_999 })).rejects.toMatchObject({
      message: '没有找到这一天的对账',
    });
  });

  it('costs the same statements however much happened, and comes as a workbook', async () => {
    const count = (day: string) => shop.countQueries(() => check(day));
    const quiet = await over();
    const few = await count(quiet);
    const mug = await sku({ price: 100, stock: 50 });
    for (let made = 0; made < 8; made += 1) await order({ of: mug, paid: true });
    const busy = await over();
    expect(await count(busy)).toBe(few);
    expect(await shop.admin().run(reconciliationExportCalls.exportDays, { dateLimit: `${quiet},${busy}` })).toMatchObject({
      fileName: expect.stringContaining('.xlsx'),
    });
    const reader = shop.admin({ may: [reconciliationCalls.list.permission] });
    await expect(reader.run(reconciliationExportCalls.exportDays, {})).rejects.toMatchObject({ code: 403 });
  });
});

describe('the recount of customers', () => {
  it('follows the check of a day, which waits for none of them, and says how far it is', async () => {
    const customers = await uidOf('recounted');
    shop.clock.pass('2 days');
    const day = showDay(new Date(shop.clock.now().getTime() - 86_400_000));
    const { id, recount: begun } = await check(day);
    const info = () => shop.admin().run(reconciliationCalls.info, { id });

    expect(begun).toMatchObject({ done: 0 });
    expect(begun?.total).toBeGreaterThanOrEqual(customers);
    await recount(id);
    expect(await info()).toMatchObject({ recount: null, state: 'even' });
  });

  it.each([
    ['those who moved on the day at once', 1, null, undefined, null],
    ['all of a small shop at once', 1, 7, { from: 1, to: SLICE }, null],
    ['the first of many', 1, SLICE + 1, { from: 1, to: SLICE }, SLICE + 1],
    ['the last of many', SLICE + 1, 2 * SLICE, { from: SLICE + 1, to: 2 * SLICE }, null],
  ])('takes %s', (_, recountFrom, recountTo, slice, next) => {
    expect(nextSlice({ recountFrom, recountTo })).toEqual({ slice, next });
  });
});

describe('records whose two sides differ', () => {
  /** Tampers past the house's own guards, as a person with the database's password could. */
  const tamper = (table: string, statement: ReturnType<typeof sql>) =>
    shop.db.transaction(async (tx) => {
      const guards = (state: 'enable' | 'disable') =>
        tx.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(state)} trigger user`);
      await guards('disable');
      await tx.execute(statement);
      await guards('enable');
      // Kept figures that differ are told by a timer of their own.
      await tx.execute(sql`select recount_tally(c) from counted_tables() c where c = ${table}`);
    });
  /** Passes to the next day without the timers, which fail where something differs. */
  function later(): string {
    const day = today();
    shop.clock.pass('1 day');
    return day;
  }
  const bill = (type: string, uid: number, { amount, linkId = '0' }: { amount: number; linkId?: string }) =>
    tamper(
      'user_bill',
      sql`insert into user_bill (uid, type, amount, balance, link_id, mark, actor_name, create_time)
      values (${uid}, ${type}, ${amount}, 0, ${linkId}, '', '', ${shop.clock.now()})`,
    );

  it('are named: an order paid by a balance that no row of the ledger paid', async () => {
    await deposit('somebody', 1);
    const placed = await order({ of: await sku({ price: 2000 }), paid: true, buyer: { account: 'no-row' } });
    await tamper('order', sql`update "order" set pay_type = 'yue' where order_no = ${placed.orderNo}`);
    expect(await differencesOf(later())).toContainEqual({
      kind: 'orderBalance',
      record: placed.orderNo,
      expected: -placed.payPrice,
      found: 0,
    });
  });

  it('are named: rows of the ledger without what they stand for, and the balance beside them', async () => {
    const uid = await uidOf('rows');
    const kinds = { pay_product_refund: 'orderRefund', pay_recharge: 'recharge', user_recharge_refund: 'rechargeRefund' };
    for (const [type, kind] of Object.entries(kinds)) await bill(type, uid, { amount: 5, linkId: kind });
    await bill('transferIn', uid, { amount: 7 });
    const found = await differencesOf(later());
    for (const kind of Object.values(kinds)) expect(found).toContainEqual({ kind, record: kind, expected: 0, found: 5 });
    expect(found).toContainEqual({ kind: 'transfer', record: String(uid), expected: 0, found: 7 });
    expect(found).toContainEqual({ kind: 'balance', record: String(uid), expected: 22, found: 0 });
  });

  it('are named: what an order or a recharge says was refunded, and its refunds', async () => {
    const placed = await order({ of: await sku({ price: 2000 }), paid: true });
    await refund(placed, 500);
    await shop.runQueued();
    await tamper('order', sql`update "order" set refund_price = 400 where order_no = ${placed.orderNo}`);
    const orderId = await recharge('sum', 10_000);
    const [{ id = 0 } = {}] = (await shop.admin().run(rechargeCalls.list, { keywords: orderId, page: 1, limit: 1 })).list;
    await shop.admin().run(rechargeCalls.refund, { id, type: rechargeRefundTypes.cash, amount: 100, idempotencyKey: key() });
    await tamper('user_recharge', sql`update user_recharge set refund_price = 90 where id = ${id}`);
    const found = await differencesOf(later());
    expect(found).toContainEqual({ kind: 'refundSum', record: placed.orderNo, expected: 500, found: 400 });
    expect(found).toContainEqual({ kind: 'rechargeSum', record: orderId, expected: 100, found: 90 });
  });

  it('are named: a withdrawal, refused too, that the commission does not show', async () => {
    const id = await withdraw('hidden', 900);
    await tamper('commission_record', sql`update commission_record set link_id = '0' where link_id = ${String(id)}`);
    const back = await withdraw('hidden-back', 800);
    await shop.admin().run(withdrawalCalls.decide, { id: back, status: -1, backMessage: '账号有误' });
    await tamper(
      'commission_record',
      sql`update commission_record set link_id = '0' where link_id = ${String(back)} and kind = 'refused'`,
    );
    const found = await differencesOf(later());
    expect(found).toContainEqual({ kind: 'withdrawal', record: String(id), expected: 900, found: 0 });
    expect(found).toContainEqual({ kind: 'withdrawalBack', record: String(back), expected: 800, found: 0 });
  });

  it('are named: a balance and commission that changed beside their ledgers', async () => {
    await deposit('beside', 1000);
    const uid = await uidOf('beside');
    await differencesOf(later());
    const [{ held } = { held: 0 }] = await days();
    await tamper(
      'customer',
      sql`update customer set now_money = now_money + 33, brokerage_price = brokerage_price + 44 where id = ${uid}`,
    );
    const day = later();
    const found = await differencesOf(day);
    expect(found).toContainEqual({ kind: 'held', record: day, expected: held, found: held + 33 });
    expect(found).toContainEqual({ kind: 'balance', record: String(uid), expected: 1000, found: 1033 });
    expect(found).toContainEqual({ kind: 'commission', record: String(uid), expected: 0, found: 44 });
    expect(await days({ state: 'differs' })).toContainEqual(expect.objectContaining({ day, differing: found.length }));
    expect(await tasksOf(day)).toMatchObject([{ kind: taskKinds.difference, record: 'day', state: taskStates.open }]);

    await tamper(
      'customer',
      sql`update customer set now_money = now_money - 33, brokerage_price = brokerage_price - 44 where id = ${uid}`,
    );
    expect(await differencesOf(day)).toEqual([]);
    expect(await tasksOf(day)).toMatchObject([{ state: taskStates.done }]);
  });
});
