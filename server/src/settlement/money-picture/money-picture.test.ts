import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentKinds, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { showDay } from '#contract/moment.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { type FlowKind, moneyPictureCalls, moneyPictureExportCalls } from '#contract/settlement/money-picture.ts';
import { configCalls } from '#contract/settings/config.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { creditIn } from '../../../test/credit.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { storefront, order, sku } = ordersIn(shop);
const { deposit, written } = accountsIn(shop);
const credit = creditIn(shop);
const boss = shop.admin({ account: 'boss', realName: '店长' });
const cashier = shop.admin({ account: 'cashier', realName: '出纳' });
const page = { page: 1, limit: 50 };

const picture = (dateLimit: string) => boss.run(moneyPictureCalls.picture, { dateLimit });
const today = () => showDay(shop.clock.now());

/** Receipts from before credit may be on account; none is written down so any more, and what is written stays. */
const putOnAccount = (id: number) =>
  written(({ tx }) =>
    tx.execute(sql`
      with made as (
        insert into cash_receipt (receipt_no, mer_id, is_partial, biz_type, biz_no, payer, method, amount, trade_no, remark, vouchers,
          received_at, cashier_id, cashier, status)
        select receipt_no || 'C', mer_id, is_partial, biz_type, biz_no, payer, 'corp', amount, trade_no, remark, vouchers,
          received_at, cashier_id, cashier, status from cash_receipt where id = ${id} returning id)
      insert into cash_receipt_part (receipt_id, order_id, order_no, amount, state, is_partial)
      select made.id, order_id, order_no, amount, state, is_partial from made, cash_receipt_part where receipt_id = ${id}`),
  );

async function receive(
  amount: number,
  of: { bizNo?: string; isPartial?: boolean; kind?: 'order' | 'deposit'; isOnAccount?: boolean },
) {
  const { bizNo = `备注${amount}`, isPartial = false, kind = 'order', isOnAccount = false } = of;
  const draft = { bizType: cashReceiptKinds[kind], bizNo, amount, payer: '宜昌客运段', method: 'transfer' } as const;
  await boss.run(cashReceiptCalls.save, { ...draft, receivedAt: null, isPartial });
  const newest = async () => {
    const { list } = await boss.run(cashReceiptCalls.list, { ...page, keywords: bizNo });
    return Math.max(...list.map(({ id }) => id));
  };
  if (isOnAccount) await putOnAccount(await newest());
  await boss.run(cashReceiptCalls.confirm, { id: await newest() });
}

async function recharge(account: string, price: number) {
  const made = await storefront.run(openRechargeCalls.create, {
    account,
    price,
    idempotencyKey: randomUUID(),
    rechargeType: 'routine',
  });
  await storefront.run(openRechargeCalls.pay, { orderId: made.orderId, amount: price, tradeNo: `t-${made.orderId}` });
}

async function payOut(amount: number) {
  const to = { payee: '房东', bank: '工行站前支行', account: '6222020200112233', reason: '房租' };
  await boss.run(cashPaymentCalls.save, { bizType: cashPaymentKinds.other, ...to, amount });
  const [payment] = (await boss.run(cashPaymentCalls.list, { ...page, status: cashPaymentStates.review })).list;
  await cashier.run(cashPaymentCalls.audit, { id: payment?.id ?? 0, status: cashPaymentStates.due });
  await cashier.run(cashPaymentCalls.paid, { id: payment?.id ?? 0, paidAt: null });
}

const refund = ({ orderNo }: PlacedOrder, amount: number) =>
  boss.run(refundCalls.agreeRefund, { orderNo, amount, reason: '协商退款', requestKey: randomUUID() });

const amounts = ({ flows }: { flows: { kind: FlowKind; amount: number }[] }) =>
  Object.fromEntries(flows.map(({ kind, amount }) => [kind, amount]));

beforeAll(() => shop.admin().run(configCalls.save, { key: paySettings.offline_pay_status.key, value: '1' }));

