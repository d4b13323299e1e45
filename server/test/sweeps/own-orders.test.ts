import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { everyCall } from '#contract/index.ts';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { offlineCalls } from '#contract/orders/offline-payments.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { openRechargeCalls, rechargeTypes } from '#contract/finance/recharges.ts';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { accountsIn } from '../accounts.ts';
import { address } from '../orders.ts';
import { casesIn } from '../return-cases.ts';
import { openShop } from '../shop.ts';
import { openStorefrontClient } from '../storefront.ts';
import { type Fields, inputsOf, send } from './sample.ts';

const shop = openShop();
const staff = shop.admin();
const { uidOf, deposit, standing } = accountsIn(shop);
const { sku, open } = casesIn(shop);

const shapeOf = ({ params, query, body }: AnyCall): object => ({ ...params?.shape, ...query?.shape, ...body?.shape });
/** Open calls that mean a record by its number instead of its customer. */
const calls = everyCall().filter(
  (call) => call.permission === 'storefront' && ['orderNo', 'caseNo', 'orderId'].some((name) => name in shapeOf(call)),
);

const keyOf = (name: string) => staff.run(storefrontKeyCalls.save, { name, ownCustomersOnly: true });
type Key = Awaited<ReturnType<typeof keyOf>>;
const clientOf = (key: Key) => openStorefrontClient(shop, async () => key);

let [own, other]: [Key, Key] = [{} as never, {} as never];
let skuId = 0;

/** Order that staff makes for a customer of a key, which it is told. */
async function deskOrder(account: string): Promise<string> {
  const uid = await uidOf(account);
  const lines = [{ skuId, quantity: 1 }];
  const draft = { uid, lines, address, payType: 'weixin', idempotencyKey: randomUUID() };
  return (await staff.run(deskOrderCalls.deskPlace, draft as never)).orderNo;
}

beforeAll(async () => {
  [own, other] = [await keyOf('自家'), await keyOf('别家')];
  skuId = await sku({ price: 1000, stock: 9999 });
});

/** Numbers of an order that waits for its money, of one with a case, and of a recharge, all of a customer of another key. */
async function numbersOf(account: string) {
  const unpaid = await deskOrder(account);
  const sent = await deskOrder(account);
  await staff.run(offlineCalls.payOffline, { orderNo: sent, amount: 1000, method: 'cash' });
  await staff.run(sendingCalls.send, { orderNo: sent, type: '3' });
  const { caseNo } = await open({ orderNo: sent } as never);
  const recharge = { account: account.split('@')[0] ?? '', price: 10_000, idempotencyKey: randomUUID() };
  const { orderId } = await clientOf(other).run(openRechargeCalls.create, { ...recharge, rechargeType: rechargeTypes.routine });
  return { orders: [unpaid, sent], caseNo, orderId };
}

const strange = { orderNo: 'order00001', caseNo: 'TH00001', orderId: 'recharge00001' };

const inputFor = (call: AnyCall, numbers: Fields): Fields => {
  const given = { ...numbers, skuId, quantity: 1, address, amount: '10.00', tradeNo: randomUUID(), idempotencyKey: randomUUID() };
  const always = Object.fromEntries(Object.entries(numbers).filter(([name]) => name in shapeOf(call)));
  return inputsOf(call, { given, always }, () => false)[0] ?? {};
};

const told = ({ code, message, data }: { code: number; message: string; data: unknown }) => ({ code, message, data });

describe.each(calls)('$method $path by a key with customers of its own', (call) => {
  it('answers for a number of another such key as for none', async () => {
    const account = `n${calls.indexOf(call)}@${other.keyId}`;
    const { orders, caseNo, orderId } = await numbersOf(account);
    await deposit(account, 100_000);
    const before = await standing(account);
    const ask = async (numbers: Fields) => told(await send(clientOf(own), call, inputFor(call, numbers)));
    const nobody = await ask(strange);

    for (const orderNo of orders) expect(await ask({ orderNo, caseNo, orderId })).toEqual(nobody);

    expect(await standing(account)).toEqual(before);
    const [unpaid = ''] = orders;
    expect(await staff.run(orderCalls.info, { orderNo: unpaid })).toMatchObject({ paid: false, statusStr: { key: 'unPaid' } });
  });
});

describe('an order that staff made', () => {
  it('is paid by the key whose customer it is for, by its number', async () => {
    const orderNo = await deskOrder(`mine@${own.keyId}`);

    expect(await clientOf(own).run(openOrderCalls.pay, { orderNo, amount: 1000, tradeNo: 'told' })).toMatchObject({
      state: 'toSend',
    });
  });
});
