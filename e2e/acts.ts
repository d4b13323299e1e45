import type { Locator, Page } from 'playwright-core';

export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

export const dialog = (page: Page) => page.locator('.ant-modal:visible');

/** The buttons of a list; an empty one repeats those that help where its rows would be. */
export const toolbar = (page: Page) => page.locator('.list-actions:visible');

/** The row, or on a phone the card, with this text. */
export const row = (page: Page, text: string) => page.locator('[data-row-key]:visible', { hasText: text });

/** Begins an act, fills its dialog and ends it by the button of the same name. */
export async function act(page: Page, from: Locator, name: string, fill: Record<string, string> = {}) {
  await button(from, name).click();
  for (const [label, text] of Object.entries(fill)) await dialog(page).getByLabel(label, { exact: true }).fill(text);
  await button(dialog(page), name).click();
  await dialog(page).waitFor({ state: 'hidden' });
}

/** An act that a row keeps under 更多. While its menu opens, what is clicked may move away under the pointer. */
export async function choose(page: Page, from: Locator, name: string) {
  await button(from, '更多').click();
  await button(page.locator('.ant-dropdown:visible:not([class*="-enter"])'), name).click();
}

export async function signIn(page: Page, account: string, password: string) {
  await page.getByLabel('用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await button(page, '登录').click();
}

/** Saves what the form warns of, with a reason. */
export async function saveAnyway(page: Page, warning: string | RegExp, act = '保存') {
  const warned = page.getByRole('dialog', { name: `${act}前请看一眼` });
  await warned.getByText(warning).waitFor();
  await warned.getByLabel(`仍然${act}的原因`).fill('清仓，店长同意');
  await button(warned, `仍然${act}`).click();
}
