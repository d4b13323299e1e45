import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { showDay } from '#contract/moment.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { marketingIn } from '../server/test/marketing.ts';
import { picturesIn } from '../server/test/pictures.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, pick, row, saveAnyway } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);

async function addSlot(page: Page) {
  await button(page, '添加秒杀配置').first().click();
  await dialog(page).getByLabel('名称').fill('早场');
  await pick(page.getByRole('combobox', { name: '开始时间' }), '08:00');
  await pick(page.getByRole('combobox', { name: '结束时间' }), '10:00');
  await button(dialog(page), '从图片库选').click();
  await page.getByRole('option', { name: 'banner.png', exact: true }).click();
  await button(dialog(page), '使用选中图片').click();
  await button(dialog(page), '保存').click();
  await row(page, '早场').getByText('08:00 - 10:00').waitFor();
}

describe('a flash sale', () => {
  it('is made of a slot and a product, says what is missing, and is listed', async () => {
    await picturesIn(shop).picture({ name: 'banner.png' });
    await catalogueIn(shop).product({ storeName: '站台马克杯', isShow: true });
    const page = await desk.sit('/marketing/seckill/config');
    await addSlot(page);

    await page.goto(new URL('/marketing/seckill/creatSeckill', page.url()).href);
    await button(page, '选择商品').click();
    await dialog(page).getByRole('checkbox', { name: '选择站台马克杯' }).click();
    await button(page, '确定（1）').click();
    await button(page, '全部添加').click();
    await page.getByText('请选择活动日期').waitFor();
    await page.getByText('“站台马克杯”：请填秒杀价').first().waitFor();

    const today = showDay(new Date());
    await page.getByPlaceholder('开始日期').fill(today);
    await page.keyboard.press('Enter');
    await page.getByPlaceholder('结束日期').fill(today);
    await page.keyboard.press('Enter');
    await page.getByText('秒杀配置中的时段').click();
    await pick(page.getByRole('combobox', { name: '时段' }), /^早场/);
    await page.getByLabel('站台马克杯秒杀价').fill('6.5');
    await button(page, '全部添加').click();
    await saveAnyway(page, /^站台马克杯：秒杀时段“早场”没有商品/);

    await row(page, '站台马克杯').getByText('¥6.50').waitFor();
    const { list } = await shop.admin().run(flashSaleCalls.list, { page: 1, limit: 20 });
    expect(list).toMatchObject([{ title: '站台马克杯', price: 650, status: true }]);
  });

  it('sold below cost is saved with a reason, and found again among the clashes', async () => {
    const { draft, slot } = marketingIn(shop);
    const { draft: twin } = await draft({ price: 900, timeId: await slot(8, 10) });
    await shop.admin().run(flashSaleCalls.save, { ...twin, status: false });
    const page = await desk.sit('/marketing/clashes');
    const { list } = await shop.admin().run(flashSaleCalls.list, { page: 1, limit: 20, keywords: twin.title });
    const id = list[0]?.id ?? 0;
    await page.goto(new URL(`/marketing/seckill/creatSeckill/updeta/1/${id}`, page.url()).href);
    await button(page, '提交').click();
    await saveAnyway(page, '卖 ¥9.00，低于成本 ¥10.00');
    await page.getByRole('switch', { name: `开启${twin.title}` }).click();
    await page.getByRole('switch', { name: `开启${twin.title}`, checked: true }).waitFor();

    await page.goto(new URL('/marketing/clashes', page.url()).href);
    const found = row(page, '卖 ¥9.00，低于成本');
    await found.getByText('清仓，店长同意').waitFor();
    await found.getByRole('link', { name: twin.title }).click();
    await page.getByText('秒杀商品已开启，内容不能修改').waitFor();
  });
});
