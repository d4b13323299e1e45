import { describe, expect, it } from 'vitest';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog, pick, row, undo } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);

const templates = async (keywords: string) =>
  (await shop.admin().run(ruleCalls.list, { keywords, page: 1, limit: 20 })).list.map(({ ruleValue }) => ruleValue);

describe('a specification template', () => {
  it('is made, found by a value, changed, and taken back after deleting', async () => {
    const page = await desk.sit('/store/attr');
    await button(page.locator('.list-state'), '添加商品规格').click();
    await dialog(page).getByLabel('规格名称').fill('帽子');
    await button(dialog(page), '添加规格').click();
    await dialog(page).getByLabel('规格', { exact: true }).fill('颜色');
    await dialog(page).getByLabel('规格值', { exact: true }).fill('黑');
    await page.keyboard.press('Enter');
    const seen = Promise.withResolvers<void>();
    await page.route(`**${ruleCalls.save.path}*`, (route) => seen.promise.then(() => route.continue()));
    await dialog(page).locator('.ant-modal-footer').getByText('确定').click();
    await dialog(page).getByText('正在提交…').waitFor();
    seen.resolve();
    await row(page, '帽子').waitFor();

    await page.goto(new URL('/store/attr?keywords=黑', page.url()).href);
    await button(row(page, '帽子'), '编辑').click();
    await button(dialog(page), '给颜色添加规格值').click();
    await page.keyboard.type('白');
    await page.keyboard.press('Enter');
    await dialog(page).locator('.ant-modal-footer').getByText('确定').click();
    await row(page, '黑、白').waitFor();
    expect(await templates('白')).toEqual([[{ value: '颜色', detail: ['黑', '白'] }]]);

    await row(page, '帽子').getByRole('checkbox').check();
    await page.locator('.bulk-bar').getByText('批量删除').click();
    await dialog(page).getByText('确定永久删除该文件？').waitFor();
    await button(dialog(page), '批量删除').click();
    await row(page, '帽子').waitFor({ state: 'hidden' });
    await undo(page, '删除成功');
    await row(page, '帽子').waitFor();
  });

  it('is made from the form of a product and copied into it', async () => {
    const page = await desk.sit('/store/list/creatProduct');
    await page.getByRole('radio', { name: '多规格' }).check();
    await button(page, '新建模板').click();
    await dialog(page).getByLabel('规格名称').fill('鞋码');
    await button(dialog(page), '添加规格').click();
    await dialog(page).getByLabel('规格', { exact: true }).fill('尺码');
    await dialog(page).getByLabel('规格值', { exact: true }).fill('36');
    await page.keyboard.press('Enter');
    await dialog(page).locator('.ant-modal-footer').getByText('确定').click();
    await closed(page);

    await pick(page.getByRole('combobox', { name: '套用模板' }), /鞋码/);
    await page.getByLabel('36售价').waitFor();
  });
});
