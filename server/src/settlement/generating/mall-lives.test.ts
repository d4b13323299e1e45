import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentKinds, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashPaymentRefusals } from '#contract/cashier/cash-payment-refusals.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds, cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import { startOfDay } from '#contract/moment.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { settlementStates } from '#contract/settlement/settlement-record.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { taskCalls, taskStates } from '#contract/tasks/tasks.ts';
import { mallGaps, unsettledBefore } from '../../../test/mall-gaps.ts';
import { moneyGaps } from '../../../test/money-gaps.ts';
import type { PlacedOrder } from '../../../test/orders.ts';
import { settlementsIn } from '../../../test/settlements.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { staff, seller, sku, storefront, draft, pay, receive, beginRefund, lately } = settlementsIn(shop);
const clerk = shop.admin({ account: 'mall-clerk', realName: '出纳小孙' });
const boss = shop.admin({ account: 'mall-boss', realName: '店长' });
const skus: number[] = [];

beforeAll(async () => {
  await staff.run(configCalls.save, { key: paySettings.offline_pay_status.key, value: '1' });
  for (const [index, rate] of [0, 333, 1250].entries()) {
    const id = await seller(`世间店 ${index}`, rate);
    await staff.run(shopAccountCalls.save, { id, bankName: '工行', bankAccountName: '公司', bankAccount: '622202001122' });
    skus.push(await sku({ merId: id, price: 1000 + rate, stock: 100_000 }));
  }
});

interface MallLife {
  unpaid: PlacedOrder[];
  paid: PlacedOrder[];
  received: PlacedOrder[];
}

const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
const one = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];
const page = { page: 1, limit: 200 };
const payments = async (status: number) => (await boss.run(cashPaymentCalls.list, { ...page, status })).list;
const receipts = async (status: number) => (await boss.run(cashReceiptCalls.list, { ...page, status })).list;
const bills = async (status: number) => (await staff.run(settlementCalls.list, { ...page, status })).list;

async function place(at: number, payType: 'weixin' | 'offline'): Promise<PlacedOrder> {
  const lines = [0, 1].map((next) => ({ skuId: skus[(at + next) % skus.length] ?? 0, quantity: 1 + (at % 3) }));
  return storefront.run(openOrderCalls.create, { ...draft({ of: 1 }), payType, lines });
}

/** Money of an order that was received, whole or in a part. */
const writeDown = ({ orderNo }: PlacedOrder, amount: number, isPartial: boolean) =>
  clerk.run(cashReceiptCalls.save, {
    bizType: cashReceiptKinds.order,
    parts: [{ orderNo, amount }],
    payer: '王芳',
    method: 'cash',
    amount,
    isPartial,
    receivedAt: null,
    requestKey: randomUUID(),
  });

const byBank = { payee: '王芳', bank: '工行', account: '6222020200112233', reason: '退款' };

