import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { deletionCalls } from '#contract/changes/deletions.ts';
import { draftCalls } from '#contract/collection/drafts.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { crawlDraft } from '#server/collection/drafts/tables.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { collected, collectionIn } from '../../../test/collection.ts';
import { picturesIn } from '../../../test/pictures.ts';
import { reviewsIn } from '../../../test/reviews.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const library = picturesIn(shop);
const xiaowang = shop.admin({ realName: '小王' });
const xiaoli = shop.admin({ realName: '小李' });

let made = 0;
const newName = (of: string) => `${of}${(made += 1)}`;
const list = (noun: string, more = {}) => xiaoli.run(deletionCalls.list, { noun, page: 1, limit: 20, ...more });
const found = async (noun: string, name: string) => {
  const { list: rows } = await list(noun, { name });
  return rows[0] ?? { id: 0, rowId: 0 };
};
const restore = (noun: string, ...ids: number[]) => xiaoli.run(deletionCalls.restore, { noun, ids });
const bringBack = async (noun: string, name: string) => restore(noun, (await found(noun, name)).id);

async function brand(overrides: { name?: string; cateIds?: number[] } = {}) {
  const { name = newName('品牌'), cateIds = [] } = overrides;
  await xiaowang.run(brandCalls.save, { name, logo: 'logo.png', cateIds });
  const { list: rows } = await xiaowang.run(brandCalls.list, { name, page: 1, limit: 1 });
  return { id: rows[0]?.id ?? 0, name };
}
const deletedBrand = async () => {
  const one = await brand();
  await xiaowang.run(brandCalls.delete, { id: one.id });
  return one;
};
const deletedCategory = async (overrides: Parameters<typeof catalogue.category>[0] = {}) => {
  const name = newName('类');
  const id = await catalogue.category({ name, ...overrides });
  await xiaowang.run(categoryCalls.delete, { id });
  return { id, name };
};
const categoryOf = (id: number) => xiaowang.run(categoryCalls.info, { id });

describe('what was deleted lately', () => {
  it('is listed with its name, who deleted it and when, latest first', async () => {
    const [first, second] = [await deletedBrand(), await deletedBrand()];

    const { list: rows } = await list('brand');

    expect(rows.slice(0, 2).map(({ rowId }) => rowId)).toEqual([second.id, first.id]);
    expect(rows[0]).toMatchObject({ name: second.name, actor: '小王', at: expect.any(Date), along: '' });
    expect(rows[0]?.picture).toContain('logo.png');
  });

  it('is found by a word of its name, and counted', async () => {
    await deletedBrand();
    const { name } = await deletedBrand();

    expect(await list('brand', { name: name.toUpperCase() })).toMatchObject({ total: 1, list: [{ name }] });
    const wide = name.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfe_e0));
    expect(await list('brand', { name: wide })).toMatchObject({ total: 1, list: [{ name }] });
    expect(await list('brand', { name: '100%' })).toMatchObject({ total: 0, list: [] });
  });

  it('comes in pages', async () => {
    for (let n = 0; n < 3; n += 1) await deletedBrand();
    const [first, second] = [await list('brand', { limit: 2 }), await list('brand', { limit: 2, page: 2 })];

    expect(first.total).toBeGreaterThan(2);
    expect(second.list[0]?.id).toBeLessThan(first.list[1]?.id ?? 0);
  });

  it('keeps categories of products and of pictures apart', async () => {
    const { name } = await deletedCategory({ type: categoryTypes.picture });

    expect(await list('category', { name, kind: categoryTypes.picture })).toMatchObject({ total: 1 });
    expect(await list('category', { name, kind: categoryTypes.product })).toMatchObject({ total: 0 });
  });

  it('is asked of the database in a fixed number of questions', async () => {
    await deletedCategory();
    await list('category');
    const few = await shop.countQueries(() => list('category', { limit: 1 }));
    const many = await shop.countQueries(() => list('category', { limit: 100 }));

    expect(many).toBe(few);
  });

  it('travels like this', async () => {
    const { id, name } = await deletedBrand();
    const row = await found('brand', name);
    const sent = await xiaoli.raw('GET', '/admin/change/deleted/list', { query: { noun: 'brand', name } });

    const shown = { id: row.id, rowId: id, name, picture: expect.stringContaining('logo.png'), along: '', actor: '小王' };
    const data = { page: 1, limit: 20, totalPage: 1, total: 1, list: [{ ...shown, at: expect.stringMatching(/^\d{4}-.{14}$/) }] };
    expect(sent).toEqual({ code: 200, message: '操作成功', data });
    const body = { noun: 'brand', ids: String(row.id) };
    expect(await xiaoli.raw('POST', '/admin/change/deleted/restore', { body })).toEqual({
      code: 200,
      message: '操作成功',
      data: { restored: 1, notes: [] },
    });
  });
});

