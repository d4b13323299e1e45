import { describe, expect, it } from 'vitest';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);

describe('looking at the back-office as a colleague', () => {
  it('shows their menu under a bar, refuses what would write, and comes back', async () => {
    await shop.person({ role: '仓库', realName: '小王' });
    const page = await desk.sit('/', { realName: '店主' });
    await page.goto(new URL('/operation/roleManager/adminList', page.url()).href);
    const row = page.getByRole('row').filter({ hasText: '小王' });
    await choose(page, row, '以此身份查看');
    await button(dialog(page), '以此身份查看').click();

    const bar = page.getByText('正在以 小王 的身份查看（只读）');
    await bar.waitFor();
    const menu = page.getByRole('navigation', { name: '菜单' });
    await menu.getByText('商品').first().waitFor();
    expect(await menu.getByText('财务').count()).toBe(0);
    await page.goto(new URL('/maintain/user', page.url()).href);
    await bar.waitFor();
    await page.getByRole('button', { name: '修改姓名' }).click();
    await page.getByLabel('姓名', { exact: true }).fill('小李');
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    const form = page.getByRole('dialog', { name: '修改姓名' });
    await form.getByText('您正在以他人身份查看，只能看、不能操作').waitFor();
    await form.getByRole('button', { name: '取消' }).click();
    await page.getByRole('button', { name: '放弃' }).click();

    await page.getByRole('button', { name: '结束', exact: true }).click();
    await menu.getByText('财务').first().waitFor();
    await bar.waitFor({ state: 'detached' });
  });
});
