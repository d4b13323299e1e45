import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPassAccount } from '../server/test/pass-account.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const pass = openPassAccount(shop);
const desk = openDesk(shop);

const ACCOUNT = '/operation/onePass';
const counter = (page: Page, label: string) =>
  page.getByRole('list', { name: '服务余量' }).getByRole('listitem').filter({ hasText: label });

describe('the account at 一号通', () => {
  it('is signed in to, opens a service, buys a package, applies for a template, and is signed out of', async () => {
    await pass.set({ one_pass_url: pass.platform().url });
    const page = await desk.sit(ACCOUNT);
    await page.getByPlaceholder('请输入用户名').fill(pass.account.name);
    await page.getByPlaceholder('请输入密码').fill('wrong');
    await page.getByPlaceholder('请输入密码').press('Enter');
    await page.getByText('一号通平台接口账号或密码错误').first().waitFor();
    await page.getByPlaceholder('请输入密码').fill(pass.account.password);
    await button(page, '登录').click();
    await page.getByText('祝您每一天开心').waitFor();
    await counter(page, '短信条数').getByText('100').waitFor();

    await page.getByRole('tab', { name: '商品采集' }).click();
    await button(page, '立即开通').click();
    await button(dialog(page), '开通').click();
    await expect.poll(() => pass.account.copy.open).toBe(1);

    await button(counter(page, '采集次数'), '套餐购买').click();
    await page.getByText('当前剩余条数：0').waitFor();
    await page.getByRole('radio', { name: /¥10\.00/ }).click();
    await page.getByRole('img', { name: '套餐付款二维码' }).waitFor();
    pass.platform().payLast();
    await page.getByText('已到账 100 条，当前剩余 100 条').waitFor();

    await button(page, '返回一号通').click();
    await button(page, '短信模板').click();
    await button(page, '添加短信模板').click();
    await dialog(page).getByLabel('模板名称').fill('到店提醒');
    await button(dialog(page), '提交审核').click();
    await closed(page);
    await page.getByRole('tab', { name: '申请记录' }).click();
    await page.getByText('审核中').waitFor();

    await button(page, '返回一号通').click();
    await button(page, '退出登录').click();
    await button(dialog(page), '退出登录').click();
    await page.getByPlaceholder('请输入用户名').waitFor();
  });
});
