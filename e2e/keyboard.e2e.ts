import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog, row, toolbar } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);

/** The row that has the focus, or the words of what else has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.closest('[data-row-key]') === at
      ? at?.getAttribute('data-row-key')
      : at?.getAttribute('aria-label') || at?.textContent;
  });
const isIn = (page: Page, selector: string) =>
  page.evaluate((where) => document.activeElement === document.body || document.activeElement?.closest(where) != null, selector);

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

const addBrand = (name: string) => shop.admin().run(brandCalls.save, { name, logo: '/a.png' });

describe('a list under the keyboard', () => {
  it('is walked, and gives the focus back to the row whose record was shown last', async () => {
    const orders = ordersIn(shop);
    for (let n = 0; n < 3; n += 1) await orders.order({ of: await orders.sku() });
    const page = await desk.sit('/order/index');
    await page.locator('[data-row-key] img').first().waitFor();
    const keys = await page.locator('[data-row-key]').evaluateAll((rows) => rows.map((one) => one.getAttribute('data-row-key')));
    await press(page, 'j', 'j', 'k', 'Enter');
    await page.locator('.timeline').waitFor();
    const drawer = page.getByRole('dialog');
    const first = await drawer.textContent();
    await press(page, 'j');
    await expect.poll(() => drawer.textContent()).not.toBe(first);
    await page.locator('.timeline').waitFor();
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toBe(keys[1]);
  });

  it('finds by the slash, and Esc leads from the search to what was found', async () => {
    await addBrand('老厂');
    const page = await desk.sit('/store/brand');
    await row(page, '老厂').waitFor();
    await press(page, '/');
    await expect.poll(() => focused(page)).toBe('品牌名称');
    await page.keyboard.type('老');
    await press(page, 'Enter', 'Escape');
    await expect.poll(() => focused(page)).toBe(await row(page, '老厂').getAttribute('data-row-key'));
  });

  it('opens the form of a row that has no drawer', async () => {
    const id = await catalogueIn(shop).product({ storeName: '搪瓷杯' });
    const page = await desk.sit('/store/index?type=2');
    await row(page, '搪瓷杯').waitFor();
    await press(page, 'j', 'Enter');
    await page.waitForURL(new RegExp(`/store/list/creatProduct/${id}`));
  });

  it('is divided by tabs that the arrows walk', async () => {
    const page = await desk.sit('/store/index');
    await page.getByRole('tab', { selected: true }).focus();
    await press(page, 'ArrowRight');
    await page.waitForURL(/type=2/);
    await expect.poll(() => focused(page)).toMatch(/^仓库中/);
  });
});

describe('what opens over a list', () => {
  it('takes the focus in, keeps it, and gives it back: a menu, a panel, a dialog', async () => {
    await addBrand('铁灰');
    const page = await desk.sit('/store/brand');
    await button(row(page, '铁灰'), '更多').focus();
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('历史');
    await press(page, 'ArrowDown');
    await expect.poll(() => focused(page)).toBe('删除');
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toBe('更多');

    await button(page, '列').focus();
    await press(page, 'Enter');
    await page.getByRole('checkbox', { name: '品牌名称' }).waitFor();
    await press(page, 'Tab', 'Tab');
    await expect.poll(() => isIn(page, '.column-chooser')).toBe(true);
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toBe('列');

    await button(toolbar(page), '添加品牌').focus();
    await press(page, 'Enter');
    await dialog(page).getByLabel('品牌名称').waitFor();
    for (let step = 0; step < 12; step += 1) {
      await press(page, 'Tab');
      expect(await isIn(page, '.ant-modal')).toBe(true);
    }
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toBe('添加品牌');
  });

  it('saves its form by Ctrl-S', async () => {
    await addBrand('绿皮');
    const page = await desk.sit('/store/brand');
    await button(row(page, '绿皮'), '编辑').focus();
    await press(page, 'Enter');
    await dialog(page).getByLabel('品牌名称').fill('绿皮车');
    await press(page, 'Control+s');
    await row(page, '绿皮车').waitFor();
    await closed(page);
    await expect.poll(() => focused(page)).toBe('编辑');
  });
});
