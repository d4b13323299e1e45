import { describe, expect, it } from 'vitest';
import { openBuyerCalls } from '#contract/storefront/buyers.ts';
import { giveCoupons } from '#server/coupons/index.ts';
import { showMoment } from '#contract/moment.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, storefront } = ordersIn(shop);
const { coupon } = couponsIn(shop);
const { deposit, grant, uidOf, written } = accountsIn(shop);
const ask = (account: string) => storefront.run(openBuyerCalls.account, { account });

async function holder(account: string, ...couponIds: number[]) {
  const uid = await uidOf(account);
  await written((write) => giveCoupons(write, { uid, couponIds, type: 'buy' }));
}

describe('the account of a buyer', () => {
  it('tells balance, points and coupons that they can pay with', async () => {
    await deposit('rich', 1250);
    await grant('rich', 30);
    const now = await shop.clock.still(async () => {
      await holder('rich', await coupon({ name: '满减券', money: 300 }));
      return shop.clock.now();
    });

    expect(await storefront.raw('GET', '/open/buyer/account', { query: { account: 'rich' } })).toEqual({
      code: 200,
      message: '操作成功',
      data: {
        balance: '12.50',
        points: 30,
        coupons: [
          {
            couponId: expect.any(Number),
            name: '满减券',
            money: '3.00',
            minPrice: '0.00',
            useType: 1,
            keys: [],
            startTime: showMoment(now),
            endTime: showMoment(new Date(now.getTime() + 7 * 86_400_000)),
          },
        ],
      },
    });
  });

  it('is empty for somebody who never bought', async () => {
    expect(await ask('nobody')).toEqual({ balance: 0, points: 0, coupons: [] });
  });

  it('tells coupons that can be used now: neither spent, nor over, nor of others', async () => {
    const long = await coupon({ name: '长期券', day: 30 });
    await holder('other', long);
    await holder('mine', await coupon({ name: '短期券', day: 1 }), long, await coupon({ name: '周券', day: 7 }));
    const names = async () => (await ask('mine')).coupons.map(({ name }) => name);
    expect(await names()).toEqual(['短期券', '周券', '长期券']);

    await shop.pass('2 days');
    const [week] = (await ask('mine')).coupons;
    await order({ of: await sku({ price: 5000 }), buyer: { account: 'mine' }, couponId: week?.couponId });

    expect(await names()).toEqual(['长期券']);
  });
});
