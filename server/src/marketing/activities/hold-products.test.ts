import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { product } from '#server/catalogue/index.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { activity } from './tables.ts';

const shop = openShop();
const { sale } = marketingIn(shop);
const { sku } = ordersIn(shop);
const admin = shop.admin();

const rowOf = async (id: number) => {
  const [row] = await shop.db
    .select({ productId: product.id, isRecycle: product.isRecycle, status: activity.status })
    .from(activity)
    .innerJoin(product, eq(product.id, activity.productId))
    .where(eq(activity.id, id));
  return row ?? { productId: 0, isRecycle: false, status: false };
};
const recycle = (id: number) => admin.run(productCalls.delete, { id, type: 'recycle' });
const switchTo = (id: number, status: boolean) => admin.run(flashSaleCalls.updateStatus, { id, status });

describe('a product of an activity that is on', () => {
  it('stays until the activity is switched off', async () => {
    const { id } = await sale();
    const { productId } = await rowOf(id);
    await expect(recycle(productId)).rejects.toMatchObject({ message: '有商品关联的秒杀商品活动开启中，不能删除' });

    await switchTo(id, false);
    await recycle(productId);

    expect(await rowOf(id)).toMatchObject({ isRecycle: true });
    await expect(switchTo(id, true)).rejects.toMatchObject({ message: '关联的商品已删除，无法开启活动' });
  });

  it('is named beside those that go when many are sent to the bin', async () => {
    const { id } = await sale();
    const { productId } = await rowOf(id);
    await sku({});
    const [other] = await shop.db.select({ id: product.id }).from(product).orderBy(desc(product.id)).limit(1);

    const { refused } = await admin.run(productBulkCalls.bulkRecycle, { ids: [productId, other?.id ?? 0] });

    expect(refused).toMatchObject([{ id: productId, reason: '有商品关联的秒杀商品活动开启中，不能删除' }]);
  });

  it('never leaves while its activity is switched on in the same moment', async () => {
    const sales = await Promise.all(Array.from({ length: 6 }, () => sale({ status: false })));
    await Promise.all(
      sales.map(async ({ id }) => {
        const { productId } = await rowOf(id);
        await Promise.allSettled([recycle(productId), switchTo(id, true)]);
      }),
    );

    const rows = await Promise.all(sales.map(({ id }) => rowOf(id)));
    expect(rows.filter(({ isRecycle, status }) => isRecycle && status)).toEqual([]);
    expect(rows.every(({ isRecycle, status }) => isRecycle || status)).toBe(true);
  });
});
