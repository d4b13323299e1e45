import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { everyCall } from '#contract/index.ts';
import { openingCalls } from '#contract/move-in/openings.ts';
import { storefrontKeyRefusals } from '#contract/storefront/keys.ts';
import { openOrderCalls, openSkuCalls } from '#contract/storefront/orders.ts';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { customer } from '#server/customers/index.ts';
import { order } from '#server/orders/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { fallAsleep } from '#server/platform/jobs/sleep.ts';
import { accountsIn } from '../accounts.ts';
import { address, ordersIn } from '../orders.ts';
import { openShop } from '../shop.ts';
import { openStorefrontClient } from '../storefront.ts';
import { send } from './sample.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const staff = shop.admin();

const openCalls = everyCall().filter(({ permission }) => permission === 'storefront');
const nameOf = ({ path }: { path: string }): string => path;

/** Calls that tell something although they are asked by POST, or count who looks. */
const OPEN = ['/open/order/quote', '/open/visit/save'];

const says = storefrontKeyRefusals.ASLEEP().message;

/** Open calls that a shop refuses because it is not open yet. */
async function refusedNow(): Promise<string[]> {
  const answers = await Promise.all(openCalls.map(async (call) => ({ call, ...(await send(storefront, call, {})) })));
  return answers.filter(({ message }) => message === says).map(({ call }) => nameOf(call));
}

describe('a storefront of a shop that moved in and is not open yet', () => {
  let skuId = 0;
  let uid = 0;
  const bought = () => ({
    account: 'old-friend',
    lines: [{ skuId, quantity: 1 }],
    address,
    payType: 'weixin',
    idempotencyKey: randomUUID(),
  });

  it('buys nothing, pays nothing and promises nothing: every call that changes something is refused', async () => {
    skuId = await ordersIn(shop).sku({ price: 1000, stock: 5 });
    uid = await accountsIn(shop).uidOf('old-friend');
    await shop.app.write({ name: 'shop_sleep.begin', actor: systemActor('迁入') }, fallAsleep);

    const changing = openCalls.filter((call) => call.method === 'POST' && !OPEN.includes(call.path)).map(nameOf);

    expect((await refusedNow()).toSorted()).toEqual(changing.toSorted());
    expect(changing.length).toBeGreaterThan(30);
    expect(everyCall().filter(({ whileAsleep, permission }) => whileAsleep && permission !== 'storefront')).toEqual([]);
  });

  it('says so in words that a buyer may read, and leaves nothing behind', async () => {
    const before = await shop.db.$count(customer);
    await expect(storefront.run(openOrderCalls.create, { ...bought(), account: 'stranger' } as never)).rejects.toThrow(
      '商城正在迁移，暂时只能浏览，不能下单、付款和修改，请稍后再来',
    );
    expect([await shop.db.$count(order), await shop.db.$count(customer)]).toEqual([0, before]);
  });

  it('shows its goods', async () => {
    expect((await storefront.run(openSkuCalls.onSale, { page: 1, limit: 10 })).total).toBe(1);
  });

  it('is tried by staff, who place orders as ever', async () => {
    const { account: _, ...draft } = bought();
    await staff.run(deskOrderCalls.deskPlace, { ...draft, uid } as never);
    expect(await shop.db.$count(order)).toBe(1);
  });

  it('sells as soon as its owner has opened it', async () => {
    await staff.run(openingCalls.start, {});
    await storefront.run(openOrderCalls.create, bought() as never);
    expect(await shop.db.$count(order)).toBe(2);
    expect(await refusedNow()).toEqual([]);
  });
});