describe('a deleted record that is restored', () => {
  it('is a brand under its old id, and leaves the list', async () => {
    const { id, name } = await deletedBrand();

    expect(await bringBack('brand', name)).toEqual({ restored: 1, notes: [] });

    expect(await xiaoli.run(brandCalls.info, { id })).toMatchObject({ name });
    expect(await list('brand', { name })).toMatchObject({ total: 0 });
  });

  it('stands in the history of the record, by who restored it', async () => {
    const { id, name } = await deletedBrand();
    await bringBack('brand', name);

    const history = await xiaoli.run(changeCalls.list, { noun: 'brand', rowId: id, page: 1, limit: 20 });

    expect(history.list[0]).toMatchObject({
      actor: '小李',
      label: '恢复',
      fields: [{ label: '已删除', before: '是', after: '否' }],
    });
    expect(history.list[1]).toMatchObject({ actor: '小王', label: '删除', undone: true });
  });

  it('is a specification template, one of several deleted at once', async () => {
    const names = [newName('规格'), newName('规格')];
    for (const ruleName of names)
      await xiaowang.run(ruleCalls.save, { ruleName, ruleValue: [{ value: '颜色', detail: ['红'] }] });
    const { list: rules } = await xiaowang.run(ruleCalls.list, { keywords: '规格', page: 1, limit: 2 });
    await xiaowang.run(ruleCalls.delete, { ids: rules.map(({ id }) => id) });

    await bringBack('product_rule', names[0] ?? '');

    expect(await xiaowang.run(ruleCalls.list, { keywords: names[0], page: 1, limit: 20 })).toMatchObject({ total: 1 });
    expect(await list('product_rule', { name: names[1] })).toMatchObject({ total: 1 });
    expect(await list('product_rule', { name: names[0] })).toMatchObject({ total: 0 });
  });

  it('is a review, found by its author and its words', async () => {
    const reviews = reviewsIn(shop);
    const id = await reviews.review({ productId: await catalogue.product(), nickname: '阿福', comment: '杯口有缺' });
    await xiaowang.run(reviewCalls.delete, { id });

    expect(await found('product_reply', '缺')).toMatchObject({ name: '阿福：杯口有缺' });
    await bringBack('product_reply', '阿福');
    expect((await reviews.row(id)).isDel).toBe(false);
  });

  it('is a collected draft', async () => {
    const id = await collectionIn(shop).draft();
    await xiaowang.run(draftCalls.delete, { id });

    expect(await found('crawl_draft', '青花')).toMatchObject({ rowId: id, name: '青花碗' });
    await bringBack('crawl_draft', '青花');
    expect(await xiaowang.run(draftCalls.info, { id })).toMatchObject({ id, payload: { storeName: '青花碗' } });
  });
});

