import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { everyCall } from '#contract/index.ts';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { openAddressCalls } from '#contract/delivery/customer-addresses.ts';
import { openTitleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { openInvoiceCalls } from '#contract/finance/invoices/open-invoices.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeTypes } from '#contract/finance/recharge-record.ts';
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
const openCalls = everyCall().filter((call) => call.permission === 'storefront');
/** Open calls that mean a record by its number, with its customer or without. */
const calls = openCalls.filter((call) => ['orderNo', 'orderNos', 'caseNo', 'orderId'].some((name) => name in shapeOf(call)));

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

const strange = { orderNo: 'order00001', orderNos: ['order00001'], caseNo: 'TH00001', orderId: 'recharge00001' };
const mailTo = 'buyer@shop.cn';

const inputFor = (call: AnyCall, numbers: Fields): Fields => {
  const given = {
    skuId,
    quantity: 1,
    address,
    amount: '10.00',
    tradeNo: randomUUID(),
    idempotencyKey: randomUUID(),
    email: mailTo,
  };
  const known = { account: 'asker', ...('title' in shapeOf(call) && { email: mailTo, phone: '139****0000', titleType: 1 }) };
  const always = Object.fromEntries(Object.entries({ ...known, ...numbers }).filter(([name]) => name in shapeOf(call)));
  return inputsOf(call, { given: { ...given, ...numbers }, always }, () => false)[0] ?? {};
};

/** Answer without the number that was asked about. */
const told = ({ code, message, data }: { code: number; message: string; data: unknown }, asked: readonly unknown[]) =>
  asked.reduce((text: string, one) => text.replaceAll(String(one), '#'), JSON.stringify({ code, message, data }));

describe.each(calls)('$method $path by a key with customers of its own', (call) => {
  it('answers for a number of another such key as for none', async () => {
    const account = `n${calls.indexOf(call)}@${other.keyId}`;
    const { orders, caseNo, orderId } = await numbersOf(account);
    await deposit(account, 100_000);
    const before = await standing(account);
    const ask = async (numbers: Fields) =>
      told(await send(clientOf(own), call, inputFor(call, numbers)), Object.values(numbers).flat());
    const nobody = await ask(strange);

    for (const orderNo of orders) expect(await ask({ orderNo, orderNos: [orderNo], caseNo, orderId })).toEqual(nobody);

    expect(await standing(account)).toEqual(before);
    const [unpaid = ''] = orders;
    expect(await staff.run(orderCalls.info, { orderNo: unpaid })).toMatchObject({ paid: false, statusStr: { key: 'unPaid' } });
  });
});

/** Open calls that mean something a customer owns by its id, which is the name of a field. */
const owning: readonly [field: string, call: AnyCall][] = [
  ...Object.values(openAddressCalls)
    .filter((call) => 'id' in shapeOf(call))
    .map((call): [string, AnyCall] => ['address', call]),
  ...Object.values(openTitleCalls)
    .filter((call) => 'id' in shapeOf(call))
    .map((call): [string, AnyCall] => ['title', call]),
  ['application', openInvoiceCalls.apply],
];

describe.each(owning)('an id of a %s', (owned, call) => {
  it(`is known to ${call.path} only with the account of its customer`, async () => {
    const account = `owner-${randomUUID().slice(0, 8)}`;
    const title = { account, titleType: 1, title: '王小明', email: mailTo, phone: '13800001234' };
    const there = clientOf(other);
    const orderNo = await deskOrder(`${account}@${other.keyId}`);
    await staff.run(offlineCalls.payOffline, { orderNo, amount: 1000, method: 'cash' });
    await staff.run(sendingCalls.send, { orderNo, type: '3' });
    await there.run(openOrderCalls.confirmReceipt, { orderNo });
    const ids: Readonly<Record<string, () => Promise<{ id: number }>>> = {
      address: () => there.run(openAddressCalls.save, { ...address, account }),
      title: () => there.run(openTitleCalls.save, title),
      application: () => there.run(openInvoiceCalls.apply, { ...title, invoiceType: 1, orderNos: [orderNo] }),
    };
    const { id } = (await ids[owned]?.()) ?? { id: 0 };
    const nobodys = id + 1000;
    const ask = async (asked: number) =>
      told(await send(clientOf(own), call, { ...inputFor(call, { id: asked }), account }), [asked]);

    expect(await ask(id)).toBe(await ask(nobodys));
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
