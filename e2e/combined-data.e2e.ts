import { describe, expect, it } from 'vitest';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { contentIn } from '../server/test/content.ts';
import { picture } from '../server/test/pictures.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, row, undo } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const admin = shop.admin();

const FORM = '首页轮播图';

async function entries() {
  const [group] = (await admin.run(groupCalls.list, { keywords: '活动横幅', page: 1, limit: 1 })).list;
  return (await admin.run(groupDataCalls.list, { gid: group?.id ?? 0, page: 1, limit: 20 })).list;
}

describe('a group of combined data', () => {
  it('is made with a form, and its entries are added, hidden and deleted; the picture says where it is shown', async () => {
    await contentIn(shop).article({ title: '秋天去哪里' });
    const page = await desk.sit('/maintain/devconfiguration/combineddata');
    const drawer = page.locator('.ant-drawer-open');
    await button(page, '添加数据组').click();
    await dialog(page).getByLabel('数据组名称').fill('活动横幅');
    await dialog(page).getByLabel('数据简介').fill('首页顶部');
    await button(dialog(page), '选择模板数据').click();
    await page.locator('.pick-dialog').getByRole('searchbox').fill(FORM);
    await page.keyboard.press('Enter');
    await page.locator('.pick-dialog').getByRole('button', { name: FORM, exact: true }).click();
    await button(dialog(page), '保存').click();
    await button(row(page, '活动横幅'), '活动横幅').click();

    await button(drawer.locator('.entries-head'), '添加数据').click();
    await dialog(page).getByLabel('标题').fill('秋日出行');
    await button(dialog(page), '选择文章').click();
    await page.locator('.pick-dialog').getByRole('radio', { name: '选择秋天去哪里' }).click();
    await dialog(page).getByText('文章：秋天去哪里').waitFor();
    await button(dialog(page), '保存').click();
    await dialog(page).getByText('图片(750 x 375)不能为空！').waitFor();
    const file = { name: '横幅.png', mimeType: 'image/png', buffer: await picture(40).png().toBuffer() };
    await dialog(page).locator('input[type=file]').setInputFiles(file);
    await dialog(page).locator('.tile img').waitFor();
    await button(dialog(page), '保存').click();
    await row(page, '秋日出行').locator('.picture img').waitFor();
    await row(page, '秋日出行').getByText('文章：秋天去哪里').waitFor();

    await row(page, '秋日出行').getByRole('switch').click();
    await expect.poll(async () => (await entries())[0]?.status).toBe(false);

    const library = await desk.sit('/maintain/picture');
    await library.getByRole('option', { name: '横幅.png' }).click();
    await button(library, '删除图片').click();
    const way = await dialog(library).getByRole('link', { name: '活动横幅' }).getAttribute('href');
    await library.goto(new URL(way ?? '', library.url()).href);
    await row(library, '秋日出行').waitFor();

    await choose(page, row(page, '秋日出行'), '删除');
    await row(page, '秋日出行').waitFor({ state: 'hidden' });
    await page.getByText('删除数据成功').waitFor();
    await undo(page, '删除数据成功');
    await row(page, '秋日出行').waitFor();
  });

  it('that clients know has a form of its own to begin with', async () => {
    const page = await desk.sit('/maintain/devconfiguration/combineddata?open=62');
    await button(row(page, '800'), '编辑').click();
    await dialog(page).getByLabel('赠送').fill('120');
    await button(dialog(page), '保存').click();

    await row(page, '120').waitFor();
    expect((await admin.run(formTemplateCalls.info, { id: 103 }))?.name).toBe('充值金额设置');
  });
});
