import { describe, expect, it } from 'vitest';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { HOUR } from '#contract/durations.ts';
import { showMoment } from '#contract/moment.ts';
import { openCouponCalls } from '#contract/storefront/coupons.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { couponDraft, couponsIn } from '../../../test/coupons.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const { sku, order, storefront } = ordersIn(shop);
const { coupon } = couponsIn(shop);
const { uidOf } = accountsIn(shop);

type CouponOptions = NonNullable<Parameters<typeof coupon>[0]>;
const page = { page: 1, limit: 50 };
const offer = (more: CouponOptions = {}) => coupon({ type: 1, ...more });
const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR);
const claim = (id: number, account: string) => storefront.run(openCouponCalls.claim, { id, account });
const offers = async (filter: { productId?: number; account?: string } = {}) =>
  (await storefront.run(openCouponCalls.claimable, { ...page, ...filter })).list;
const mine = async (account: string, state?: 'usable' | 'used' | 'overdue' | 'notStart') =>
  (await storefront.run(openCouponCalls.own, { ...page, account, ...(state && { state }) })).list;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const period = (from: number, until: number) => ({
  isForever: true,
  receiveStartTime: inHours(from),
  receiveEndTime: inHours(until),
});

describe('the coupons on offer', () => {
  it('are those that can be claimed now, in their order, with what is left and whether it is held', async () => {
    const first = await offer({ name: '先', sort: 9, isLimited: true, total: 5 });
    const plain = await offer({ name: '后' });
    await offer({ status: false });
    await offer({ ...period(1, 2) });
    await coupon({ type: 3 });
    await claim(first, 'wang');

    const list = await offers({ account: 'wang' });

    expect(idsOf(list)).toEqual([first, plain]);
    expect(list).toMatchObject([
      { left: 4, isHeld: true, day: 7 },
      { left: null, isHeld: false },
    ]);
    for (const id of [first, plain]) await shop.admin().run(couponCalls.delete, { id });
    expect(await offers()).toEqual([]);
  });

  it('are good for the product that is asked for, by any of its keys or a category above', async () => {
    const top = await catalogue.category();
    const cateId = await catalogue.category({ pid: top, path: `/0/${top}/` });
    const [productId, other] = [await catalogue.product({ cateId }), await catalogue.product()];
    const good = [
      await offer(),
      await offer({ useType: 2, primaryKey: [other, productId] }),
      await offer({ useType: 3, primaryKey: [top] }),
    ];
    await offer({ useType: 2, primaryKey: [other] });

    expect(idsOf(await offers({ productId }))).toEqual(good.toReversed());
  });

  it('cost a fixed number of queries', async () => {
    const ask = () => shop.countQueries(() => offers({ account: 'wang' }));
    for (let count = 0; count < 3; count += 1) await offer();
    const few = await ask();
    for (let count = 0; count < 20; count += 1) await offer();
    expect(await ask()).toBe(few);
  });
});

describe('a claim', () => {
  it('answers the coupon that is held from then on, in the words of the wire', async () => {
    const id = await offer({ name: '十元券', isLimited: true, total: 2 });
    await shop.clock.still(async () => {
      const { data } = await storefront.raw('POST', '/open/coupon/claim', { body: { id, account: 'li', nickname: '小李' } });

      expect(data).toEqual({
        couponId: expect.any(Number),
        id,
        name: '十元券',
        money: '10.00',
        minPrice: '0.00',
        useType: 1,
        keys: [],
        startTime: showMoment(shop.clock.now()),
        endTime: showMoment(inHours(7 * 24)),
        state: 'usable',
        createTime: showMoment(shop.clock.now()),
        useTime: null,
        orderNo: null,
      });
    });
  });

  it.each<[string, () => CouponOptions, string]>([
    ['switched off', () => ({ status: false }), '优惠券信息不存在或者已失效！'],
    ['given with products alone', () => ({ type: 3 }), '优惠券信息不存在或者已失效！'],
    ['for staff alone to give', () => ({ isPrivate: true }), '优惠券信息不存在或者已失效！'],
    ['not on offer yet', () => period(1, 2), '此优惠券还没有开始领取，请稍后再来'],
  ])('of a coupon that is %s is refused', async (_, draft, message) => {
    const id = await offer(draft());
    await expect(claim(id, 'li')).rejects.toMatchObject({ code: 500, message });
  });

  it('is refused twice, when none is left, and when its time is over', async () => {
    const [one, short] = [await offer({ isLimited: true, total: 1 }), await offer(period(-1, 1))];
    const free = await offer();
    await claim(one, 'li');
    await claim(free, 'li');

    await expect(claim(one, 'zhao')).rejects.toMatchObject({ message: '此优惠券已经被领完了！' });
    await expect(claim(free, 'li')).rejects.toMatchObject({ message: '当前用户已经领取过此优惠券了！' });
    shop.clock.pass('2 hours');
    await expect(claim(short, 'li')).rejects.toMatchObject({ message: '已超过优惠券领取最后期限！' });
  });
});

describe('a coupon that staff alone give', () => {
  it('is on no offer and with no buyer who claims it, while staff list it among those to send', async () => {
    const id = await offer({ name: '只给老客', isPrivate: true, isLimited: true, total: 1 });
    const uid = await uidOf('hu');

    const [sent, ...claims] = await Promise.allSettled([
      shop.admin().run(heldCouponCalls.receive, { couponId: id, uid: [uid] }),
      ...Array.from({ length: 8 }, (_, n) => claim(id, n < 4 ? 'hu' : `hu${n}`)),
    ]);

    expect(sent).toMatchObject({ status: 'fulfilled', value: { sent: 1 } });
    expect([...new Set(claims.map(({ status }) => status))]).toEqual(['rejected']);
    expect(idsOf(await offers())).not.toContain(id);
    expect((await mine('hu')).map((one) => one.id)).toEqual([id]);
    expect(await mine('hu5')).toEqual([]);
    const open = await offer({ name: '只给老客', isPrivate: true });
    const listed = await shop.admin().run(couponCalls.sendList, { page: 1, limit: 9, type: 1, keywords: '只给老客' });
    expect(listed.list.map((one) => one.id)).toEqual([open]);
  });

  it('is of no other kind', async () => {
    await expect(shop.admin().run(couponCalls.save, couponDraft({ type: 2, isPrivate: true }))).rejects.toThrow(
      '仅由员工发放的优惠券，领取方式应为手动领取',
    );
  });
});

describe('the coupons of a buyer', () => {
  it('are told by what can be done with them', async () => {
    const later = { isFixedTime: true, day: null, useStartTime: inHours(30), useEndTime: inHours(60) };
    const [soon, short, long] = [await offer(later), await offer({ day: 1 }), await offer({ day: 30 })];
    for (const id of [soon, short, long]) await claim(id, 'sun');
    const [first] = await mine('sun');
    const { orderNo } = await order({ of: await sku({ price: 5000 }), buyer: { account: 'sun' }, couponId: first?.couponId });
    shop.clock.pass('25 hours');

    expect((await mine('sun')).map(({ id, state }) => [id, state])).toEqual([
      [long, 'used'],
      [short, 'overdue'],
      [soon, 'notStart'],
    ]);
    expect(await mine('sun', 'used')).toMatchObject([{ id: long, orderNo }]);
    for (const [state, id] of [
      ['overdue', short],
      ['notStart', soon],
    ] as const)
      expect(idsOf(await mine('sun', state))).toEqual([id]);
    expect(await mine('sun', 'usable')).toEqual([]);
    expect(await mine('nobody')).toEqual([]);
  });
});