describe('the picture of the money of a day', () => {
  it('has every way in which money came and left, and leads from the takings to what was received', async () => {
    const mug = await sku({ price: 3000, stock: 50 });
    const byChannel = await order({ of: mug, quantity: 2, paid: true });
    const byHand = await order({ of: mug, payType: 'offline' });
    await boss.run(offlineCalls.payOffline, { orderNo: byHand.orderNo, amount: byHand.payPrice, method: 'cash' });
    const onAccount = await order({ of: mug, payType: 'offline' });
    await receive(onAccount.payPrice, { bizNo: onAccount.orderNo, isOnAccount: true });
    const inParts = await order({ of: mug, payType: 'offline' });
    await receive(1000, { bizNo: inParts.orderNo, isPartial: true });
    await receive(4000, { kind: 'deposit' });
    await recharge('picture', 10_000);
    await refund(byChannel, 1550);
    await shop.runQueued();
    await payOut(700);

    const day = await picture('today');
    const freight = byHand.payPrice - 3000;
    expect(amounts(day)).toEqual({
      weixin: byChannel.payPrice,
      byHand: byHand.payPrice,
      transfer: 1000,
      deposit: 4000,
      recharge: 10_000,
      refund: 1550,
      otherPaid: 700,
    });
    expect(day.moneyIn - day.moneyOut).toBe(day.net);
    expect(day.takings).toMatchObject({
      taken: byChannel.payPrice + 2 * (3000 + freight),
      byBalance: 0,
      onAccount: 3000 + freight,
      receivedBefore: 0,
      receivedAhead: 1000,
      unexplained: 0,
      refunded: 1550,
      received: byChannel.payPrice + byHand.payPrice + 1000,
    });
    expect(day.days).toEqual([{ day: today(), moneyIn: day.moneyIn, moneyOut: day.moneyOut, taken: day.takings.taken }]);
    expect(day.balances.moves.filter(({ kind }) => kind === 'pay_recharge')).toMatchObject([{ amount: 11_000 }]);

    shop.clock.pass('1 day');
    await receive(inParts.payPrice - 1000, { bizNo: inParts.orderNo, isPartial: true });
    const next = await picture('today');
    expect(next.takings).toMatchObject({ taken: inParts.payPrice, receivedBefore: 1000, receivedAhead: 0, unexplained: 0 });
    expect(next.takings.received).toBe(amounts(next)['transfer']);
    const both = await picture('lately7');
    expect(both.takings).toMatchObject({ receivedBefore: 0, receivedAhead: 0, unexplained: 0 });
    expect(both.net).toBe(day.net + next.net);
  });

  it('has no money of an order on credit, nor of its refund, and has what is repaid', async () => {
    shop.clock.pass('1 day');
    const customer = await credit.open();
    const bought = await credit.owing(customer, 3000);
    await credit.refund(bought, 500);
    await credit.confirm(await credit.receive(customer, 1000));
    await shop.runQueued();

    const day = await picture('today');
    expect(amounts(day)).toEqual({ repayment: 1000 });
    expect(day.takings).toMatchObject({ taken: 3000, onCredit: 3000, received: 0, refunded: 500, refundedToCredit: 500 });
  });

  it('closes for the balances of customers, and names what they hold that no ledger moved', async () => {
    await deposit('closing', 5000);
    const day = today();
    await shop.pass('1 day');
    await boss.run(reconciliationCalls.check, { day });
    const { balances } = await picture('yesterday');
    expect(balances).toMatchObject({ checkedDay: day, held: balances.closing, unexplained: 0 });
    expect(balances.moves.reduce((sum, { amount }) => sum + amount, balances.opening)).toBe(balances.closing);
  });

  it('costs as many questions for a month as for a day, and goes out as a workbook', async () => {
    const one = await shop.countQueries(() => picture('today'));
    expect(await shop.countQueries(() => picture('lately30'))).toBe(one);
    await expect(picture('year')).rejects.toMatchObject({ message: '一次最多看 93 天，请缩短时间，或分几次看' });
    const { fileName } = await boss.run(moneyPictureExportCalls.exportPicture, { dateLimit: 'lately7' });
    expect(decodeURIComponent(fileName)).toContain('资金全貌');
  });
});
