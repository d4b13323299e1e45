import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`${name}$`) });

async function openTracking(page: Page) {
  await tab(page, '第三方接口设置').click();
  await tab(page, '物流查询').click();
  await page.getByText('快递查询密钥', { exact: true }).waitFor();
}

describe('the settings of the system', () => {
  it('keep what is saved, and never show a secret again', async () => {
    const page = await desk.sit('/operation/setting');
    await openTracking(page);
    await page.getByRole('radio', { name: '阿里云物流查询' }).check();
    await page.getByLabel('快递查询密钥').fill('key-of-the-line');
    await button(page, '保存').click();
    await page.getByText('保存成功').waitFor();

    await page.reload();
    await page.getByText('已设置', { exact: true }).waitFor();
    expect(await page.getByRole('radio', { name: '阿里云物流查询' }).isChecked()).toBe(true);
    expect(await page.getByLabel('快递查询密钥').inputValue()).toBe('');
    expect(await page.content()).not.toContain('key-of-the-line');
    const stored = { logistics_type: '2', system_express_app_code: '******' };
    expect(await shop.admin().run(configCalls.info, { formId: 128 })).toMatchObject(stored);
  });

  it('tell what was saved, and restore what was there before', async () => {
    const page = await desk.sit('/operation/setting');
    await openTracking(page);
    await page.getByRole('radio', { name: '一号通' }).check();
    await button(page, '保存').click();
    await page.getByText('保存成功').waitFor();
    await button(page, '修改记录').click();
    const drawer = page.getByRole('dialog', { name: '修改记录' });
    await drawer.getByText(/阿里云物流查询\s*改为\s*一号通/).waitFor();

    await button(drawer, '恢复为此前的值').first().click();
    await drawer.getByText('恢复设置').waitFor();
    // The first save of all said the same.
    await expect.poll(() => drawer.getByText(/一号通\s*改为\s*阿里云物流查询/).count()).toBe(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('radio', { name: '阿里云物流查询' }).isChecked()).toBe(true);
  });

  it('ask before a tab with something typed is left', async () => {
    const page = await desk.sit('/operation/setting');
    await openTracking(page);
    await page.getByLabel('快递查询密钥').fill('half');
    await tab(page, '电子面单').click();
    await button(page, '继续填写').click();
    expect(await page.getByLabel('快递查询密钥').inputValue()).toBe('half');
    await tab(page, '电子面单').click();
    await button(page, '放弃').click();
    await page.getByLabel('寄件人姓名').waitFor();
  });
});

describe('a category of settings', () => {
  it('leads to the form that it is linked to', async () => {
    const page = await desk.sit('/maintain/devconfiguration/configCategory');
    await button(page, '添加分类').click();
    await dialog(page).getByLabel('分类名称').fill('会员配置');
    await dialog(page).getByLabel('英文名称').fill('member');
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await choose(page, row(page, '会员配置'), '配置列表');
    await dialog(page).getByRole('searchbox').fill('积分');
    await dialog(page).getByRole('searchbox').press('Enter');
    await dialog(page).getByRole('radio', { name: '选择积分配置' }).check();
    await dialog(page).getByRole('button', { name: '关联' }).click();
    await page.getByText('关联表单成功').waitFor();

    const settings = await desk.sit('/operation/setting');
    await tab(settings, '会员配置').click();
    await settings.getByText('积分抵用比例', { exact: true }).waitFor();
  });
});
