import { describe, expect, it } from 'vitest';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { lockGivable } from '#server/coupons/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Client } from '../../../test/client.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';
import { createKeyIn, openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const openOther = openSecond(shop);
const { coupon } = couponsIn(shop);

const CLAIMS = 500;
const LEFT = 100;

/** Answers to accounts that claim it at once, through servers that take turns. */
async function outcomesOf(accounts: readonly string[], id: number, servers: readonly Client[] = [storefront]) {
  const claims = accounts.map((account, nth) =>
    (servers[nth % servers.length] ?? storefront).raw('POST', '/open/coupon/claim', { body: { id, account } }),
  );
  return (await Promise.all(claims)).map(({ code, message }) => (code === 200 ? 'claimed' : message));
}
const among = (outcomes: readonly string[], outcome: string) => outcomes.filter((one) => one === outcome).length;
const recordsOf = (couponId: number) => shop.admin().run(heldCouponCalls.list, { page: 1, limit: 999, couponId });

describe('a coupon of which 100 are left', () => {
  it('is given exactly 100 times of 500 claims at once through two servers, and the others hear that it is gone', async () => {
    const id = await coupon({ name: '抢券', type: 1, isLimited: true, total: LEFT });
    const { app } = await openOther();
    const other = openStorefrontClient(shop, createKeyIn, () => app);

    const outcomes = await outcomesOf(
      Array.from({ length: CLAIMS }, (_, index) => `racer${index}`),
      id,
      [storefront, other],
    );

    expect(among(outcomes, 'claimed')).toBe(LEFT);
    expect(among(outcomes, '此优惠券已经被领完了！')).toBe(CLAIMS - LEFT);
    const { list } = await recordsOf(id);
    expect(new Set(list.map(({ uid }) => uid)).size).toBe(LEFT);
    const page = await shop.admin().run(couponCalls.list, { page: 1, limit: 1, name: '抢券' });
    expect(page.list).toMatchObject([{ total: LEFT, lastTotal: 0 }]);
  }, 60_000);

  it('is given once to somebody who claims it many times at once', async () => {
    const id = await coupon({ name: '连点', type: 1, isLimited: true, total: LEFT });

    const outcomes = await outcomesOf(Array<string>(20).fill('tapper'), id);

    expect(among(outcomes, 'claimed')).toBe(1);
    expect(among(outcomes, '当前用户已经领取过此优惠券了！')).toBe(19);
    expect((await recordsOf(id)).total).toBe(1);
  });

  it('leaves the shop its database while a crowd waits for it', async () => {
    const id = await coupon({ name: '慢一点', type: 1, isLimited: true, total: LEFT });
    const letGo = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = shop.app.write({ name: 'test.hold', actor: systemActor('test') }, async ({ tx }) => {
      await lockGivable(tx, [id]);
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
    const claims = outcomesOf(
      Array.from({ length: 30 }, (_, index) => `waiter${index}`),
      id,
    );

    const clerk = shop.admin();
    // Often enough that every claim has come as far as it can meanwhile.
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await clerk.run(couponCalls.list, { page: 1, limit: 1, name: '慢一点' })).toMatchObject({ total: 1 });
    }
    letGo.resolve();
    await holding;
    expect(among(await claims, 'claimed')).toBe(30);
  });
});
