import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = () => shop.admin();
const draft = (name: string, pid = 0) => ({ name, pid, type: 1, status: true, sort: 0 });

async function branch() {
  const root = await catalogue.category();
  const child = await catalogue.category({ pid: root, path: `/0/${root}/` });
  const leaf = await catalogue.category({ pid: child, path: `/0/${root}/${child}/` });
  return { root, child, leaf };
}

describe('a category that is moved', () => {
  it('takes the paths below it along', async () => {
    const { child, leaf } = await branch();

    await admin().run(categoryCalls.update, { ...draft('搬家'), id: child });

    expect(await admin().run(categoryCalls.info, { id: leaf })).toMatchObject({ path: `/0/${child}/` });
  });

  it('may not hang below itself or a stranger', async () => {
    const { root, leaf } = await branch();

    await expect(admin().run(categoryCalls.update, { ...draft('环', leaf), id: root })).rejects.toMatchObject({
      message: expect.stringContaining('自己或下级'),
    });
    await expect(admin().run(categoryCalls.save, draft('孤儿', 999_999))).rejects.toMatchObject({
      message: expect.stringContaining('父级分类不存在'),
    });
  });
});

describe('the status of a category', () => {
  it('closes everything below and opens everything above', async () => {
    const { root, child, leaf } = await branch();
    const status = async (id: number) => (await admin().run(categoryCalls.info, { id }))?.status;

    await admin().run(categoryCalls.updateStatus, { id: root });
    expect([await status(child), await status(leaf)]).toEqual([false, false]);
    await admin().run(categoryCalls.updateStatus, { id: leaf });
    expect([await status(root), await status(child)]).toEqual([true, true]);
  });
});

describe('deleting a category', () => {
  it('is refused while it has children or products', async () => {
    const { root, leaf } = await branch();
    await catalogue.product({ cateId: leaf });

    await expect(admin().run(categoryCalls.delete, { id: root })).rejects.toMatchObject({
      message: '当前分类下有子类，请先删除子类！',
    });
    await expect(admin().run(categoryCalls.delete, { id: leaf })).rejects.toMatchObject({
      message: expect.stringContaining('该分类下有商品'),
    });
  });
});

describe('a name', () => {
  it('is taken once per parent', async () => {
    const pid = await catalogue.category();
    await admin().run(categoryCalls.save, draft('重名', pid));

    await expect(admin().run(categoryCalls.save, draft('重名', pid))).rejects.toMatchObject({ message: '此分类已存在' });
    await admin().run(categoryCalls.save, draft('重名', await catalogue.category()));
  });
});

describe('the tree', () => {
  it('leaves out empty children, and finds a name with its parent', async () => {
    const root = await catalogue.category({ name: '父亲' });
    await catalogue.category({ name: '独子', pid: root, path: `/0/${root}/` });

    const { data } = await admin().raw('GET', '/admin/category/list/tree', { query: { type: 1, status: -1, name: '独子' } });

    expect(data).toEqual([
      expect.objectContaining({ name: '父亲', child: [expect.not.objectContaining({ child: expect.anything() })] }),
    ]);
  });
});

describe('fields in the query or in a form', () => {
  it('are both understood', async () => {
    const query = { ...draft('查询串'), status: 'true' };

    expect(await admin().raw('POST', '/admin/category/save', { query })).toEqual({ code: 200, message: '操作成功', data: null });
    expect(await admin().raw('POST', '/admin/category/save', { query: { ...query, name: '' } })).toMatchObject({
      code: 400,
      message: '分类名称必须填写',
    });
  });
});