describe('a restored category', () => {
  it('has the brands at home in it again', async () => {
    const cate = await catalogue.category({ name: newName('类') });
    const { id, name } = await brand({ cateIds: [cate] });
    await xiaowang.run(categoryCalls.delete, { id: cate });
    const { list: rows } = await list('category');
    expect(rows[0]).toMatchObject({ rowId: cate, along: '1 个品牌的关联' });

    await restore('category', rows[0]?.id ?? 0);
    expect(await xiaowang.run(brandCalls.info, { id })).toMatchObject({ name, cateIds: [cate] });
  });

  it('has its pictures again, but not those put elsewhere since', async () => {
    const [cate, other] = [await catalogue.category({ type: 2 }), await catalogue.category({ type: 2 })];
    const put = () => library.picture({ pid: cate });
    const [stayed, moved, gone] = [await put(), await put(), await put()];
    await xiaowang.run(categoryCalls.delete, { id: cate });
    await xiaowang.run(attachmentCalls.move, { attrId: [moved.id], pid: other });
    await xiaowang.run(attachmentCalls.delete, { ids: [gone.id] });

    const { list: rows } = await list('category');
    expect(rows[0]).toMatchObject({ along: '3 张图片' });
    await restore('category', rows[0]?.id ?? 0);
    const inside = (await library.list({ pid: cate })).map(({ attId }) => attId);
    expect(inside).toEqual([stayed.id]);
  });

  it('hangs at the root when its parent is gone, and says so', async () => {
    const root = await catalogue.category();
    const leaf = await deletedCategory({ pid: root, path: `/0/${root}/` });
    await xiaowang.run(categoryCalls.delete, { id: root });

    const { notes } = await bringBack('category', leaf.name);

    expect(notes).toEqual([`“${leaf.name}”原来的上级分类已不在或已移到更深一级，已放到顶级`]);
    expect(await categoryOf(leaf.id)).toMatchObject({ pid: 0, path: '/0/' });
  });

  it('hangs below its parent where that hangs now, and is hidden as it is', async () => {
    const [top, parent] = [await catalogue.category({ type: 3 }), await catalogue.category({ type: 3, status: false })];
    const leaf = await deletedCategory({ type: 3, pid: parent, path: `/0/${parent}/` });
    await xiaowang.run(categoryCalls.move, { id: parent, pid: top });

    const { notes } = await bringBack('category', leaf.name);

    expect(notes).toEqual([`“${leaf.name}”的上级分类是隐藏的，恢复后也是隐藏的`]);
    expect(await categoryOf(leaf.id)).toMatchObject({ pid: parent, path: `/0/${top}/${parent}/`, status: false });
  });

  it('comes with its parent when both are restored', async () => {
    const root = await catalogue.category({ name: newName('类') });
    const leaf = await deletedCategory({ pid: root, path: `/0/${root}/` });
    await xiaowang.run(categoryCalls.delete, { id: root });
    const { list: rows } = await list('category', { limit: 2 });

    expect(await restore('category', ...rows.map(({ id }) => id))).toEqual({ restored: 2, notes: [] });
    expect(await categoryOf(leaf.id)).toMatchObject({ pid: root, path: `/0/${root}/` });
  });
});

