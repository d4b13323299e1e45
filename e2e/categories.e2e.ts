import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, row, toolbar, undo } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);

const shown = (page: Page) => page.locator('[data-row-key] .tree-name').allTextContents();
const below = (pid: number, name: string) => catalogue.category({ pid, path: `/0/${pid}/`, name });

/** Drags a row onto another one, and waits until that is kept and can be taken back. */
async function drag(page: Page, name: string, onto: string, part: number) {
  const kept = page.waitForResponse(`**${categoryCalls.move.path}*`);
  const grip = row(page, name).locator('.drag-grip');
  const target = row(page, onto);
  const { height = 52 } = (await target.boundingBox()) ?? {};
  await row(page, name).hover();
  await grip.dragTo(target, { targetPosition: { x: 120, y: height * part } });
  await (await kept).finished();
}

describe('the tree of categories', () => {
  it('grows by a root and a child below it', async () => {
    const page = await desk.sit('/store/sort');
    await page.getByText('还没有商品分类').waitFor();
    await button(toolbar(page), '添加商品分类').click();
    await dialog(page).getByLabel('分类名称').fill('餐厨');
    await button(dialog(page), '保存').click();
    await row(page, '餐厨').waitFor();

    await choose(page, row(page, '餐厨'), '添加子目录');
    await dialog(page).getByLabel('分类名称').fill('杯子');
    await button(dialog(page), '保存').click();
    await button(row(page, '餐厨'), '展开餐厨').click();
    await row(page, '杯子').waitFor();
    await page.reload();
    await row(page, '杯子').waitFor();
    expect(await row(page, '杯子').getAttribute('aria-level')).toBe('2');
  });

  it('is put in order and regrouped by dragging, and as it was after undo', async () => {
    const [clothes, shoes] = [await catalogue.category({ name: '服装' }), await catalogue.category({ name: '鞋靴' })];
    await below(clothes, '上衣');
    await below(clothes, '裤子');
    await below(shoes, '雨靴');
    const page = await desk.sit('/store/sort');
    await button(page, '全部展开').click();

    await drag(page, '裤子', '上衣', 0.1);
    await expect.poll(() => shown(page)).toEqual(expect.arrayContaining(['服装', '裤子', '上衣']));
    await expect.poll(async () => (await shown(page)).indexOf('裤子') - (await shown(page)).indexOf('服装')).toBe(1);
    await drag(page, '上衣', '鞋靴', 0.5);
    await expect.poll(async () => (await shown(page)).indexOf('上衣') - (await shown(page)).indexOf('雨靴')).toBe(1);

    await undo(page, '已移动分类');
    await expect.poll(async () => (await shown(page)).indexOf('上衣') - (await shown(page)).indexOf('裤子')).toBe(1);
  });

  it('hides what lies below with what is hidden, and gives it back', async () => {
    const root = await catalogue.category({ name: '图书' });
    await below(root, '小说');
    const page = await desk.sit('/store/sort');
    await button(row(page, '图书'), '展开图书').click();

    await row(page, '图书').getByRole('switch').click();

    const toggle = row(page, '小说').getByRole('switch');
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
    await undo(page, '已修改分类状态');
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
  });

  it('says why a category with products stays', async () => {
    const id = await catalogue.category({ name: '箱包' });
    await catalogue.product({ cateId: id });
    const page = await desk.sit('/store/sort');
    await row(page, '箱包').getByRole('link', { name: '1' }).waitFor();

    await choose(page, row(page, '箱包'), '删除');
    await button(dialog(page), '删除').click();

    await page.getByText('该分类下有商品（包括回收站里的），不能删除，请先调整商品的分类').waitFor();
    await row(page, '箱包').waitFor();
  });
});
