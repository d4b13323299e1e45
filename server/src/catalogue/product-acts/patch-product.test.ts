import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';
import { product } from '../products/tables.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = () => shop.admin();
const patch = (input: Input<typeof productCalls.patch>) => admin().change(productCalls.patch, input);
const skuOf = async (id: number) => (await catalogue.skusOf(id))[0] ?? expect.fail('no SKU');

describe('a figure that is changed in place', () => {
  it('is changed on the shelf as well, and can be taken back', async () => {
    const id = await catalogue.product({ isShow: true, price: 1000, stock: 5, sort: 1 });

    const { changeId } = await patch({ id, price: 800, stock: 7, sort: 9 });
    expect(await catalogue.row(id)).toMatchObject({ price: 800, stock: 7, sort: 9, isShow: true });
    await admin().run(changeCalls.undo, { id: changeId });

    expect(await catalogue.row(id)).toMatchObject({ price: 1000, stock: 5, sort: 1 });
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('leaves nothing to take back where it was so before', async () => {
    const id = await catalogue.product({ price: 1000, stock: 5, sort: 1 });
    const { version } = await catalogue.row(id);

    expect((await patch({ id })).changeId).toBe(0);
    expect((await patch({ id, price: 1000, stock: 5, sort: 1 })).changeId).toBe(0);
    expect((await catalogue.row(id)).version).toBe(version);
  });

  it('is the stock of a form that was open while somebody bought', async () => {
    const id = await catalogue.product({ stock: 10 });
    await patch({ id, stock: 8 });

    await patch({ id, stock: 15, stockBase: 10 });

    expect((await catalogue.row(id)).stock).toBe(13);
    await expect(patch({ id, stock: 0, stockBase: 14 })).rejects.toMatchObject({ code: 500, message: '库存不足' });
    expect((await catalogue.row(id)).stock).toBe(13);
  });

  it('of several at once is moved by each of them', async () => {
    const id = await catalogue.product({ stock: 10 });

    await Promise.all([1, 2, 3, 4].map((more) => patch({ id, stock: 10 + more, stockBase: 10 })));

    expect((await catalogue.row(id)).stock).toBe(20);
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('of a product of several SKUs is of the one that is named', async () => {
    const id = await catalogue.product({ colours: ['红', '蓝'], price: 1000, stock: 5 });
    const elsewhere = await skuOf(await catalogue.product());
    const red = await skuOf(id);

    await expect(patch({ id, price: 1 })).rejects.toMatchObject({ code: 500, message: '多规格商品请指定要修改的规格' });
    await expect(patch({ id, skuId: elsewhere.id, price: 1 })).rejects.toMatchObject({
      code: 400,
      message: '规格不属于该商品，请刷新页面后重试',
    });
    await patch({ id, skuId: red.id, price: 700 });
    expect((await catalogue.skusOf(id)).map(({ suk, price }) => [suk, price])).toEqual([
      ['红', 700],
      ['蓝', 1000],
    ]);
    expect(await catalogue.row(id)).toMatchObject({ price: 700 });
  });

  it('is refused with the other’s record where somebody was faster', async () => {
    const id = await catalogue.product({ price: 1000 });
    const { version } = await catalogue.row(id);
    await patch({ id, price: 900, version });

    await expect(patch({ id, sort: 3, version })).rejects.toMatchObject({
      code: 409,
      data: { version: version + 1, theirs: { id } },
    });
    expect((await catalogue.row(id)).sort).toBe(0);
  });

  it('is written whole or not at all', async () => {
    const id = await catalogue.product({ colours: ['红', '蓝'], sort: 1 });

    await expect(patch({ id, sort: 9, price: 1 })).rejects.toMatchObject({ message: '多规格商品请指定要修改的规格' });
    expect((await catalogue.row(id)).sort).toBe(1);
  });

  it('is refused in the bin, and of what is not there', async () => {
    const id = await catalogue.product();
    await admin().run(productCalls.delete, { id, type: 'recycle' });

    await expect(patch({ id, price: 1 })).rejects.toMatchObject({ code: 500, message: '商品已删除' });
    await expect(patch({ id: 999_999, price: 1 })).rejects.toMatchObject({ code: 500, message: '商品不存在' });
  });
});

describe('a product that refers to what is not there', () => {
  it.each<[object, string]>([
    [{ tempId: 999_999 }, '运费模板不存在，请重新选择运费模板'],
    [{ brandId: 999_999 }, '商品品牌不存在，请重新选择品牌'],
    [{ merId: 999_999 }, '所属店铺不存在，请重新选择店铺'],
    [{ cateId: '999999' }, '商品分类不存在或未显示，请先修改商品分类'],
  ])('is refused: %j', async (overrides, message) => {
    const cateId = await catalogue.category();
    const before = await shop.db.$count(product);

    await expect(admin().run(productCalls.save, { ...catalogue.draft({ cateId }), ...overrides })).rejects.toMatchObject({
      code: 500,
      message,
    });
    expect(await shop.db.$count(product)).toBe(before);
  });
});

describe('a SKU of another product', () => {
  it('is not changed through the form of this one', async () => {
    const cateId = await catalogue.category();
    const [mine, theirs] = [await catalogue.product({ cateId }), await skuOf(await catalogue.product())];
    const draft = catalogue.draft({ cateId });
    const attrValue = draft.attrValue.map((one) => ({ ...one, id: theirs.id, price: 1 }));

    await expect(admin().run(productCalls.update, { ...draft, id: mine, attrValue })).rejects.toMatchObject({
      code: 400,
      message: '规格不属于该商品，请刷新页面后重试',
    });
    expect((await skuOf(theirs.productId)).price).toBe(theirs.price);
  });
});
