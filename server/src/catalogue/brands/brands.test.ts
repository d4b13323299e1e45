import { describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { recordsIn } from '../../../test/records.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();

const brands = recordsIn(shop, brandCalls, { logo: 'logo.png' });

itKeepsRecords(shop, brandCalls, {
  valid: (name) => ({
    name,
    logo: '/files/public/store/2026/11/20/logo.png',
    initial: 'Q',
    cateIds: '',
    story: '做了四十年搪瓷',
    sort: 7,
    isShow: true,
  }),
  invalid: [
    ['no name', { name: ' ' }, '请输入品牌名称'],
    ['a long name', { name: '长'.repeat(33) }, '品牌名称不能超过32个字符'],
    ['no logo', { logo: '' }, '请上传品牌LOGO'],
    ['a letter that is none', { initial: '9' }, '首字母应为 A 到 Z 的一个字母'],
    ['two letters', { initial: 'AB' }, '首字母应为 A 到 Z 的一个字母'],
    ['a long story', { story: '长'.repeat(501) }, '品牌介绍不能超过500个字符'],
    ['a place that is none', { sort: 10_000 }, '排序应为 0 到 9999'],
  ],
  taken: '已有同名的品牌，请换一个名称',
  placed: 'sort',
  plain: {
    says: (name) => ({ name, logo: 'logo.png' }),
    is: { initial: 'M', isShow: true, sort: 0, story: '', cateIds: '', cateValues: '', productCount: 0 },
  },
  switches: { isShow: brandCalls.updateStatus },
});

describe('a brand', () => {
  it('is filed under the letter that was typed, as a capital', async () => {
    await brands.make({ name: '长虹', initial: 'c' });

    expect(await brands.find({ name: '长虹' })).toMatchObject([{ initial: 'C' }]);
  });
});

describe('the categories of a brand', () => {
  it('are told by number and by name, in the order they were linked', async () => {
    const [cups, books] = [await catalogue.category({ name: '杯壶' }), await catalogue.category({ name: '书' })];
    const id = await brands.make({ name: '两类', cateIds: [books, cups, books] });
    expect(await admin.run(brandCalls.info, { id })).toMatchObject({ cateIds: [books, cups], cateValues: '书,杯壶' });

    await admin.run(brandCalls.update, { id, name: '两类', logo: 'a.png', cateIds: [cups] });
    expect(await admin.run(brandCalls.info, { id })).toMatchObject({ cateIds: [cups], cateValues: '杯壶' });
  });

  it('must be categories of products', async () => {
    const article = await catalogue.category({ type: 3 });

    for (const cateIds of [[article], [999_999]])
      await expect(brands.make({ name: '错类', cateIds })).rejects.toMatchObject({
        message: '关联分类不存在，请重新选择商品分类',
      });
    expect(await brands.find({ name: '错类' })).toEqual([]);
  });

  it('go with the category, and come back with it', async () => {
    const cateId = await catalogue.category({ name: '要删的' });
    const id = await brands.make({ name: '失类', cateIds: [cateId] });

    const { changeId } = await admin.change(categoryCalls.delete, { id: cateId });
    expect(await admin.run(brandCalls.info, { id })).toMatchObject({ cateIds: [], cateValues: '' });

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await admin.run(brandCalls.info, { id })).toMatchObject({ cateIds: [cateId] });
  });
});

describe('the list of brands', () => {
  it('is filtered by name, state and category with all below it', async () => {
    const root = await catalogue.category();
    const child = await catalogue.category({ pid: root, path: `/0/${root}/` });
    const shownOne = await brands.make({ name: '滤 100% 甲', cateIds: [child] });
    const hiddenOne = await brands.make({ name: '滤 1000 乙', isShow: false });

    expect(await brands.ids({ name: '100%' })).toEqual([shownOne]);
    expect(await brands.ids({ name: '滤', isShow: false })).toEqual([hiddenOne]);
    expect(await brands.ids({ cateId: root })).toEqual([shownOne]);
    expect(await brands.ids({ name: '滤', cateId: 0 })).toEqual([hiddenOne, shownOne]);
    expect(await brands.ids({ cateId: await catalogue.category() })).toEqual([]);
  });

  it('offers only shown ones to the product form', async () => {
    const id = await brands.make({ name: '藏起来', isShow: false });

    const all = await admin.run(brandCalls.listAll, {});

    expect(all.some((row) => row.id === id)).toBe(false);
    expect(all.length).toBeGreaterThan(0);
  });
});

describe('a brand that products carry', () => {
  it('is counted with them, and is not deleted while they are there, in the bin or out of it', async () => {
    const id = await brands.make({ name: '有货' });
    const productId = await catalogue.saved({ brandId: id });
    const refused = { code: 500, message: '该品牌下有商品，不能删除', data: { count: 1 } };
    expect(await admin.run(brandCalls.info, { id })).toMatchObject({ productCount: 1 });

    await expect(admin.run(brandCalls.delete, { id })).rejects.toMatchObject(refused);
    await admin.run(productCalls.delete, { id: productId, type: 'recycle' });
    await expect(admin.run(brandCalls.delete, { id })).rejects.toMatchObject(refused);

    await admin.run(productCalls.delete, { id: productId, type: 'delete' });
    await admin.run(brandCalls.delete, { id });
    await expect(admin.run(brandCalls.info, { id })).rejects.toMatchObject({ code: 404 });
  });
});
