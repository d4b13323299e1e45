import { describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { picturesIn } from '../server/test/pictures.ts';
import { openShop } from '../server/test/shop.ts';
import { button, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);
const library = picturesIn(shop);
const xiaowang = shop.admin({ realName: '小王' });

describe('what a colleague deleted', () => {
  it('is found in the tools of its list and comes back into it', async () => {
    for (const name of ['绿皮车', '蓝皮车']) await xiaowang.run(brandCalls.save, { name, logo: 'a.png' });
    const { list } = await xiaowang.run(brandCalls.list, { page: 1, limit: 20 });
    for (const { id } of list) await xiaowang.run(brandCalls.delete, { id });
    const page = await desk.sit('/store/brand');
    await button(page, '最近删除').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('蓝皮车').waitFor();

    await drawer.getByLabel('按名称查找').fill('绿皮');
    await expect.poll(() => drawer.getByRole('checkbox').count()).toBe(1);
    expect(await drawer.getByRole('listitem').first().textContent()).toContain('小王');
    await button(drawer, '恢复绿皮车').click();

    await drawer.getByText('没有符合条件的记录').waitFor();
    await page.keyboard.press('Escape');
    await row(page, '绿皮车').waitFor();
  });

  it('is a category of a tree, put where it can be', async () => {
    const root = await catalogue.category({ name: '餐厨' });
    const leaf = await catalogue.category({ name: '杯子', pid: root, path: `/0/${root}/` });
    for (const id of [leaf, root]) await xiaowang.run(categoryCalls.delete, { id });
    const page = await desk.sit('/store/sort');
    await button(page, '最近删除').click();
    await button(page, '恢复杯子').click();

    await page.getByText('“杯子”原来的上级分类已不在').waitFor();
    await page.keyboard.press('Escape');
    expect(await row(page, '杯子').getAttribute('aria-level')).toBe('1');
  });

  it('is several pictures at once', async () => {
    const ids = [(await library.picture({ name: '甲.png' })).id, (await library.picture({ name: '乙.png' })).id];
    await xiaowang.run(attachmentCalls.delete, { ids });
    const page = await desk.sit('/maintain/picture');
    await button(page, '最近删除的图片').click();
    for (const name of ['甲', '乙']) await page.getByRole('checkbox', { name: `选择${name}.png` }).check();
    await button(page, '恢复所选 2 条').click();

    await page.getByText('已恢复 2 条').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('option', { name: '甲.png' }).waitFor();
  });
});
