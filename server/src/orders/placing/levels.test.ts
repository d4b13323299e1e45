import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { customer } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, draft, storefront, info } = ordersIn(shop);
const { uidOf, written, standing } = accountsIn(shop);
const quote = ({ idempotencyKey: _, ...input }: ReturnType<typeof draft>) => storefront.run(openOrderCalls.quote, input);

/** Customer of the level that pays 85 % of a price. */
async function silver(account: string) {
  const uid = await uidOf(account);
  await written(({ tx }) => tx.update(customer).set({ level: 3 }).where(eq(customer.id, uid)));
  return { account };
}

describe('the level of a buyer', () => {
  it('lowers the price of each piece, in the quote as in the order', async () => {
    const [of, buyer] = [await sku({ price: 1990 }), await silver('silver')];

    const quoted = await quote(draft({ of, quantity: 2, buyer }));
    const placed = await order({ of, quantity: 2, buyer, expectedTotal: quoted.payPrice });

    expect(quoted.lines).toMatchObject([{ originalPrice: 1990, price: 1692, payPrice: 3384 }]);
    expect(quoted.steps).toMatchObject([
      { step: 'goods', amount: 3980 },
      { step: 'level', label: '等级优惠', amount: -596 },
    ]);
    expect(placed).toMatchObject({ proTotalPrice: 3384, payPrice: 3384 });
    expect(await info(placed)).toMatchObject({ orderInfo: [{ info: { price: 1692, payNum: 2 } }] });
  });

  it('lowers nothing for somebody else', async () => {
    const of = await sku({ price: 1990 });
    expect(await quote(draft({ of, buyer: { account: 'new' } }))).toMatchObject({ payPrice: 1990 });
    expect(await quote(draft({ of }))).toMatchObject({ payPrice: 1990, steps: [{ step: 'goods' }] });
  });

  it('is reached by what they pay', async () => {
    const placed = await order({ of: await sku({ price: 50_050 }), buyer: { account: 'climber' }, paid: true });

    expect(placed.payPrice).toBe(50_050);
    expect(await standing('climber')).toMatchObject({ experience: 500 });
    expect(await quote(draft({ of: await sku({ price: 1000 }), buyer: { account: 'climber' } }))).toMatchObject({
      payPrice: 900,
    });
  });

  it('costs an order no query', async () => {
    const [of, buyer] = [await sku({ price: 1990 }), await silver('asked')];
    await order({ of, buyer });
    const count = (who: { account: string }) => shop.countQueries(() => order({ of, buyer: who }));
    await uidOf('plain');

    expect(await count(buyer)).toBe(await count({ account: 'plain' }));
  });
});
