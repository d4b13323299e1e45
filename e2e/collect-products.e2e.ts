import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftCalls } from '#contract/collection/drafts.ts';
import { bowl } from '../stand-ins/connector/mall.ts';
import { openMall } from '../server/test/connector.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, toolbar } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { mall, plugIn, signIn } = openMall(shop);

const WAREHOUSE = '/store/index?type=2';
const links = [21, 22].map((number) => bowl(number).link);

beforeAll(async () => {
  await plugIn();
  mall.sessionSeconds = 10 * 24 * 3600;
  for (const number of [21, 22]) mall.products.set(bowl(number).link, bowl(number, { pictures: [] }));
  await signIn();
});

/** Lets the run that the dialog follows come to its end. */
async function atWork(page: Page) {
  await dialog(page).getByRole('progressbar').waitFor();
  await shop.runQueued();
}

describe.each([
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const)('many products of another mall, %s', (_where, view) => {
  it('are collected by their links as drafts, and what failed says why and is tried again', async () => {
    const page = await desk.sit(WAREHOUSE, {}, view);
    const gone = `https://mall.example/item/${view.width}`;
    await button(toolbar(page), '商品采集').click();
    await dialog(page).getByText('多个商品').click();
    await dialog(page)
      .getByRole('textbox', { name: '链接或编号' })
      .fill([...links, gone].join('\n'));
    await button(dialog(page), '采集 3 个').click();
    await atWork(page);
    await dialog(page)
      .getByText(/没有采集到 1 个/)
      .waitFor();
    await dialog(page).getByText(gone).waitFor();

    mall.products.set(gone, bowl(view.width, { link: gone, pictures: [] }));
    await button(dialog(page), '重试 1 个').click();
    await atWork(page);
    await dialog(page)
      .getByText(/已采集 1 个。/)
      .waitFor();
    const { list } = await shop.admin().run(draftCalls.list, { keywords: `青花碗 ${view.width}`, page: 1, limit: 5 });
    expect(list).toMatchObject([{ soureLink: gone }]);
    await dialog(page).getByRole('link', { name: '打开草稿' }).click();
    await page.waitForURL(`**/store/list/crawingStore/${list[0]?.id}`);
    await page.getByText(`采集 · 青花碗 ${view.width}`).first().waitFor();
  });
});
