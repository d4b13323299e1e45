import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = () => shop.admin({ realName: '小王' });
const history = (input: Partial<Input<typeof changeCalls.list>> & { noun: string; rowId: number }) =>
  admin().run(changeCalls.list, { page: 1, limit: 20, ...input });
const patch = (id: number, overrides: object) => admin().change(productCalls.patch, { id, ...overrides });

describe('the history of a record', () => {
  it('writes money, flags as words and nothing as nothing', async () => {
    const { list } = await admin().run(brandCalls.list, { page: 1, limit: 1 });
    expect(list).toEqual([]);
    await admin().run(brandCalls.save, { name: '双鱼', logo: 'a.png', story: '旧' });
    const [fish] = (await admin().run(brandCalls.list, { page: 1, limit: 1 })).list;
    const { id = 0 } = fish ?? {};
    await admin().run(brandCalls.update, { id, name: '双鱼', logo: 'a.png', story: '', isShow: false });
    const product = await catalogue.product({ price: 1000 });
    await patch(product, { price: 888 });

    expect((await history({ noun: 'brand', rowId: id })).list[0]?.fields).toEqual([
      { field: 'story', label: '品牌介绍', before: '旧', after: null },
      { field: 'isShow', label: '状态', before: '显示', after: '隐藏' },
    ]);
    expect((await history({ noun: 'product', rowId: product })).list[0]?.fields).toContainEqual(
      expect.objectContaining({ before: '10.00', after: '8.88' }),
    );
  });

  it('calls what a product refers to by its name, several with marks between', async () => {
    const [pots, mugs] = [await catalogue.category({ name: '壶' }), await catalogue.category({ name: '杯' })];
    const id = await catalogue.product({ cateId: pots, code: 'C1' });
    await admin().run(brandCalls.save, { name: '三鱼', logo: 'a.png' });
    const [fish] = (await admin().run(brandCalls.list, { page: 1, limit: 1 })).list;
    const edit = (overrides: object) =>
      admin().run(productCalls.update, { ...catalogue.draft({ cateId: pots }), id, ...overrides });
    await edit({ cateId: `${mugs},${pots}`, brandId: fish?.id });
    await edit({ brandId: 0 });

    const [second, first] = (await history({ noun: 'product', rowId: id })).list;

    expect(first?.fields).toEqual(
      expect.arrayContaining([
        { field: 'cateId', label: '商品分类', before: '壶', after: '杯、壶' },
        { field: 'brandId', label: '品牌', before: null, after: '三鱼' },
      ]),
    );
    expect(second?.fields).toContainEqual({ field: 'brandId', label: '品牌', before: '三鱼', after: null });
  });

  it('says of which SKU, and folds what is new', async () => {
    const cateId = await catalogue.category();
    const id = await catalogue.product({ cateId, colours: ['红', '蓝'], price: 1000 });
    const edit = (price: number, colours: string[]) =>
      admin().run(productCalls.update, { ...catalogue.draft({ cateId, colours, price }), id });
    await edit(800, ['红', '蓝']);

    const [edited] = (await history({ noun: 'product', rowId: id })).list;

    const prices = edited?.fields.filter(({ label }) => label === '售价') ?? [];
    expect(prices).toEqual(
      expect.arrayContaining(['红', '蓝'].map((of) => ({ field: 'price', label: '售价', before: '10.00', after: '8.00', of }))),
    );
  });

  it('comes in pages, newest first, and says whether there is more', async () => {
    const id = await catalogue.product({ sort: 1 });
    for (const sort of [2, 3, 4, 5]) await patch(id, { sort });
    const sorts = async (page: number, limit: number) =>
      (await history({ noun: 'product', rowId: id, page, limit })).list.map(
        ({ fields }) => fields.find(({ field }) => field === 'sort')?.after,
      );

    expect(await sorts(1, 3)).toEqual(['5', '4', '3']);
    expect((await sorts(2, 3))[0]).toBe('2');
    expect(await history({ noun: 'product', rowId: id, limit: 3 })).toMatchObject({ capped: true, total: 4 });
    expect(await history({ noun: 'product', rowId: id, page: 9, limit: 20 })).toMatchObject({ list: [] });
  });

  it('marks what was taken back, and keeps it', async () => {
    const id = await catalogue.product({ sort: 1 });
    const { changeId } = await patch(id, { sort: 7 });
    await admin().run(changeCalls.undo, { id: changeId });

    const [undo, undone] = (await history({ noun: 'product', rowId: id })).list;

    expect(undo).toMatchObject({ label: '撤销', undone: false, fields: [{ before: '7', after: '1' }] });
    expect(undone).toMatchObject({ id: changeId, undone: true });
  });

  it('is empty for a noun that has none', async () => {
    for (const noun of ['admin_login', 'config', 'nothing', 'product"; drop table change; --'])
      expect(await history({ noun, rowId: 1 })).toMatchObject({ total: 0, list: [] });
  });
});

describe('an undo', () => {
  it('has one effect, however often it is asked for at once', async () => {
    const id = await catalogue.product({ stock: 5 });
    const { changeId } = await patch(id, { stock: 9 });

    const ends = await Promise.allSettled([1, 2, 3].map(() => admin().run(changeCalls.undo, { id: changeId })));

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await catalogue.row(id)).stock).toBe(5);
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('is not of what was never to be taken back, nor of an undo, nor of what is not there', async () => {
    const cateId = await catalogue.category();
    const { changeId: saved } = await admin().change(productCalls.save, catalogue.draft({ cateId }));
    const { changeId } = await patch(await catalogue.product({ sort: 1 }), { sort: 2 });
    const { changeId: undo } = await admin().change(changeCalls.undo, { id: changeId });

    for (const id of [saved, undo]) {
      await expect(admin().run(changeCalls.undo, { id })).rejects.toMatchObject({ code: 500, message: '这项操作不能撤销' });
    }
    await expect(admin().run(changeCalls.undo, { id: 999_999_999 })).rejects.toMatchObject({ code: expect.any(Number) });
  });

  it('of stock takes back the difference, not what a buyer took meanwhile', async () => {
    const id = await catalogue.product({ stock: 5 });
    const { changeId } = await patch(id, { stock: 9 });
    await shop.admin({ realName: '小李' }).run(productCalls.patch, { id, stock: 7 });

    await admin().run(changeCalls.undo, { id: changeId });

    expect((await catalogue.row(id)).stock).toBe(3);
  });

  it('of stock that is sold already is refused', async () => {
    const id = await catalogue.product({ stock: 0 });
    const { changeId } = await patch(id, { stock: 4 });
    await shop.admin({ realName: '小李' }).run(productCalls.patch, { id, stock: 1 });

    await expect(admin().run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({ code: 500, message: '库存不足' });
    expect((await catalogue.row(id)).stock).toBe(1);
  });
});
