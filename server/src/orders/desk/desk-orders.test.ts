import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pointSettings } from '#contract/customers/settings.ts';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { configCalls } from '#contract/settings/config.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { address, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, info, stockOf, timeline } = ordersIn(shop);
const { uidOf, grant, standing } = accountsIn(shop);
const { coupon, given } = couponsIn(shop);
const held = async (account: string, money: number) => given(await coupon({ money }), account);
const { deskQuote, deskCoupons, deskPlace } = deskOrderCalls;

const linesOf = (skuId: number, quantity = 1) => ({ lines: [{ skuId, quantity }], address });
const quote = (draft: object) => shop.admin().run(deskQuote, draft as never);
const place = (draft: object, idempotencyKey = randomUUID()) =>
  shop.admin().run(deskPlace, { payType: 'weixin', idempotencyKey, ...draft } as never);

describe('an order at the desk', () => {
  it('comes to what was quoted, with coupon and points, and every step said', async () => {
    await shop.admin().run(configCalls.save, { key: pointSettings.integral_ratio.key, value: '0.01' });
    const mug = await sku({ price: 3000, stock: 5 });
    const uid = await uidOf('caller');
    await grant('caller', 200);
    const couponId = await held('caller', 500);
    expect((await shop.admin().run(deskCoupons, { uid })).map((each) => each.couponId)).toEqual([couponId]);
    const draft = { uid, ...linesOf(mug, 2), couponId, useIntegral: true };

    const quoted = await quote(draft);

    expect(quoted.steps.map(({ step, amount }) => [step, amount])).toEqual([
      ['goods', 6000],
      ['coupon', -500],
      ['points', -200],
    ]);
    expect(quoted.payPrice).toBe(5300);
    const placed = await place({ ...draft, mark: '电话里说要红色', expectedTotal: quoted.payPrice });
    expect(await info(placed as never)).toMatchObject({
      payPrice: 5300,
      couponPrice: 500,
      useIntegral: 200,
      mark: '电话里说要红色',
    });
    expect((await timeline(placed as never)).at(-1)).toMatchObject({ changeMessage: '订单生成', actorKind: 'admin' });
    expect(await stockOf(mug)).toBe(3);
    expect(await standing('caller')).toMatchObject({ points: 0 });
  });

  it('is one however often its request comes, and takes nothing by being quoted', async () => {
    const mug = await sku({ stock: 5 });
    const key = randomUUID();
    await quote(linesOf(mug, 2));
    expect(await stockOf(mug)).toBe(5);
    const twice = await Promise.all([place(linesOf(mug, 2), key), place(linesOf(mug, 2), key)]);
    expect(new Set(twice.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(await stockOf(mug)).toBe(3);
  });

  it('is refused in the words of any order', async () => {
    const mug = await sku({ price: 1000, stock: 1 });
    const says = (message: string) => ({ message: expect.stringContaining(message) });
    await expect(quote({ lines: [{ skuId: mug, quantity: 1 }] })).rejects.toMatchObject(says('请选择收货地址，或选择到店自提'));
    await expect(quote({ uid: 999_999, ...linesOf(mug) })).rejects.toMatchObject(says('用户不存在'));
    await expect(quote({ ...linesOf(mug), useIntegral: true })).rejects.toMatchObject(says('订单没有客户账号'));
    await expect(place({ ...linesOf(mug), expectedTotal: 900 })).rejects.toMatchObject(says('价格已变动'));
    await expect(place(linesOf(mug, 2))).rejects.toMatchObject(says('库存不足'));
    const uid = await uidOf('other');
    await expect(quote({ uid, ...linesOf(mug), couponId: await held('owner', 100) })).rejects.toMatchObject({ code: 500 });
    expect(await stockOf(mug)).toBe(1);
  });
});
