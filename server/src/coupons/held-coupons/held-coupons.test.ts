import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { openCouponCalls } from '#contract/storefront/coupons.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { couponUser } from './tables.ts';

const shop = openShop();
const { sku, order, storefront } = ordersIn(shop);
const { coupon } = couponsIn(shop);
const clerk = shop.admin();

const claim = (id: number, account: string) => storefront.run(openCouponCalls.claim, { id, account });
const records = (filter: { name?: string; status?: number; couponId?: number; uid?: number }) =>
  clerk.run(heldCouponCalls.list, { page: 1, limit: 20, ...filter });
const stored = async (id: number) => (await shop.db.select().from(couponUser).where(eq(couponUser.id, id)))[0];

describe('the records of coupons', () => {
  it('say which order spent one, and forget it when the order is cancelled', async () => {
    const id = await coupon({ type: 1, name: '记录券' });
    const { couponId } = await claim(id, 'wang');
    const { orderNo } = await order({ of: await sku({ price: 5000 }), buyer: { account: 'wang' }, couponId });

    expect((await records({ name: '记录', status: 1 })).list).toMatchObject([
      { id: couponId, orderNo, useTime: expect.any(Date) },
    ]);
    await storefront.run(openOrderCalls.cancel, { orderNo });

    expect((await records({ name: '记录', status: 1 })).list).toEqual([]);
    expect((await records({ couponId: id })).list).toMatchObject([{ status: 0, orderNo: null, useTime: null }]);
  });

  it('are found by name, customer and coupon, the newest first', async () => {
    const [one, other] = [await coupon({ type: 1, name: '百分 100% 券' }), await coupon({ type: 1, name: '百分 1000 券' })];
    const [first, second] = [await claim(one, 'li'), await claim(one, 'zhao')];
    await claim(other, 'li');

    expect((await records({ name: '100%' })).list.map((held) => held.id)).toEqual([second.couponId, first.couponId]);
    const uid = (await stored(first.couponId))?.uid ?? 0;
    expect((await records({ uid, couponId: one })).list).toMatchObject([{ id: first.couponId, nickname: 'li' }]);
  });

  it('cost a fixed number of queries', async () => {
    const ask = () => shop.countQueries(() => records({ name: '多人' }));
    const id = await coupon({ type: 1, name: '多人券' });
    await claim(id, 'buyer0');
    const few = await ask();
    for (let count = 1; count < 15; count += 1) await claim(id, `buyer${count}`);
    expect(await ask()).toBe(few);
  });
});

describe('the coupons of newcomers', () => {
  const newcomer = (overrides = {}) => coupon({ type: 2, ...overrides });
  const visit = (account: string) => storefront.run(openCouponCalls.own, { account, page: 1, limit: 20 });
  const held = async (couponId: number) => (await records({ couponId })).list.map(({ nickname, type }) => [nickname, type]);

  it('are given once to everybody who comes for the first time, and to nobody who was there', async () => {
    const claimed = await coupon({ type: 1, isLimited: true, total: 9 });
    await claim(claimed, 'was-there');
    await shop.runQueued();
    const [gift, off] = [await newcomer({ name: '见面礼' }), await newcomer({ status: false })];

    await Promise.all([claim(claimed, 'was-there').catch(() => {}), claim(claimed, 'newcomer')]);
    await order({ of: await sku({ price: 5000 }), buyer: { account: 'newcomer' } });
    await shop.runQueued();

    expect(await held(gift)).toEqual([['newcomer', 'new']]);
    expect(await held(off)).toEqual([]);
    expect((await visit('newcomer')).list.map(({ name }) => name)).toContain('见面礼');
  });

  it('are never more than there are, however many come at once', async () => {
    const gift = await newcomer({ isLimited: true, total: 3 });
    const claimed = await coupon({ type: 1 });

    await Promise.all(Array.from({ length: 8 }, (_, turn) => claim(claimed, `crowd-${turn}`)));
    await shop.runQueued();

    expect(await held(gift)).toHaveLength(3);
  });
});

describe('the timer of coupons', () => {
  it('expires all whose time is over and no used one', async () => {
    const [short, long] = [await coupon({ type: 1, day: 1 }), await coupon({ type: 1, day: 30 })];
    const [over, used] = [await claim(short, 'qian'), await claim(short, 'sun')];
    const lasting = await claim(long, 'qian');
    await order({ of: await sku({ price: 5000 }), buyer: { account: 'sun' }, couponId: used.couponId, paid: true });
    expect(await stored(over.couponId)).toMatchObject({ status: 0 });

    await shop.pass('25 hours');

    const states = await Promise.all([over, used, lasting].map(async ({ couponId }) => (await stored(couponId))?.status));
    expect(states).toEqual([2, 1, 0]);
  });

  it('expires once, however often the timer runs, and three at the same moment', async () => {
    const { couponId } = await claim(await coupon({ type: 1, day: 1 }), 'zhou');
    shop.clock.pass('25 hours');
    await Promise.all([shop.runDue(), shop.runDue(), shop.runDue()]);
    const expired = await stored(couponId);
    expect(expired).toMatchObject({ status: 2 });

    await shop.pass('2 minutes');
    expect(await stored(couponId)).toEqual(expired);
  });
});
