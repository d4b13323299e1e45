import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimCalls } from '#contract/orders/claims.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { configCalls } from '#contract/settings/config.ts';
import { admin } from '#server/access/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { deliveryIn } from '../../../test/delivery.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, askRefund, timeline } = ordersIn(shop);
const { point } = deliveryIn(shop);

const packing = ['admin:order:claim', 'admin:order:send'];
const packer = (name: string) => shop.admin({ account: name, realName: name, may: packing });
const clerk = shop.admin({ account: 'clerk', realName: '小雨', may: [...packing, 'admin:order:refund'] });
const boss = () => shop.admin({ account: 'boss' });

const next = async (by = clerk, ...passed: string[]) => (await by.run(claimCalls.claimNext, { passed })).orderNo;
const handlerOf = async ({ orderNo }: PlacedOrder) => (await boss().run(orderCalls.info, { orderNo })).handler ?? null;
let [first, asked, later]: PlacedOrder[] = [];
const numbers = () => [first, asked, later].map((of) => of?.orderNo ?? '');

beforeAll(async () => {
  const of = await sku({ stock: 100 });
  const storeId = await point();
  await order({ of, paid: true, address: undefined, pickUp: { storeId, name: '王小明', phone: '13800001234' } });
  first = await order({ of, paid: true });
  asked = await order({ of, paid: true });
  await askRefund(asked);
  later = await order({ of, paid: true });
  await order({ of });
});

describe('the next order', () => {
  it('is a request for a refund, then the one that has waited longest, and no pick-up', async () => {
    const [oldest, refund, newest] = numbers();

    expect(await next()).toBe(refund);
    expect(await next(clerk, refund ?? '')).toBe(oldest);
    expect(await next(clerk, refund ?? '', oldest ?? '')).toBe(newest);
    expect(await next(clerk, ...numbers())).toBeNull();
    expect(await handlerOf({ orderNo: oldest ?? '' } as PlacedOrder)).toMatchObject({ name: '小雨' });
  });

  it('is none that somebody else handles, and none of work that the person may not do', async () => {
    const [oldest, , newest] = numbers();
    expect(await next(packer('老何'))).toBeNull();

    await clerk.run(claimCalls.release, { orderNo: newest ?? '' });

    expect(await next(packer('老何'))).toBe(newest);
    expect(await next(packer('老何'), newest ?? '')).toBeNull();
    await clerk.run(claimCalls.release, { orderNo: oldest ?? '' });
    expect(await next(packer('老何'))).toBe(oldest);
  });

  it('is another one for each of those who ask at once', async () => {
    const of = await sku({ stock: 100 });
    const added = await Promise.all(Array.from({ length: 6 }, () => order({ of, paid: true })));
    const staff = added.map((_, at) => packer(`同时${at}`));
    await Promise.all(staff.map((one) => one.run(claimCalls.claimMany, { ids: [999_999] })));

    const given = await Promise.all(staff.map((one) => next(one)));

    expect(given.toSorted()).toEqual(added.map(({ orderNo }) => orderNo).toSorted());
  });

  it('is an overdue one before any request', async () => {
    await shop.pass('25 hours');

    expect(await next()).toBe(first?.orderNo);
  });
});

describe('a claim that nobody sees to', () => {
  it('ends after the hours that are set', async () => {
    await boss().run(configCalls.save, { key: 'order_claim_hours', value: '2' });
    const kept = await order({ of: await sku(), paid: true });
    await clerk.run(claimCalls.claim, { orderNo: kept.orderNo });

    await shop.pass('110 minutes');
    expect(await handlerOf(kept)).toMatchObject({ name: '小雨' });
    await shop.pass('11 minutes');

    expect(await handlerOf(kept)).toBeNull();
    expect((await timeline(kept))[0]).toMatchObject({ actor: '系统', changeMessage: '小雨 超过 2 小时没有处理完，自动放回' });
  });

  it.each([
    ['switched off', { status: false }],
    ['deleted', { isDel: true }],
  ])('ends when its account is %s', async (name, set) => {
    const kept = await order({ of: await sku(), paid: true });
    await packer(name).run(claimCalls.claim, { orderNo: kept.orderNo });
    await shop.app.write({ name: 'test.account', actor: systemActor('test') }, ({ tx }) =>
      tx.update(admin).set(set).where(eq(admin.account, name)),
    );

    await shop.pass('1 minute');

    expect(await handlerOf(kept)).toBeNull();
  });
});
