import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { brand } from '#server/catalogue/product-references/tables.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { picturesIn } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const library = picturesIn(shop);

const remove = (ids: number[], force?: boolean) => shop.admin().change(attachmentCalls.delete, { ids, force });
const isThere = async (url: string) => (await library.fetch(url)).statusCode === 200;
const info = (id: number) => shop.admin().run(attachmentCalls.info, { id });

let brands = 0;
const brandWith = (logo: string, name = `品牌${(brands += 1)}`) =>
  shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx }) =>
    tx.insert(brand).values({ name, logo, initial: 'P', story: '', sort: 0, isShow: true, isDel: false }),
  );

describe('a deleted picture', () => {
  it('comes back with its file when the deletion is taken back', async () => {
    const { id, url } = await library.picture();

    const { changeId } = await remove([id]);
    await shop.admin().run(changeCalls.undo, { id: changeId });
    await shop.pass('2 minutes');

    expect(await info(id)).toMatchObject({ sattDir: url });
    expect(await isThere(url)).toBe(true);
  });

  it('is refused with the places that show it, all or nothing', async () => {
    const [used, idle] = [await library.picture({ name: '杯.png' }), await library.picture()];
    await brandWith(used.url, '双鱼');

    await expect(remove([idle.id, used.id])).rejects.toMatchObject({
      code: 500,
      message: '“杯.png”正在使用（品牌图标“双鱼”），不能删除，请先换掉这些地方的图片',
    });

    expect([await info(idle.id), await info(used.id)]).not.toContain(null);
    await brandWith(used.url, '三鱼');
    await expect(remove([used.id])).rejects.toMatchObject({ message: expect.stringContaining('等 2 处') });
  });

  it('goes with force, shown or not', async () => {
    const { id, url } = await library.picture();
    await brandWith(url);

    await remove([id], true);

    expect(await info(id)).toBeNull();
  });

  it('has to be there', async () => {
    await expect(remove([999_998, 999_999])).rejects.toMatchObject({ code: 500, message: '操作失败' });
    expect(await shop.admin().raw('GET', '/admin/system/attachment/delete/,')).toMatchObject({
      code: 400,
      message: '请先选择图片',
    });
  });
});
