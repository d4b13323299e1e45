import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { moveBalance, moveCommission, movePoints } from '#server/customers/index.ts';
import { namesCustomers } from '#server/platform/http/own-accounts.ts';
import { accountsIn } from '../accounts.ts';
import { address, ordersIn } from '../orders.ts';
import { openShop } from '../shop.ts';
import { openStorefrontClient } from '../storefront.ts';
import { type Fields, inputsOf, send } from './sample.ts';

const shop = openShop();
const { uidOf, written, standing } = accountsIn(shop);
const calls = everyCall().filter((call) => call.permission === 'storefront' && namesCustomers(call));

const keyOf = (name: string, ownCustomersOnly: boolean) => shop.admin().run(storefrontKeyCalls.save, { name, ownCustomersOnly });
const clientOf = (key: Awaited<ReturnType<typeof keyOf>>) => openStorefrontClient(shop, async () => key);

let other: Awaited<ReturnType<typeof keyOf>>;
let asker: ReturnType<typeof clientOf>;
let skuId = 0;

beforeAll(async () => {
  other = await keyOf('别家', true);
  asker = clientOf(await keyOf('自家', true));
  skuId = await ordersIn(shop).sku({ stock: 9999 });
});

/** A customer with money, points and commission. */
async function endow(account: string): Promise<void> {
  const uid = await uidOf(account);
  await written((write) => moveBalance(write, { uid, type: 'system_add', amount: 100_000, mark: '' }));
  await written((write) => movePoints(write, { uid, kind: 'system', integral: 1000, mark: '' }));
  await written((write) => moveCommission(write, { uid, kind: 'refused', price: 50_000, mark: '' }));
}

const inputFor = (call: AnyCall, account: string): Fields => {
  const given = { account, buyer: { account }, referrer: account, skuId, quantity: 1, address, extractPrice: '10.00' };
  const always = { account, buyer: { account }, address, ...(call.verb === 'apply' && { bankCode: '6222', bankName: '工行' }) };
  const [least = {}] = inputsOf(call, { given: { ...given, extractType: 'bank', idempotencyKey: account }, always }, () => false);
  return least;
};

/** Answer without what differs from one customer to the next anyway. */
const shapeOf = ({ code, message, data }: { code: number; message: string; data: unknown }, account: string) =>
  JSON.stringify({ code, message, data }).replaceAll(account, 'somebody').replace(/\d+/g, '#');

describe.each(calls)('$method $path by a key with customers of its own', (call) => {
  it.each(['of another such key', 'that keys share'])('answers for a customer %s as for nobody', async (of) => {
    const name = `m ${call.noun} ${call.verb} ${of.length}`;
    const account = of === 'that keys share' ? name : `${name}@${other.keyId}`;
    await endow(account);
    const before = await standing(account);

    const answers = [
      shapeOf(await send(asker, call, inputFor(call, name)), name),
      shapeOf(await send(asker, call, inputFor(call, `n${name}`)), `n${name}`),
    ];

    expect(answers[0]).toBe(answers[1]);
    expect(await standing(account)).toEqual(before);
  });
});

const fieldsOf = ({ query, body }: AnyCall): string[] => Object.keys({ ...query?.shape, ...body?.shape });

describe('an open call with a field for an account', () => {
  const naming = everyCall().filter(
    (call) => call.permission === 'storefront' && fieldsOf(call).some((name) => ['account', 'referrer', 'buyer'].includes(name)),
  );

  it('names customers by it, so that none is left out', () => {
    expect(naming.length).toBeGreaterThan(20);
    expect(naming.filter((call) => !calls.includes(call)).map(({ path }) => path)).toEqual([]);
  });
});
