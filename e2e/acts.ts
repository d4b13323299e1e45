import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../server/test/shop.ts';

export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** Classes of what comes, which may slip away under the pointer, and of what goes, which is open no more. */
const MOVES = ':is([class*="-appear"], [class*="-enter"], [class*="-leave"])';
const LEAVES = '[class*="-leave"]';

/** The dialog that is open. */
export const dialog = (page: Page) => page.locator(`.ant-modal:visible:not(${LEAVES})`);

/** Waits until no dialog is left. */
export const closed = (page: Page) => page.locator('.ant-modal:visible').first().waitFor({ state: 'hidden' });

/** The menu that hangs open from its button. */
export const openMenu = (page: Page) => page.locator(`.ant-dropdown:visible:not(${MOVES})`);

/** The list that hangs open from this box: that of another one may still be closing. */
async function listOf(box: Locator): Promise<Locator> {
  const page = box.page();
  const id = await box.and(page.locator('[aria-expanded="true"]')).getAttribute('aria-controls');
  return page.locator('.ant-select-dropdown:visible').filter({ has: page.locator(`[id="${id}"]`) });
}

/** Option of the list that hangs open from this box. */
export async function optionOf(box: Locator, name: string | RegExp): Promise<Locator> {
  const words = box.page().getByText(name, { exact: true });
  return (await listOf(box)).locator('.ant-select-item-option').filter({ has: words });
}

/** Opens the list of a box, and chooses from it. */
export async function pick(box: Locator, option: string | RegExp) {
  await box.click();
  await (await optionOf(box, option)).click();
}

/** More than a busy machine needs for a job, which may read its file in a process of its own. */
const JOB_MS = 60_000;

/** Lets the jobs run that the page has begun, until it shows this: a click ends before its request has come. */
export async function runUntil(shop: Pick<Shop, 'runDue'>, shown: Locator) {
  await expect.poll(() => shop.runDue().then(() => shown.count()), { timeout: JOB_MS }).toBeGreaterThan(0);
}

/** Takes back what a message says was done: those of earlier acts stay beside it for half a minute. */
export const undo = (page: Page, says: string | RegExp) =>
  button(page.locator('.ant-message-notice', { hasText: says }), '撤销').click();

/** The buttons of a list; an empty one repeats those that help where its rows would be. */
export const toolbar = (page: Page) => page.locator('.list-actions:visible');

/** The row, or on a phone the card, with this text. */
export const row = (page: Page, text: string) => page.locator('[data-row-key]:visible', { hasText: text });

/** Begins an act, fills its dialog and ends it by the button of the same name. */
export async function act(page: Page, from: Locator, name: string, fill: Record<string, string> = {}) {
  await button(from, name).click();
  for (const [label, text] of Object.entries(fill)) await dialog(page).getByLabel(label, { exact: true }).fill(text);
  await button(dialog(page), name).click();
  await closed(page);
}

/** An act that a row keeps under 更多. */
export async function choose(page: Page, from: Locator, name: string) {
  await button(from, '更多').click();
  await button(openMenu(page), name).click();
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
