import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const flags = async (id: number) => {
  const { isShow, isRecycle, isDel } = await catalogue.row(id);
  return { isShow, isRecycle, isDel };
};

describe('a product in the bin', () => {
  it('left the shelf, and is restored into the warehouse', async () => {
    const id = await catalogue.product({ isShow: true });
    const admin = shop.admin();

    await admin.run(productCalls.delete, { id, type: 'recycle' });
    expect(await flags(id)).toEqual({ isShow: false, isRecycle: true, isDel: false });
    await expect(admin.run(productCalls.delete, { id, type: 'recycle' })).rejects.toMatchObject({ message: '商品已存在回收站' });
    await expect(admin.run(productCalls.putOnShell, { id })).rejects.toMatchObject({ message: '商品已删除' });

    await admin.run(productCalls.restore, { id });
    expect(await flags(id)).toEqual({ isShow: false, isRecycle: false, isDel: false });
  });

  it('is the only one that can be deleted for good', async () => {
    const id = await catalogue.product();
    const admin = shop.admin();

    await expect(admin.run(productCalls.delete, { id, type: 'delete' })).rejects.toMatchObject({
      message: '请先将商品移入回收站，再彻底删除',
    });
    await admin.run(productCalls.delete, { id, type: 'recycle' });
    await admin.run(productCalls.delete, { id, type: 'delete' });
    await expect(admin.run(productCalls.info, { id })).rejects.toMatchObject({ message: '未找到对应商品信息' });
  });
});

describe('the shelf', () => {
  it('refuses a product whose category is hidden', async () => {
    const cateId = await catalogue.category();
    const id = await catalogue.product({ cateId });
    await shop.admin().run(categoryCalls.updateStatus, { id: cateId });

    await expect(shop.admin().run(productCalls.putOnShell, { id })).rejects.toMatchObject({
      message: expect.stringContaining('分类'),
    });
  });

  it('takes a product that is on it already for done', async () => {
    const id = await catalogue.product({ isShow: true });

    await shop.admin().run(productCalls.putOnShell, { id });

    expect(await flags(id)).toMatchObject({ isShow: true });
  });
});

describe('an act that can be taken back', () => {
  it.each([
    ['the shelf', productCalls.offShell, {}],
    ['the bin', productCalls.delete, { type: 'recycle' as const }],
    ['a price', productCalls.patch, { price: 1 }],
    ['stock', productCalls.patch, { stock: 1 }],
    ['the order', productCalls.patch, { sort: 99 }],
  ])('puts %s back exactly', async (_, call, input) => {
    const id = await catalogue.product({ isShow: true, price: 5000, stock: 9 });
    const { updateTime: _was, version: _version, ...before } = await catalogue.row(id);

    const { changeId } = await shop.admin().change(call, { id, ...input } as never);
    await shop.admin().run(changeCalls.undo, { id: changeId });

    expect(await catalogue.row(id)).toMatchObject(before);
    expect(await catalogue.gaps()).toEqual([]);
  });
});
