import type { Page } from 'playwright-core';
import { button, dialog, optionOf } from './acts.ts';

/** A role that may do everything with orders, by one tick at the directory. */
export async function makeRole(page: Page, name: string) {
  await button(page, '添加角色').click();
  await page.getByRole('textbox', { name: '角色名称' }).fill(name);
  await page.getByRole('checkbox', { name: '订单的全部权限' }).check();
  await button(page, '保存').click();
  await page.getByText('创建角色成功').waitFor();
}

interface Colleague {
  account: string;
  name: string;
  password: string;
  role: string;
}

export async function makeAdministrator(page: Page, { account, name, password, role }: Colleague) {
  await button(page, '添加管理员').click();
  const typed = { 管理员账号: account, 管理员密码: password, 确认密码: password, 管理员姓名: name };
  for (const [label, text] of Object.entries(typed)) await dialog(page).getByLabel(label, { exact: true }).fill(text);
  // Typed, as an open list does not show all roles at once.
  const roles = dialog(page).getByRole('combobox', { name: '管理员角色' });
  await roles.fill(role);
  await (await optionOf(roles, role)).click();
  await page.keyboard.press('Escape');
  await button(dialog(page), '保存').click();
  await page.getByText('创建管理员成功').waitFor();
}
