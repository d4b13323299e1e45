import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { attachment } from '#server/pictures/attachments/tables.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();
const PICTURE = 2;
const remove = (id: number) => admin.run(categoryCalls.delete, { id });

async function pictureIn(pid: number): Promise<void> {
  const values = { name: 'a.png', sattDir: `image/${pid}.png`, attSize: 1, attType: 'png', pid, sha256: 'a'.repeat(64) };
  await shop.app.write({ name: 'test.picture', actor: systemActor('test') }, ({ tx }) => tx.insert(attachment).values(values));
}
const folders = async () => (await shop.db.select({ pid: attachment.pid }).from(attachment)).map(({ pid }) => pid);

describe('deleting a category', () => {
  it('is refused while it has children or products', async () => {
    const root = await catalogue.category();
    const leaf = await catalogue.category({ pid: root, path: `/0/${root}/` });
    await catalogue.product({ cateId: leaf });

    await expect(remove(root)).rejects.toMatchObject({ message: '当前分类下有子类，请先删除子类！' });
    await expect(remove(leaf)).rejects.toMatchObject({ message: expect.stringContaining('该分类下有商品') });
  });

  it('waits for products in the bin, but not for those deleted for good', async () => {
    const id = await catalogue.category();
    const product = await catalogue.product({ cateId: id });
    await admin.run(productCalls.delete, { id: product, type: 'recycle' });

    await expect(remove(id)).rejects.toMatchObject({ message: expect.stringContaining('包括回收站') });
    await admin.run(productCalls.delete, { id: product, type: 'delete' });
    await remove(id);
    expect(await admin.run(categoryCalls.info, { id })).toBeNull();
  });

  it('can be taken back', async () => {
    const id = await catalogue.category({ name: '手滑' });

    const { changeId } = await admin.change(categoryCalls.delete, { id });
    await admin.run(changeCalls.undo, { id: changeId });

    expect(await admin.run(categoryCalls.info, { id })).toMatchObject({ name: '手滑', path: '/0/' });
  });

  it('cannot be taken back below a parent that is gone meanwhile', async () => {
    const root = await catalogue.category();
    const leaf = await catalogue.category({ pid: root, path: `/0/${root}/` });
    const { changeId } = await admin.change(categoryCalls.delete, { id: leaf });
    await remove(root);

    await expect(admin.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({
      message: expect.stringContaining('位置已被他人修改'),
    });
  });

  it('is refused for what is not there and for the roots', async () => {
    await expect(remove(999_999)).rejects.toMatchObject({ message: '操作失败' });
    await expect(remove(0)).rejects.toMatchObject({ message: expect.stringContaining('根目录') });
    await expect(remove(10_000)).rejects.toMatchObject({ message: expect.stringContaining('根目录') });
    await expect(
      admin.run(categoryCalls.update, { id: 10_000, name: '根', pid: 0, type: PICTURE, status: true, sort: 0 }),
    ).rejects.toMatchObject({ message: expect.stringContaining('根目录') });
  });
});

describe('a folder of pictures that is deleted', () => {
  it('leaves its pictures at the root, and has them again when that is taken back', async () => {
    const id = await catalogue.category({ type: PICTURE });
    await pictureIn(id);

    const { changeId } = await admin.change(categoryCalls.delete, { id });
    expect(await folders()).toEqual([0]);
    await admin.run(changeCalls.undo, { id: changeId });
    expect(await folders()).toEqual([id]);
  });
});
