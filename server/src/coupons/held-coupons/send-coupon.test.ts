import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { openShop } from '../../../test/shop.ts';
import { coupon as coupons } from '../coupons/tables.ts';
import { couponUser } from './tables.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf } = accountsIn(shop);
const { coupon, given } = couponsIn(shop);
const few = (total: number) => coupon({ isLimited: true, total });
const send = (couponId: number, uid: number[]) => admin.run(heldCouponCalls.receive, { couponId, uid });
const says = async (query: object) => admin.raw('POST', '/admin/marketing/coupon/user/receive', { query: { ...query } });
const heldOf = (couponId: number) => shop.db.$count(couponUser, eq(couponUser.couponId, couponId));
const leftOf = async (id: number) => (await shop.db.select().from(coupons).where(eq(coupons.id, id)))[0]?.lastTotal;

describe('a coupon sent by staff', () => {
  it('reaches everybody who has none, once, and says how many those are', async () => {
    const couponId = await few(5);
    const uids = [await uidOf('a'), await uidOf('b'), await uidOf('c')];
    await given(couponId, 'a');

    const sent = await says({ couponId, uid: [...uids, ...uids].join(',') });

    expect(sent).toMatchObject({ code: 200, message: '操作成功', data: { sent: 2, skipped: 1 } });
    expect([await heldOf(couponId), await leftOf(couponId)]).toEqual([3, 2]);
    expect(await shop.db.select().from(couponUser).where(eq(couponUser.couponId, couponId))).toContainEqual(
      expect.objectContaining({ uid: uids[1], type: 'send', status: 0 }),
    );
    expect(await says({ couponId, uid: uids.join(',') })).toMatchObject({ message: '当前用户已经领取过此优惠券了！' });
  });

  it('is sent to nobody where fewer are left than are wanted', async () => {
    const couponId = await few(1);

    expect(await says({ couponId, uid: `${await uidOf('a')},${await uidOf('b')}` })).toMatchObject({
      message: '当前剩余数量不够领取！',
    });
    expect([await heldOf(couponId), await leftOf(couponId)]).toEqual([0, 1]);
    await send(couponId, [await uidOf('a')]);
    expect(await says({ couponId, uid: await uidOf('b') })).toMatchObject({ message: '此优惠券已经被领完了！' });
  });

  it('is never issued too often, nor twice to one, whoever sends at once', async () => {
    const couponId = await few(7);
    const uids = await Promise.all(Array.from({ length: 10 }, (_, n) => uidOf(`race${n}`)));
    const pairs = uids.map((uid, at) => [uid, uids[(at + 1) % uids.length] ?? 0]);

    const all = await Promise.allSettled(pairs.map((pair) => send(couponId, pair)));

    const sent = all.reduce((sum, one) => sum + (one.status === 'fulfilled' ? (one.value?.sent ?? 0) : 0), 0);
    const [held, left] = [await heldOf(couponId), await leftOf(couponId)];
    expect([held, left]).toEqual([sent, 7 - sent]);
    expect(sent).toBeGreaterThanOrEqual(6);
  });

  it('is refused in the words of the wire', async () => {
    const uid = await uidOf('a');
    const off = await coupon({ status: false });

    expect(await says({ uid })).toMatchObject({ code: 400, message: '优惠券id不能为空' });
    expect(await says({ couponId: off })).toMatchObject({ code: 400, message: '领取人不能为空' });
    expect(await says({ couponId: off, uid: ',' })).toMatchObject({ code: 400, message: '请选择用户！' });
    expect(await says({ couponId: off, uid })).toMatchObject({ message: '优惠券信息不存在或者已失效！' });
    expect(await says({ couponId: await coupon(), uid: 99_999 })).toMatchObject({
      message: '没有找到所选的用户，请刷新列表后重新选择',
    });
  });

  it('is offered while any is left', async () => {
    const couponId = await coupon({ isLimited: true, total: 1, name: '仅此一张' });
    const offered = async () => (await admin.run(couponCalls.sendList, { page: 1, limit: 20, keywords: '仅此' })).total;
    expect(await offered()).toBe(1);

    await send(couponId, [await uidOf('a')]);

    expect(await offered()).toBe(0);
  });

  it('is to be had within the days of claiming alone', async () => {
    const now = shop.clock.now().getTime();
    const days = { receiveStartTime: new Date(now + 1000), receiveEndTime: new Date(now + 3_600_000) };
    const couponId = await coupon({ isForever: true, ...days });
    const uid = await uidOf('late');
    expect(await says({ couponId, uid })).toMatchObject({ message: '此优惠券还没有开始领取，请稍后再来' });
    shop.clock.pass('2 hours');

    expect(await says({ couponId, uid })).toMatchObject({ message: '已超过优惠券领取最后期限！' });
  });
});
