import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { importsIn } from '../../../test/imports.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();
const { imported } = importsIn(shop);

const found = async (keywords: string) => (await admin.run(productCalls.listAll, { keywords, page: 1, limit: 20 })).list;
const nameOf = async (keywords: string) => (await found(keywords)).map(({ storeName }) => storeName);
const categories = async () => {
  const { list } = await admin.run(categoryCalls.list, { type: 1, page: 1, limit: 100 });
  return list.map(({ name }) => name);
};

/** Two new products in categories of their own, on the shelf. */
async function two(name: string) {
  const rows = ['甲', '乙'].map((one) => `${name}${one},${name}上/${name}${one}类,${name}牌,10,5,是`).join('\n');
  const { outcome } = await imported(`商品名称,分类,品牌,售价,库存,上架\n${rows}\n`);
  const [id = 0] = (await found(`${name}甲`)).map((product) => product.id);
  return { changeId: outcome.changeId ?? 0, id };
}

async function sell(productId: number): Promise<void> {
  const [sku] = await catalogue.skusOf(productId);
  await ordersIn(shop).order({ of: sku?.id ?? 0 });
}

describe('an import of which something was sold since', () => {
  it('is not taken back whole, and says what was sold', async () => {
    const { id, changeId } = await two('售');
    await sell(id);

    await expect(admin.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({
      message: '“售甲”之后已售出或被修改，不能全部撤销；可以保留它们，只撤销其余 1 项',
    });

    expect(await nameOf('售')).toEqual(expect.arrayContaining(['售甲', '售乙']));
  });

  it('is taken back but for what was sold, which keeps its category, its brand and its figures', async () => {
    const { id, changeId } = await two('留');
    await sell(id);

    await admin.run(changeCalls.undo, { id: changeId, rest: true });

    expect(await nameOf('留')).toEqual(['留甲']);
    expect((await found('留甲'))[0]).toMatchObject({ stock: 4, cateValues: '留甲类' });
    expect(await categories()).toEqual(expect.arrayContaining(['留上', '留甲类']));
    expect(await categories()).not.toContain('留乙类');
    expect([await catalogue.gaps(), await tallyGaps(shop.db)]).toEqual([[], []]);
  });

  it('is not taken back where a raised stock was sold below what it was raised by', async () => {
    const id = await catalogue.product({ storeName: '原有货', stock: 1, isShow: true });
    const { outcome } = await imported('商品名称,库存\n原有货,2\n');
    await sell(id);
    await sell(id);

    await expect(admin.run(changeCalls.undo, { id: outcome.changeId ?? 0 })).rejects.toMatchObject({
      message: '库存不足',
    });
  });
});

describe('an import of which somebody else has changed something since', () => {
  it('does not remove that without a word', async () => {
    const { id, changeId } = await two('改');
    await shop.admin({ realName: '小李' }).run(productCalls.patch, { id, price: 1234 });

    await expect(admin.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({ data: { names: ['改甲'], rest: 1 } });
    await admin.run(changeCalls.undo, { id: changeId, rest: true });

    expect((await found('改')).map(({ storeName, price }) => [storeName, price])).toEqual([['改甲', 1234]]);
  });

  it('is taken back whole where a figure was changed and changed back: nobody’s work is lost', async () => {
    const id = await catalogue.product({ storeName: '来回价', price: 1000 });
    const { outcome } = await imported('商品名称,售价\n来回价,20\n');
    const other = shop.admin({ realName: '小赵' });
    await other.run(productCalls.patch, { id, price: 1500 });
    await other.run(productCalls.patch, { id, price: 2000 });

    await admin.run(changeCalls.undo, { id: outcome.changeId ?? 0 });

    expect(await catalogue.row(id)).toMatchObject({ price: 1000 });
  });
});
