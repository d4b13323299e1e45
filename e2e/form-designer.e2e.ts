import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog, row } from './acts.ts';
import { complaintsOf } from './complaints.ts';
import { openDesk } from './desk.ts';
import { turn } from './visits.ts';

const shop = openShop();
const desk = openDesk(shop);
const admin = shop.admin();

const item = (page: Page, label: string) =>
  page.locator('.board-item', { has: page.locator(`> .board-pick[aria-label^="${label}"]`) });
const pick = (page: Page, label: string) => item(page, label).locator('> .board-pick');

async function change(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await page.locator('.designer-properties').getByLabel(label, { exact: true }).fill(text);
  }
}

const stored = async () => (await admin.run(formTemplateCalls.list, { keywords: '门店资料', page: 1, limit: 1 })).list[0];

/** An entry of a group that has the form. */
async function fillIn(page: Page, formId: number) {
  await admin.run(groupCalls.save, { name: '门店', info: '门店', formId });
  const [group] = (await admin.run(groupCalls.list, { keywords: '门店', page: 1, limit: 1 })).list;
  await page.goto(new URL(`/maintain/devconfiguration/combineddata?open=${group?.id}`, page.url()).href);
  await button(page.locator('.entries-head'), '添加数据').click();
  await dialog(page).getByLabel('门店名称').fill('站前店');
  await dialog(page).getByLabel('门店电话').fill('12');
  await button(dialog(page), '保存').click();
  await dialog(page).getByText('应为 11 位手机号').waitFor();
  await dialog(page).getByLabel('门店电话').fill('13800001234');
  await button(dialog(page), '保存').click();
  await row(page, '站前店').waitFor();
}

/** The form apart from the page: it checks what is typed, and shows what it would send. */
async function runApart(page: Page) {
  await button(page, '运行').click();
  await page.getByRole('menuitem', { name: '页面' }).click();
  const frame = page.frameLocator('iframe[title="表单预览"]');
  await frame.getByLabel('门店名称').fill('<b>站前店</b>');
  await frame.getByLabel('门店电话').fill('12');
  await frame.getByRole('button', { name: '提交' }).click();
  await frame.locator('#phone:invalid').waitFor();
  await frame.getByLabel('门店电话').fill('13800001234');
  await frame.getByRole('button', { name: '提交' }).click();
  await frame.getByText('"name": "<b>站前店</b>"').waitFor();
  await page.getByRole('dialog', { name: '运行' }).getByRole('button', { name: '关闭' }).click();
}

describe('the designer of forms', () => {
  it('makes a form of a row, two fields and a rule, which is filled in where it is used', async () => {
    const page = await desk.sit('/maintain/devconfiguration/formConfig');
    await button(page, '创建表单').first().click();
    await dialog(page).getByLabel('名称', { exact: true }).fill('门店资料');
    await dialog(page).getByLabel('描述', { exact: true }).fill('门店用');
    await button(page, '行容器').click();
    await button(page, '单行文本').click();
    await change(page, { 字段名: 'name', 标题: '门店名称', 表单栅格: '12' });
    await button(page, '移入行').click();
    await button(page, '计数器').dragTo(page.locator('.designer-board'), { targetPosition: { x: 60, y: 500 } });
    await button(page, '单行文本').dragTo(item(page, '计数器'));
    await change(page, { 字段名: 'phone', 标题: '门店电话', 表单栅格: '12' });
    await button(page, '添加规则').click();
    await change(page, { '第 1 条表达式': String.raw`/^1\d{10}$/`, '第 1 条错误提示': '应为 11 位手机号' });
    await pick(page, '计数器').focus();
    await page.keyboard.press('Delete');
    await pick(page, '门店电话').dragTo(pick(page, '行容器'));
    await expect.poll(() => item(page, '行容器').locator('.board-item').count()).toBe(2);
    await runApart(page);
    await button(dialog(page), '保存').click();
    await page.getByText('创建表单配置成功').waitFor();

    const form = await stored();
    const names = { fields: [{ __config__: { children: [{ __vModel__: 'name' }, { __vModel__: 'phone' }] } }] };
    expect(JSON.parse(form?.content ?? '')).toMatchObject(names);
    await fillIn(page, form?.id ?? 0);
  });

  it.each([1440, 390])('asks before what was changed is left, and can be used by everybody on %i px', async (width) => {
    const page = await desk.sit('/maintain/devconfiguration/formConfig?keywords=77', {}, { appearance: 'system' });
    await turn(page, width, 'light');
    await button(page, '编辑').first().click();
    await pick(page, '网站地址').click();
    await button(page, '删除').click();
    if (width < 992) await button(page, '属性').click();
    await page.locator('.designer-properties').getByLabel('字段名').waitFor();
    const complaints = await complaintsOf(page);
    await turn(page, width, 'dark');
    expect([...complaints, ...(await complaintsOf(page))]).toEqual([]);

    await page.keyboard.press('Escape');
    if (width < 992) await button(dialog(page), '取消').click();
    await button(page, '放弃').click();
    await closed(page);
    expect((await admin.run(formTemplateCalls.info, { id: 77 }))?.content).toContain('site_url');
  });
});
