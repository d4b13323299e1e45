import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryStatuses, categoryTypes, configKinds } from '#contract/catalogue/category-record.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { configCalls } from '#contract/settings/config.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();
const draft = (name: string, pid = 0) => ({ name, pid, type: 1, status: true, sort: 0 });
const statusOf = async (id: number) => (await admin.run(categoryCalls.info, { id }))?.status;
const says = (message: string) => ({ message: expect.stringContaining(message) });

async function branch() {
  const root = await catalogue.category();
  const child = await catalogue.category({ pid: root, path: `/0/${root}/` });
  const leaf = await catalogue.category({ pid: child, path: `/0/${root}/${child}/` });
  return { root, child, leaf };
}

describe('a new category of which little is said', () => {
  const made = async (name: string, more = {}) => {
    await admin.raw('POST', categoryCalls.save.path, { query: { name, type: '2', ...more } });
    return (await admin.run(categoryCalls.list, { type: 2, name, page: 1, limit: 1 })).list[0];
  };

  it('stands at the top, first and shown', async () => {
    expect(await made('素材')).toMatchObject({ pid: 0, path: '/0/', sort: 1, status: true });
    expect(await made('从前的', { pid: '1000', sort: '7', status: '0' })).toMatchObject({ pid: 0, sort: 7, status: false });
  });

  it('stands below the category of that number where there is one in its tree', async () => {
    await shop.app.write({ name: 'test.category', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(
        sql`insert into category (id, pid, path, name, type, status, sort) overriding system value values (1000, 0, '/0/', '第一千个', 2, true, 1)`,
      ),
    );

    expect(await made('下一级', { pid: '1000' })).toMatchObject({ pid: 1000, path: '/0/1000/' });
    await admin.raw('POST', categoryCalls.save.path, { query: { name: '商品的', type: '1', pid: '1000' } });
    expect((await admin.run(categoryCalls.list, { type: 1, name: '商品的', page: 1, limit: 1 })).list[0]).toMatchObject({
      pid: 0,
    });
  });
});

describe('a category of settings', () => {
  it('says of which area it is, until staff say another', async () => {
    const seeded = await admin.run(categoryCalls.tree, { type: categoryTypes.config, status: categoryStatuses.any });
    expect(seeded.map(({ name, configKind, child = [] }) => [name, configKind, child[0]?.configKind])).toContainEqual([
      '支付配置',
      configKinds.payment,
      configKinds.payment,
    ]);

    const kindOf = async (name: string, type: number) =>
      (await admin.run(categoryCalls.list, { type, name, page: 1, limit: 1 })).list[0];
    await admin.run(categoryCalls.save, {
      ...draft('门店系统'),
      type: categoryTypes.config,
      configKind: configKinds.application,
    });
    const made = await kindOf('门店系统', categoryTypes.config);
    expect(made).toMatchObject({ configKind: configKinds.application });
    await admin.run(categoryCalls.update, { ...draft('门店接口'), type: categoryTypes.config, id: made?.id ?? 0 });
    expect(await kindOf('门店接口', categoryTypes.config)).toMatchObject({ configKind: configKinds.application });
  });

  it('is the only one that has an area', async () => {
    await admin.run(categoryCalls.save, { ...draft('厨房'), configKind: configKinds.other });
    const { list } = await admin.run(categoryCalls.list, { type: 1, name: '厨房', page: 1, limit: 1 });
    expect(list).toMatchObject([{ name: '厨房' }]);
    expect(list[0]).not.toHaveProperty('configKind');
  });
});

describe('a category that is edited', () => {
  it('takes the paths below it along', async () => {
    const { child, leaf } = await branch();

    await admin.run(categoryCalls.update, { ...draft('搬家'), id: child });

    expect(await admin.run(categoryCalls.info, { id: leaf })).toMatchObject({ path: `/0/${child}/` });
  });

  it('may not hang below itself or a stranger', async () => {
    const { root, leaf } = await branch();

    await expect(admin.run(categoryCalls.update, { ...draft('环', leaf), id: root })).rejects.toMatchObject(says('自己或下级'));
    await expect(admin.run(categoryCalls.save, draft('孤儿', 999_999))).rejects.toMatchObject(says('父级分类不存在'));
  });

  it('may stay as deep as it is where the shop wants fewer levels now, but nothing new goes there', async () => {
    const { child, leaf } = await branch();
    await admin.run(configCalls.save, { key: 'category_levels', value: '2' });

    await admin.run(categoryCalls.update, { ...draft('老三级', child), id: leaf });
    await expect(admin.run(categoryCalls.save, draft('新三级', child))).rejects.toMatchObject(says('最多 2 级'));

    expect(await admin.run(categoryCalls.levels, { type: 1 })).toEqual({ levels: 2 });
    expect(await admin.run(categoryCalls.levels, { type: 6 })).toEqual({ levels: 4 });
    await admin.run(configCalls.save, { key: 'category_levels', value: '4' });
  });

  it.each([
    ['products', 1],
    ['settings', 6],
  ])('goes four levels down and no further: %s', async (_, type) => {
    let pid = 0;
    for (const name of ['甲级', '乙级', '丙级', '丁级']) {
      await admin.run(categoryCalls.save, { ...draft(name, pid), type });
      const { list } = await admin.run(categoryCalls.list, { type, name, page: 1, limit: 1 });
      pid = list[0]?.id ?? 0;
    }

    await expect(admin.run(categoryCalls.save, { ...draft('五', pid), type })).rejects.toMatchObject(says('最多 4 级'));
  });

  it('keeps its type', async () => {
    const id = await catalogue.category();

    await expect(admin.run(categoryCalls.update, { ...draft('换型'), type: 3, id })).rejects.toMatchObject(says('类型不能更改'));
  });

  it('is as it was when that is taken back', async () => {
    const { child, leaf } = await branch();
    const before = await admin.run(categoryCalls.info, { id: leaf });

    const { changeId } = await admin.change(categoryCalls.update, { ...draft('误改'), status: false, id: child });
    await admin.run(changeCalls.undo, { id: changeId });

    expect(await admin.run(categoryCalls.info, { id: leaf })).toEqual(before);
  });

  it('is judged like a new one, and by its id first', async () => {
    const post = (query: object) => admin.raw('POST', '/admin/category/update', { query: { ...draft('名'), ...query } });

    expect(await post({ id: 1, name: '' })).toMatchObject({ code: 400, message: '分类名称必须填写' });
    expect(await post({ id: 1, sort: -1 })).toMatchObject({ code: 400, message: '排序数字必须大于等于0' });
    expect(await post({ id: 0 })).toMatchObject({ code: 500, message: 'id 参数不合法' });
    expect(await post({ id: 999_999 })).toMatchObject({ code: 500, message: '分类不存在或已删除，请刷新后重试' });
  });
});

describe('the status of a category', () => {
  it('closes everything below and opens everything above', async () => {
    const { root, child, leaf } = await branch();

    await admin.run(categoryCalls.updateStatus, { id: root });
    expect([await statusOf(child), await statusOf(leaf)]).toEqual([false, false]);
    await admin.run(categoryCalls.updateStatus, { id: leaf });
    expect([await statusOf(root), await statusOf(child)]).toEqual([true, true]);
  });

  it('does the same when it is saved in the form', async () => {
    const { root, child, leaf } = await branch();

    await admin.run(categoryCalls.update, { ...draft('关'), status: false, id: root });
    expect([await statusOf(child), await statusOf(leaf)]).toEqual([false, false]);
    await admin.run(categoryCalls.update, { ...draft('开', child), id: leaf });
    expect([await statusOf(root), await statusOf(child)]).toEqual([true, true]);
  });

  it('opens its new parents when a shown one moves below them', async () => {
    const hidden = await catalogue.category({ status: false });
    const id = await catalogue.category();

    await admin.run(categoryCalls.update, { ...draft('迁入', hidden), id });

    expect(await statusOf(hidden)).toBe(true);
  });

  it('is what was asked for, however often in the same moment', async () => {
    const id = await catalogue.category();

    await Promise.all([1, 2, 3, 4].map(() => admin.run(categoryCalls.updateStatus, { id, status: false })));

    expect(await statusOf(id)).toBe(false);
  });

  it('is opposite after one blind toggle and the same after two, also at once', async () => {
    const id = await catalogue.category();

    await Promise.all([1, 2].map(() => admin.run(categoryCalls.updateStatus, { id })));

    expect(await statusOf(id)).toBe(true);
    await expect(admin.run(categoryCalls.updateStatus, { id: 999_999 })).rejects.toMatchObject({ message: '修改失败' });
  });
});

describe('a name', () => {
  it('is taken once per parent, spaces aside, also by an edit', async () => {
    const pid = await catalogue.category();
    const other = await catalogue.category({ pid, path: `/0/${pid}/` });
    await admin.run(categoryCalls.save, draft('重名', pid));

    await expect(admin.run(categoryCalls.save, draft(' 重名 ', pid))).rejects.toMatchObject({ message: '此分类已存在' });
    await expect(admin.run(categoryCalls.update, { ...draft('重名', pid), id: other })).rejects.toMatchObject({
      message: '此分类已存在',
    });
    await admin.run(categoryCalls.save, draft('重名', await catalogue.category()));
  });
});

describe('fields in the query or in a form', () => {
  it('are both understood', async () => {
    const query = { ...draft('查询串'), status: 'true' };

    expect(await admin.raw('POST', '/admin/category/save', { query })).toEqual({ code: 200, message: '操作成功', data: null });
    expect(await admin.raw('POST', '/admin/category/save', { query: { ...query, name: '' } })).toMatchObject({
      code: 400,
      message: '分类名称必须填写',
    });
  });
});

describe('the icon of a category', () => {
  it('goes when the form sends it empty, and stays when it is left out', async () => {
    const id = await catalogue.category();
    const query = { ...draft('图标'), id };
    const iconAfter = async (change: object) => {
      await admin.raw('POST', '/admin/category/update', { query: { ...query, ...change } });
      return (await admin.run(categoryCalls.info, { id }))?.extra;
    };

    expect(await iconAfter({ extra: 'el-icon-dish' })).toBe('el-icon-dish');
    expect(await iconAfter({})).toBe('el-icon-dish');
    expect(await iconAfter({ extra: '' })).toBeNull();
  });
});

describe('a product', () => {
  it('is found by any category above its own, and by several at once', async () => {
    const { root, leaf } = await branch();
    const other = await catalogue.category();
    const ids = [await catalogue.product({ cateId: leaf }), await catalogue.product({ cateId: other })];
    const found = async (cateId: number[]) =>
      (await admin.run(productCalls.list, { type: 2, cateId, page: 1, limit: 20 })).list.map(({ id }) => id).toSorted();

    expect(await found([root])).toEqual([ids[0]]);
    expect(await found([root, other])).toEqual(ids);
  });
});
