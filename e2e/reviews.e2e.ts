import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { reviewsIn } from '../server/test/reviews.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, openMenu, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);
const reviews = reviewsIn(shop);

const PICTURE = {
  name: 'cup.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
};

describe('an unhappy customer', () => {
  it('is found by one button, answered, and hidden', async () => {
    const productId = await catalogue.product({ storeName: '搪瓷杯' });
    await reviews.review({ productId, nickname: '满意的人' });
    const id = await reviews.review({ productId, nickname: '阿立', comment: '漏水', productScore: 1, serviceScore: 1 });
    const page = await desk.sit('/store/comment', { role: '客服', realName: '小敏' });
    await row(page, '满意的人').waitFor();

    await button(page, '低分未回复').click();
    await row(page, '满意的人').waitFor({ state: 'hidden' });
    await button(row(page, '阿立'), '回复').click();
    await dialog(page).getByLabel('回复内容').fill('抱歉，马上换新');
    await button(dialog(page), '回复').click();
    await row(page, '阿立').waitFor({ state: 'hidden' });

    await button(page, '低分未回复').click();
    await row(page, '阿立').getByText('小敏').waitFor();
    await row(page, '阿立').getByRole('switch').click();
    await expect.poll(async () => (await reviews.row(id)).isShow).toBe(false);
    expect(await reviews.row(id)).toMatchObject({ merchantReplyContent: '抱歉，马上换新', replierName: '小敏' });
  });
});

describe('a review of the shop’s own', () => {
  it('is written with product, stars and pictures, and taken back after deleting', async () => {
    await catalogue.product({ storeName: '玻璃壶', isShow: true, colours: ['透明', '茶色'] });
    const page = await desk.sit('/store/comment');
    await button(page, '添加虚拟评论').click();
    await button(dialog(page), '选择商品').click();
    await page.getByRole('radio', { name: '选择玻璃壶' }).click();
    await dialog(page).getByText('玻璃壶').waitFor();
    await dialog(page).getByLabel('用户名称').fill('小满');
    await dialog(page).getByLabel('评价文字').fill('好看');
    for (const name of ['商品分数', '服务分数'])
      await dialog(page).getByRole('group', { name }).getByRole('radio').nth(4).click();
    for (const [at, id] of ['avatar', 'pics'].entries()) {
      await page.locator(`#${id}`).setInputFiles(PICTURE);
      await dialog(page).locator('.tile img').nth(at).waitFor();
    }
    await button(dialog(page), '提交').click();
    await row(page, '好看').getByText('玻璃壶').waitFor();

    const { list } = await shop.admin().run(reviewCalls.list, { nickname: '小满', page: 1, limit: 20 });
    expect(list).toMatchObject([{ sku: '透明', productScore: 5, serviceScore: 5, pics: [expect.any(String)] }]);

    await choose(page, row(page, '好看'), '删除');
    await button(dialog(page), '删除').click();
    await row(page, '好看').waitFor({ state: 'hidden' });
    await button(page, '撤销').click();
    await row(page, '好看').waitFor();
  });
});

/** Every place at which the first button of a dialog stands from now on, frame by frame. */
async function watchButton(page: Page) {
  const places = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => {
      const at = document.querySelector('.ant-modal button')?.getBoundingClientRect();
      if (at) seen.add(`${Math.round(at.x)} ${Math.round(at.y)}`);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => places.evaluate((seen) => [...seen]);
}

describe('the question before a deletion', () => {
  it('stands still from its first moment, so that no press misses its button', async () => {
    await reviews.review({ productId: await catalogue.product({ storeName: '茶壶' }), comment: '壶嘴歪了' });
    const page = await desk.sit('/store/comment', {}, { moving: true });
    await button(row(page, '壶嘴歪了'), '更多').click();
    const places = await watchButton(page);

    await button(openMenu(page), '删除').click();
    await page.locator('.ant-modal:not(.ant-zoom-appear):visible').waitFor();

    expect(await places()).toHaveLength(1);
  });
});
