import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commissionStates } from '#contract/customers/ledgers.ts';
import { distributionCalls } from '#contract/distribution/config.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { customer } from '#server/customers/index.ts';
import { order as orderTable } from '#server/orders/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { ordersIn } from '../../../test/orders.ts';
import { promotersIn } from '../../../test/promoters.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { order, pay, sku } = ordersIn(shop);
const { gaps, standing, uidOf, written } = accountsIn(shop);
const { brought, earnedBy, promoter } = promotersIn(shop);
const { complete, created, frozen, invalid } = commissionStates;

// Sessions end while the days pass.
const admin = () => shop.admin({ account: `at-${shop.clock.now().getTime()}` });
const set = async (fields: object) => {
  const config = await admin().run(distributionCalls.get, {});
  await admin().run(distributionCalls.set, { ...config, ...fields });
};
let keys = 0;
const refund = (orderNo: string, amount: number) =>
  admin().run(refundCalls.agreeRefund, { orderNo, amount, reason: '协商', requestKey: `c${(keys += 1)}` });

const nicknameOf = async (account: string) => {
  const [row] = await shop.db.select().from(customer).where(eq(customer.account, account));
  return row?.nickname;
};
const rename = async (account: string, nickname: string) => {
  const uid = await uidOf(account);
  await written(({ tx }) => tx.update(customer).set({ nickname }).where(eq(customer.id, uid)));
};

/** A buyer below a promoter, below another; their order of 100 yuan of goods. */
async function chain(name: string, options: { received?: boolean } = {}) {
  await promoter(`${name}-top`);
  await promoter(`${name}-mid`, { by: `${name}-top` });
  await brought(name, `${name}-mid`);
  const { orderNo } = await order({ of: await sku({ price: 10_000 }), buyer: { account: name }, paid: true, ...options });
  return orderNo;
}

/** Order of goods for 20 yuan with 8 yuan of freight. */
async function withFreight(name: string) {
  await promoter(`${name}-top`);
  await promoter(`${name}-mid`, { by: `${name}-top` });
  await brought(name, `${name}-mid`);
  const placed = await order({ of: await sku({ price: 1000 }), quantity: 2, buyer: { account: name } });
  const { orderNo } = placed;
  const freight = { payPostage: 800, payPrice: 2800 };
  await written(({ tx }) => tx.update(orderTable).set(freight).where(eq(orderTable.orderNo, orderNo)));
  await pay({ ...placed, payPrice: 2800 });
  return orderNo;
}

describe('a paid order of somebody who was brought', () => {
  it('promises nothing above somebody who is no promoter', async () => {
    await promoter('far');
    await brought('plain', 'far');
    await brought('below', 'plain');

    const { orderNo } = await order({ of: await sku(), buyer: { account: 'below' }, paid: true });

    expect(await earnedBy(orderNo)).toEqual([]);
  });

  it('promises nothing while distribution is off', async () => {
    await set({ brokerageFuncStatus: false });
    expect(await earnedBy(await chain('off'))).toEqual([]);
    await set({ brokerageFuncStatus: true });
  });
});

describe('the order of somebody who was brought', () => {
  it('names the promoter who earned by it, by their name of today', async () => {
    const orderNo = await chain('named');
    const read = () => admin().run(orderCalls.info, { orderNo });
    expect((await read()).spreadName).toBe(await nicknameOf('named-mid'));

    await rename('named-mid', '小红书阿姨');
    expect((await read()).spreadName).toBe('小红书阿姨');
  });

  it('names nobody where nothing was earned', async () => {
    const { orderNo } = await order({ of: await sku(), buyer: { account: 'alone' }, paid: true });
    expect(await admin().run(orderCalls.info, { orderNo })).toMatchObject({ spreadName: null, systemStore: null });
  });
});

describe('a refund of such an order', () => {
  it('takes its part from what waits, and at last all', async () => {
    const orderNo = await chain('part');

    await refund(orderNo, 2500);
    await shop.runQueued();
    expect(await earnedBy(orderNo)).toMatchObject([
      { price: 750, status: created },
      { price: 375, status: created },
    ]);
    await refund(orderNo, 7500);
    await shop.runQueued();

    expect(await earnedBy(orderNo)).toMatchObject([{ status: invalid }, { status: invalid }]);
  });

  it('takes all once the goods went back, though freight is kept', async () => {
    const orderNo = await withFreight('freight');
    expect(await earnedBy(orderNo)).toMatchObject([{ price: 200 }, { price: 100 }]);

    await refund(orderNo, 1000);
    await shop.runQueued();
    expect(await earnedBy(orderNo)).toMatchObject([{ price: 100 }, { price: 50 }]);
    await refund(orderNo, 1000);
    await shop.runQueued();
    expect(await earnedBy(orderNo)).toMatchObject([{ status: invalid }, { status: invalid }]);
    await refund(orderNo, 800);
    await shop.runQueued();

    expect(await gaps()).toEqual([]);
  });

  it('leaves a debt where commission counted already, once however often it is asked for', async () => {
    const orderNo = await chain('debt', { received: true });
    await shop.pass('1 minute');
    expect(await standing('debt-mid')).toMatchObject({ commission: 1000 });

    await Promise.allSettled([refund(orderNo, 10_000), refund(orderNo, 10_000)]);
    await shop.runQueued();
    await shop.runQueued();

    expect(await earnedBy(orderNo)).toMatchObject([
      { kind: 'gain', price: 1000, status: complete },
      { kind: 'gain', price: 500, status: complete },
      { kind: 'loss', price: -1000 },
      { kind: 'loss', price: -500 },
    ]);
    expect(await standing('debt-mid')).toMatchObject({ commission: 0 });
    expect(await gaps()).toEqual([]);
  });
});

describe('a buyer who pays enough at once', () => {
  it('becomes a promoter, unless that is never wanted', async () => {
    const mug = await sku({ price: 1000 });
    const isPromoter = async (account: string) => {
      const { data } = await admin().raw('GET', '/admin/user/list', { query: { keywords: account, isPromoter: true } });
      return Object(data).total === 1;
    };

    await order({ of: mug, buyer: { account: 'eager' }, paid: true });
    await set({ storeBrokerageQuota: -1 });
    await order({ of: mug, buyer: { account: 'never' }, paid: true });
    await set({ storeBrokerageQuota: 10 });

    expect([await isPromoter('eager'), await isPromoter('never')]).toEqual([true, false]);
  });
});

// The days that pass end the sessions of those before.
describe('what such an order promised', () => {
  it('counts days after its receipt, and once', async () => {
    await set({ extractTime: 3 });
    const orderNo = await chain('life', { received: true });
    expect(await earnedBy(orderNo)).toMatchObject([
      { price: 1000, status: frozen, level: 1 },
      { price: 500, status: frozen, level: 2 },
    ]);
    await shop.pass('2 days');
    expect(await standing('life-mid')).toMatchObject({ commission: 0 });

    shop.clock.pass('25 hours');
    await Promise.all([shop.runDue(), shop.runDue()]);

    expect(await standing('life-mid')).toMatchObject({ commission: 1000 });
    expect(await standing('life-top')).toMatchObject({ commission: 500 });
    expect(await gaps()).toEqual([]);
  });
});