describe('a record that cannot come back', () => {
  it('says who has its name now', async () => {
    const { name } = await deletedBrand();
    const { id } = await brand({ name });

    await expect(bringBack('brand', name)).rejects.toMatchObject({
      code: 500,
      message: `品牌名称“${name}”已被品牌（ID ${id}）使用，请先修改它，再恢复`,
    });
  });

  it('says so of a link that was collected again', async () => {
    const soureLink = 'https://item.jd.com/again.html';
    const id = await collectionIn(shop).draft({ soureLink });
    await xiaowang.run(draftCalls.delete, { id });
    const again = await collectionIn(shop).draft({ soureLink });

    const { list: rows } = await list('crawl_draft');
    await expect(restore('crawl_draft', rows[0]?.id ?? 0)).rejects.toMatchObject({
      message: `来源链接“${soureLink}”已被采集草稿（ID ${again}）使用，请先修改它，再恢复`,
    });
    expect(await shop.db.$count(crawlDraft, eq(crawlDraft.id, id))).toBe(0);
  });

  it('says that a review was imported again', async () => {
    const reviews = reviewsIn(shop);
    const of = { productId: await catalogue.product(), nickname: '重来', code: 'f'.repeat(64) };
    await xiaowang.run(reviewCalls.delete, { id: await reviews.review(of) });
    const again = await reviews.review(of);

    await expect(bringBack('product_reply', '重来')).rejects.toMatchObject({
      message: `相同的评论已经存在（ID ${again}），不用恢复`,
    });
  });

  it('is refused when it has come back already, also when two restore it at once', async () => {
    const id = await collectionIn(shop).draft({ payload: collected({ storeName: '抢着恢复' }) });
    await xiaowang.run(draftCalls.delete, { id });
    const deletion = await found('crawl_draft', '抢着恢复');
    const refused = { code: 500, message: '已经恢复过了，请刷新后查看' };

    const ends = await Promise.allSettled([1, 2, 3].map(() => restore('crawl_draft', deletion.id)));

    const late = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(late).toMatchObject([refused, refused]);
    await expect(restore('crawl_draft', deletion.id)).rejects.toMatchObject(refused);
  });

  it('is not restored by an earlier deletion', async () => {
    const { id, name } = await deletedBrand();
    const earlier = await found('brand', name);
    await restore('brand', earlier.id);
    await xiaowang.run(brandCalls.delete, { id });

    await expect(restore('brand', earlier.id)).rejects.toMatchObject({ message: '已经恢复过了，请刷新后查看' });
    expect(await list('brand', { name })).toMatchObject({ total: 1 });
  });

  it('is not undone once it is restored', async () => {
    const { id, name } = await brand();
    const { changeId } = await xiaowang.change(brandCalls.delete, { id });
    await bringBack('brand', name);

    await expect(xiaowang.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({ message: '这项操作已经撤销过了' });
  });

  it('is not of another noun', async () => {
    const { name } = await deletedBrand();
    const { id } = await found('brand', name);

    await expect(restore('category', id)).rejects.toMatchObject({ code: 404 });
    await expect(restore('brand', 999_999)).rejects.toMatchObject({ code: 404, message: '没有找到要恢复的记录，请刷新后重试' });
  });

  it('is a picture whose file is cleared', async () => {
    const { id } = await library.picture({ name: `${newName('图')}.png` });
    await xiaowang.run(attachmentCalls.delete, { ids: [id] });
    const { list: rows } = await list('attachment');
    await shop.app.database.pool.query('truncate discard');

    await expect(restore('attachment', rows[0]?.id ?? 0)).rejects.toMatchObject({
      message: expect.stringContaining('的文件已经清除，不能恢复，请重新上传'),
    });
  });
});

describe('deleted records', () => {
  it.each([[brandCalls.delete.permission], [brandCalls.save.permission]])(
    'are closed to who holds %s alone',
    async (permission) => {
      const { name } = await deletedBrand();
      const { id } = await found('brand', name);
      const client = shop.admin({ may: [permission] });

      const refused = { code: 403, message: '没有权限查看或恢复这类记录' };
      await expect(client.run(deletionCalls.list, { noun: 'brand', page: 1, limit: 20 })).rejects.toMatchObject(refused);
      await expect(client.run(deletionCalls.restore, { noun: 'brand', ids: [id] })).rejects.toMatchObject(refused);
    },
  );

  it('are open to who holds both', async () => {
    const { name } = await deletedBrand();
    const { id } = await found('brand', name);
    const client = shop.admin({ may: [brandCalls.delete.permission, brandCalls.save.permission] });

    expect(await client.run(deletionCalls.restore, { noun: 'brand', ids: [id] })).toMatchObject({ restored: 1 });
  });

  it.each(['product', 'store_order', 'admin', 'nothing'])('of a %s are not here', async (noun) => {
    await expect(list(noun)).rejects.toMatchObject({ code: 403 });
  });
});
