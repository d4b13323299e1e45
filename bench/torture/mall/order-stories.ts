import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentKinds, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { type RaceOutcome, address, insist } from '../race.ts';
import type { MallWorld } from './world.ts';

interface SoldOrder {
  orderNo: string;
  payPrice: number;
}

const SEND_TRIES = 20;
const byBank = { payee: '王芳', bank: '工行', account: '6222020200112233' };
const listed = (keywords: string) => ({ keywords, page: 1, limit: 1 });

/** Money of an order is written down by one, and confirmed by two at once; now and then a third voids it at that moment. */
async function payByReceipt({ staff, boss }: MallWorld, { orderNo, payPrice }: SoldOrder, outcome: RaceOutcome): Promise<void> {
  const draft = { bizType: cashReceiptKinds.order, bizNo: orderNo, payer: '王芳', method: 'cash' as const, amount: payPrice };
  await insist(outcome, () => staff.run(cashReceiptCalls.save, { ...draft, receivedAt: null, requestKey: `r-${orderNo}` }));
  const found = await insist(outcome, () => staff.run(cashReceiptCalls.list, listed(orderNo)));
  const id = found?.list[0]?.id;
  if (id === undefined) return;
  const confirm = (who: typeof staff) => insist(outcome, () => who.run(cashReceiptCalls.confirm, { id }));
  const isVoided = randomInt(6) === 0;
  const voided = isVoided ? [insist(outcome, () => boss.run(cashReceiptCalls.void, { id, reason: '记错' }))] : [];
  await Promise.all([confirm(staff), confirm(boss), ...voided]);
}

/** A refund that people pay: applied for by one, approved by another, and registered while somebody confirms it elsewhere. */
async function payBackByHand({ staff, boss }: MallWorld, orderNo: string, amount: number, outcome: RaceOutcome): Promise<void> {
  const request = {
    bizType: cashPaymentKinds.refund,
    bizNo: orderNo,
    amount,
    reason: '退款',
    ...byBank,
    requestKey: `p-${orderNo}`,
  };
  await insist(outcome, () => staff.run(cashPaymentCalls.save, request));
  const found = await insist(outcome, () => staff.run(cashPaymentCalls.list, listed(orderNo)));
  const id = found?.list[0]?.id;
  const confirm = () => insist(outcome, () => boss.run(offlineCalls.confirmPaidBack, { orderNo }));
  if (id === undefined) return void (await confirm());
  const approve = (who: typeof staff) =>
    insist(outcome, () => who.run(cashPaymentCalls.audit, { id, status: cashPaymentStates.due }));
  // Its applicant approves it as well, and must not.
  await Promise.all([approve(boss), approve(staff)]);
  const register = (who: typeof staff) =>
    insist(outcome, () => who.run(cashPaymentCalls.paid, { id, paidAt: null, payoutNo: orderNo }));
  const withdraw = randomInt(3) === 0 ? [insist(outcome, () => staff.run(cashPaymentCalls.withdraw, { id }))] : [];
  await Promise.all([register(staff), register(boss), confirm(), ...withdraw]);
}

/** Sends an order, which waits while a refund of it is under way. */
async function untilSent({ staff }: MallWorld, orderNo: string, outcome: RaceOutcome): Promise<void> {
  for (let tries = 0; tries < SEND_TRIES; tries += 1) {
    const said = outcome.refused.length;
    await insist(outcome, () => staff.run(sendingCalls.send, { orderNo, type: '3' }));
    if (outcome.refused.at(said) !== orderRefusals.REFUNDING_CANNOT_SEND().message) return;
    await sleep(500);
  }
}

/** An order of two shops is paid, sent, received a while ago, and refunded in part before and after. */
export async function liveAsOrder(mall: MallWorld, at: number, outcome: RaceOutcome): Promise<void> {
  const { shop, staff, skus } = mall;
  const isByHand = at % 2 === 1;
  const lines = [0, 1].map((next) => ({ skuId: skus[(at + next) % skus.length] ?? 0, quantity: 1 + (at % 2) }));
  const draft = { address, lines, payType: isByHand ? ('offline' as const) : ('weixin' as const), idempotencyKey: randomUUID() };
  const placed = await insist(outcome, () => shop.run(openOrderCalls.create, draft));
  if (!placed) return;
  const { orderNo, payPrice } = placed;
  if (isByHand) await payByReceipt(mall, placed, outcome);
  else await insist(outcome, () => shop.run(openOrderCalls.pay, { orderNo, amount: payPrice, tradeNo: `t-${orderNo}` }));

  const back = (amount: number) =>
    insist(outcome, () =>
      staff.run(refundCalls.agreeRefund, { orderNo, amount, reason: '少件', requestKey: `${orderNo}-${amount}` }),
    );
  if (at % 4 === 0) await back(51 + at);
  await untilSent(mall, orderNo, outcome);
  await insist(outcome, () => shop.run(openOrderCalls.confirmReceipt, { orderNo }));
  await mall.age(orderNo);
  if (at % 3 === 2) return;
  const amount = 100 + at;
  const begun = await back(amount);
  if (isByHand && begun !== undefined) await payBackByHand(mall, orderNo, amount, outcome);
}
