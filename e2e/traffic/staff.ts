import { randomInt, randomUUID } from 'node:crypto';
import { orderCalls } from '#contract/orders/orders.ts';
import type { CaseRow } from '#contract/after-sales/return-case-record.ts';
import { caseKinds, caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { sendingCalls } from '../../contract/src/fulfilment/sending.ts';
import { keepBooks } from './bookkeeper.ts';
import { restock } from './restock.ts';
import { happens, pause, tally, trying } from './shopper.ts';
import type { Caller } from '../../bench/storefront.ts';

/** Orders and cases of one round. */
const AT_ONCE = 10;

const numberFrom = (prefix: string) => `${prefix}${randomInt(10_000_000, 99_999_999)}`;

/** Orders that could not leave when they were tried: of teams that are not full. */
const passed = new Set<string>();

/** Sends what waits; without it nobody would have anything to give back. */
async function sendOrders(staff: Caller): Promise<void> {
  const { list } = await staff.run(orderCalls.list, { page: 1, limit: AT_ONCE * 2, status: 'notShipped', type: 2 });
  for (const { orderId: orderNo } of list) {
    if (passed.has(orderNo)) continue;
    const parcel = { orderNo, type: '1', expressCode: 'shunfeng', expressNumber: numberFrom('SF') };
    const isSent = (await trying(staff.run(sendingCalls.send, parcel))) !== undefined;
    if (isSent) tally.sent += 1;
    else passed.add(orderNo);
  }
}

async function answer(staff: Caller, { id }: CaseRow): Promise<void> {
  if (happens(20)) {
    const done = await trying(staff.run(returnCaseCalls.refuse, { id, reason: '商品已使用，影响再次销售' }));
    if (done !== undefined) tally.returnsRefused += 1;
    return;
  }
  const [returnTo = '退货组 13800000000 湖北省武汉市武昌区中山路 602 号'] = await staff.run(returnCaseCalls.addresses, {});
  if ((await trying(staff.run(returnCaseCalls.agree, { id, returnTo }))) !== undefined) tally.returnsAgreed += 1;
}

/** Staff check returned goods in; a few cannot be sold again. */
async function checkIn(staff: Caller, { id, lines, backNumber }: CaseRow): Promise<void> {
  if (backNumber === '') return;
  const came = lines.map((line) => ({ id: line.id, received: line.quantity, sellable: happens(80) ? line.quantity : 0 }));
  if ((await trying(staff.run(returnCaseCalls.checkIn, { id, lines: came }))) !== undefined) tally.returnsCheckedIn += 1;
}

async function end(staff: Caller, { id, kind }: CaseRow): Promise<void> {
  if (kind === caseKinds.exchange) {
    const sending = { id, expressCode: 'yunda', expressNumber: numberFrom('YD') };
    if ((await trying(staff.run(returnCaseCalls.exchange, sending))) !== undefined) tally.exchanged += 1;
    return;
  }
  const { proposed } = await staff.run(returnCaseCalls.info, { id });
  const terms = { id, amount: proposed ?? 0, requestKey: randomUUID() };
  if ((await trying(staff.run(returnCaseCalls.refund, terms))) !== undefined) tally.returnsRefunded += 1;
}

const steps = { [caseStates.asked]: answer, [caseStates.waiting]: checkIn, [caseStates.received]: end } as const;

/** Staff of the demonstration: they send orders, answer, count and close what comes back, keep the books and the shelves full. */
export async function workAtDesk(staff: Caller, until: number): Promise<void> {
  while (Date.now() < until) {
    await sendOrders(staff);
    for (const state of [caseStates.asked, caseStates.waiting, caseStates.received]) {
      const { list } = await staff.run(returnCaseCalls.list, { page: 1, limit: AT_ONCE, state });
      for (const row of list) await steps[state](staff, row);
    }
    await keepBooks(staff);
    await restock(staff);
    await pause(2000);
  }
}
