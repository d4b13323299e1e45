import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openOrderPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import type { Caller } from '../../storefront.ts';
import { type RaceOutcome, address, insist } from '../race.ts';

/** Order whose payment was begun, by our number of the attempt. */
export interface Sale {
  orderNo: string;
  number: string;
}

/** Begins an order and its payment; the answer to either may be lost. */
export async function beginSale(
  shop: Caller,
  { skuId, account }: { skuId: number; account: string },
  outcome: RaceOutcome,
): Promise<Sale> {
  const draft = { address, buyer: { account }, lines: [{ skuId, quantity: 1 }], payType: 'weixin' as const };
  const input = { ...draft, idempotencyKey: randomUUID() };
  const orderNo = (await insist(outcome, () => shop.run(openOrderCalls.create, input)))?.orderNo;
  while (orderNo !== undefined) {
    const terms = { orderNo, channel: 'native' as const };
    const begun = await insist(outcome, () => shop.run(openOrderPaymentCalls.startPayment, terms));
    if (!begun) break;
    if (begun.codeUrl !== null) return { orderNo, number: begun.number };
  }
  throw new Error(`no payment could be begun: ${[...outcome.refused, ...outcome.faults].at(-1)}`);
}

export async function makeAccount(client: pg.Client): Promise<string> {
  const account = `pays-${randomUUID()}`;
  await client.query("insert into customer (account, nickname, create_time, update_time) values ($1, '抢购', now(), now())", [
    account,
  ]);
  return account;
}

/** Numbers of those orders that are paid. */
export async function paidAmong(client: pg.Client, sales: readonly Sale[]): Promise<ReadonlySet<string>> {
  const numbers = sales.map(({ orderNo }) => orderNo);
  const { rows } = await client.query<{ no: string }>(
    'select order_no as no from "order" where order_no = any($1) and pay_time is not null',
    [numbers],
  );
  return new Set(rows.map(({ no }) => no));
}
