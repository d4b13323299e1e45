import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { roleCalls } from '#contract/access/roles.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, row, toolbar, undo } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const MENUS = '/operation/roleManager/promiseRules';

const sidebar = (page: Page) => page.getByRole('navigation', { name: '菜单' });
const entry = (page: Page, name: string) => sidebar(page).getByText(name, { exact: true });

/** A directory of its own with a page that exists already. */
async function addBranch(page: Page, directory: string, leaf: string) {
  await button(toolbar(page), '新增').click();
  await dialog(page).getByLabel('菜单名称').fill(directory);
  await dialog(page).getByLabel('菜单图标').click();
  await page.getByLabel('搜索图标').fill('s-order');
  await button(page, 's-order').click();
  await button(dialog(page), '保存').click();
  await row(page, directory).waitFor();

  await choose(page, row(page, directory), '新增');
  await dialog(page).getByLabel('菜单名称').fill(leaf);
  await dialog(page).getByLabel('组件路径').fill('/exports');
  await button(dialog(page), '保存').click();
  await button(row(page, directory), `展开${directory}`).click();
  await row(page, leaf).waitFor();
}

describe('the menu of the back-office', () => {
  it('is made, moved, hidden and deleted, and the menu of somebody else follows at once', async () => {
    const [page, other] = [await desk.sit(MENUS), await desk.sit('/dashboard')];
    await addBranch(page, '日常', '今日导出');
    await entry(other, '今日导出').waitFor();

    await button(row(page, '今日导出'), '修改').click();
    await dialog(page).getByLabel('上级菜单').click();
    await page.locator('.ant-cascader-menu-item:visible', { hasText: '内容' }).click();
    await page.keyboard.press('Escape');
    await button(dialog(page), '保存').click();
    await entry(other, '今日导出').waitFor({ state: 'hidden' });
    await entry(other, '内容').click();
    await entry(other, '今日导出').waitFor();

    await page.getByRole('switch', { name: '日常显示' }).waitFor();
    await button(page, '全部展开').click();
    await page.getByPlaceholder('请输入菜单名称').fill('今日');
    await page.keyboard.press('Enter');
    await page.getByRole('switch', { name: '今日导出显示' }).click();
    await entry(other, '今日导出').waitFor({ state: 'detached' });
  });

  it('loses a branch whole, and has it again with undo', async () => {
    const [page, other] = [await desk.sit(MENUS), await desk.sit('/dashboard')];
    await addBranch(page, '年末', '盘点导出');
    await entry(other, '盘点导出').waitFor();

    await choose(page, row(page, '年末'), '删除');
    await dialog(page).getByText('它下面的 1 项会一起删除').waitFor();
    await button(dialog(page), '删除').click();
    await entry(other, '盘点导出').waitFor({ state: 'detached' });
    await row(page, '年末').waitFor({ state: 'detached' });

    await undo(page, '删除成功');
    await entry(other, '盘点导出').waitFor();
  });

  it('is another one at once for whoever has a role that is switched off', async () => {
    const boss = shop.admin();
    const [{ id = 0 } = {}] = (await boss.run(roleCalls.list, { page: 1, limit: 10, roleName: '仓库' })).list;
    const page = await desk.sit('/dashboard', { role: '仓库' });
    await entry(page, '商品').waitFor();

    await boss.run(roleCalls.updateStatus, { id, status: false });

    await entry(page, '商品').waitFor({ state: 'detached' });
  });
});