/** Acts that may befall a mall; two people do many of them at once. */
const acts: Readonly<Record<string, (life: MallLife, at: number) => Promise<unknown>>> = {
  async sell(life, at) {
    const placed = await place(at, 'weixin');
    await pay(placed);
    life.paid.push(placed);
  },
  async order(life, at) {
    life.unpaid.push(await place(at, 'offline'));
  },
  async writeDown(life, at) {
    const placed = one(life.unpaid, at);
    if (!placed) return;
    const half = Math.floor(placed.payPrice / 2);
    if (at % 2 === 0) await quietly(writeDown(placed, placed.payPrice, false));
    else for (const amount of [half, placed.payPrice - half]) await quietly(writeDown(placed, amount, true));
  },
  async confirmReceipt(_, at) {
    const found = one(await receipts(cashReceiptStates.waiting), at);
    if (found) await Promise.all([clerk, boss].map((each) => quietly(each.run(cashReceiptCalls.confirm, { id: found.id }))));
  },
  async voidReceipt(_, at) {
    const found = one(await receipts(at % 2 ? cashReceiptStates.waiting : cashReceiptStates.confirmed), at);
    if (found) await quietly(boss.run(cashReceiptCalls.void, { id: found.id, reason: '记错' }));
  },
  async receive(life, at) {
    const placed = one([...life.paid, ...life.unpaid], at);
    if (placed) await quietly(receive(placed).then(() => life.received.push(placed)));
  },
  async refund(life, at) {
    const placed = one([...life.paid, ...life.unpaid], at);
    if (placed) await quietly(beginRefund(placed, 50 + at * 11));
  },
  async applyForRefund(life, at) {
    const placed = one(life.unpaid, at);
    if (!placed) return;
    const amount = 50 + at * 11;
    const request = { bizType: cashPaymentKinds.refund, bizNo: placed.orderNo, amount, ...byBank, requestKey: randomUUID() };
    await quietly(beginRefund(placed, amount));
    await quietly(clerk.run(cashPaymentCalls.save, request));
  },
  async handOver(life, at) {
    const placed = one(life.unpaid, at);
    if (!placed) return;
    const { orderNo } = placed;
    const fails = at % 3 === 0;
    await quietly(
      fails
        ? boss.run(offlineCalls.failPaidBack, { orderNo, reason: '没付成' })
        : boss.run(offlineCalls.confirmPaidBack, { orderNo }),
    );
  },
  async approve(_, at) {
    const { review, due, rejected } = cashPaymentStates;
    const found = one(await payments(review), at);
    if (!found) return;
    const applicant = found.applicant === '出纳小孙' ? clerk : staff;
    await expect(applicant.run(cashPaymentCalls.audit, { id: found.id, status: due })).rejects.toMatchObject({
      message: cashPaymentRefusals.OWN().message,
    });
    const decision = at % 4 === 0 ? { status: rejected, auditRemark: '不对' } : { status: due };
    await quietly(boss.run(cashPaymentCalls.audit, { id: found.id, ...decision }));
  },
  async register(_, at) {
    const found = one(await payments(cashPaymentStates.due), at);
    if (!found) return;
    const registered = (who: typeof boss) =>
      quietly(who.run(cashPaymentCalls.paid, { id: found.id, paidAt: null, payoutNo: `P${found.id}` }));
    await Promise.all([registered(clerk), registered(boss)]);
  },
  async withdraw(_, at) {
    const found = one(await payments(at % 2 ? cashPaymentStates.review : cashPaymentStates.due), at);
    if (found) await quietly(clerk.run(cashPaymentCalls.withdraw, { id: found.id }));
  },
  pass: async () => shop.clock.pass('5 days'),
  queue: () => shop.runQueued(),
  generate: () => quietly(staff.run(settlementRunCalls.generate, lately(360))),
  async confirm(_, at) {
    const bill = one(await bills(settlementStates.open), at);
    if (bill) await quietly(staff.run(settlementCalls.confirm, { id: bill.id }));
  },
  async object(_, at) {
    const bill = one(await bills(settlementStates.open), at);
    if (!bill) return;
    await quietly(staff.run(settlementCalls.object, { id: bill.id, objection: '不对' }));
    if (at % 2 === 0) await quietly(boss.run(settlementCalls.answer, { id: bill.id, answer: '对的' }));
  },
  async void(_, at) {
    const bill = one(await bills(at % 2 ? settlementStates.open : settlementStates.confirmed), at);
    if (bill) await quietly(staff.run(settlementCalls.void, { id: bill.id, reason: '重来' }));
  },
  async apply(_, at) {
    const bill = one(await bills(settlementStates.confirmed), at);
    if (bill) await quietly(staff.run(settlementCalls.applyPayment, { id: bill.id }));
  },
  async claim(_, at) {
    const task = one((await boss.run(taskCalls.list, { ...page, state: taskStates.open })).list, at);
    if (!task) return;
    const claims = [clerk, boss].map((each) => each.run(taskCalls.claim, { id: task.id }));
    expect((await Promise.allSettled(claims)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  },
};
const often = [
  'sell',
  'order',
  'writeDown',
  'writeDown',
  'confirmReceipt',
  'receive',
  'receive',
  'pass',
  'generate',
  'confirm',
  'apply',
  'approve',
];

const gaps = async () => (await shop.db.execute(sql.raw(`${mallGaps} union all ${moneyGaps}`))).rows;

/** Ends what waits for people, so that all that was received can be settled. */
async function endRest({ unpaid }: MallLife): Promise<void> {
  for (const { orderNo } of unpaid) await quietly(boss.run(offlineCalls.confirmPaidBack, { orderNo }));
  await shop.runQueued();
  shop.clock.pass('9 days');
  await acts['generate']?.({ unpaid: [], paid: [], received: [] }, 0);
}

describe('a mall in random lives', () => {
  it(
    'owes its shops what their lines came to, once, and pays what somebody else approved, once',
    { timeout: 300_000 },
    async () => {
      const step = fc.record({ act: fc.constantFrom(...Object.keys(acts), ...often), at: fc.nat(40) });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async (steps) => {
          const life: MallLife = { unpaid: [], paid: [], received: [] };
          for (const { act, at } of steps) await acts[act]?.(life, at);
          expect(await gaps()).toEqual([]);

          await endRest(life);

          expect(await gaps()).toEqual([]);
          const { rows } = await shop.db.execute(sql.raw(unsettledBefore(startOfDay(shop.clock.now(), -7))));
          expect(rows).toEqual([]);
        }),
        { numRuns: 8, endOnFailure: true },
      );
      const reached = async (table: string, status: number) =>
        (await shop.db.execute(sql.raw(`select from ${table} where status = ${status}`))).rows.length;
      expect(await reached('settlement', settlementStates.confirmed)).toBeGreaterThan(0);
      expect(await reached('cash_receipt', cashReceiptStates.confirmed)).toBeGreaterThan(0);
    },
  );
});
