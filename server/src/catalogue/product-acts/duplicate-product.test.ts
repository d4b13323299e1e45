import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';
import { moveStock } from '../stock/move-stock.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const duplicate = (id: number) => shop.admin().run(productCalls.duplicate, { id });

describe('the copy of a product', () => {
  it('has what people wrote, and neither stock nor sales nor numbers', async () => {
    const id = await catalogue.product({ isShow: true, colours: ['红', '蓝'], price: 1999, stock: 4, barCode: '690123' });
    const [red] = await catalogue.skusOf(id);
    await shop.app.write({ name: 'test.sale', actor: systemActor('test') }, (write) =>
      moveStock(write, [{ skuId: red?.id ?? 0, delta: -1, sold: 1, cause: 'order' }]),
    );

    const copy = await duplicate(id);

    const row = await catalogue.row(copy.id);
    expect(row).toMatchObject({
      storeName: '马克杯（副本）',
      isShow: false,
      price: 1999,
      stock: 0,
      sales: 0,
      code: null,
      codes: '',
    });
    const skus = (await catalogue.skusOf(copy.id)).map(({ suk, stock, barCode }) => [suk, stock, barCode]);
    expect(skus).toEqual([
      ['红', 0, ''],
      ['蓝', 0, ''],
    ]);
    const info = await shop.admin().run(productCalls.info, { id: copy.id });
    expect(info).toMatchObject({
      cateId: (await catalogue.row(id)).cateId,
      attr: [{ attrName: '颜色', attrValues: ['红', '蓝'] }],
    });
    expect(await catalogue.row(id)).toMatchObject({ stock: 7, sales: 1 });
  });

  it('belongs to the shop of the first', async () => {
    const merId = await catalogue.seller('副本店');

    const { id } = await duplicate(await catalogue.saved({ merId }));

    expect(await catalogue.row(id)).toMatchObject({ merId });
  });

  it('has a name that fits, in whole characters', async () => {
    const id = await catalogue.product({ storeName: `${'长'.repeat(123)}🙂末` });

    const { storeName } = await catalogue.row((await duplicate(id)).id);

    expect(storeName).toBe(`${'长'.repeat(123)}（副本）`);
  });

  it('is refused of a product that is none', async () => {
    await expect(duplicate(999_999)).rejects.toMatchObject({ message: '商品不存在' });
  });

  it('is made of many at once, and of those that are still there', async () => {
    const [mug, cap] = [await catalogue.product(), await catalogue.product({ storeName: '遮阳帽' })];

    const { ids } = await shop.admin().run(productCalls.duplicateMany, { ids: [mug, 999_999, cap] });

    const names = await Promise.all(ids.map(async (id) => (await catalogue.row(id)).storeName));
    expect(names).toEqual(['马克杯（副本）', '遮阳帽（副本）']);
  });
});
