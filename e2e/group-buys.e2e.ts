import { describe, expect, it } from 'vitest';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { teamCalls } from '#contract/marketing/teams.ts';
import { showDay } from '#contract/moment.ts';
import { sku } from '#server/catalogue/index.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row, saveAnyway } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { order } = ordersIn(shop);

describe('a group-buy', () => {
  it('is made of a product, says what is missing, and ends in a team that has succeeded', async () => {
    const product = await catalogueIn(shop).product({ storeName: '月台马克杯', isShow: true });
    const page = await desk.sit('/marketing/groupBuy/groupGoods');
    await button(page, '添加拼团商品').first().click();
    await button(page, '选择商品').click();
    await dialog(page).getByRole('checkbox', { name: '选择月台马克杯' }).click();
    await button(page, '确定（1）').click();
    await button(page, '提交').click();
    await page.getByText('请选择活动日期').waitFor();

    const today = showDay(new Date());
    await page.getByPlaceholder('开始日期').fill(today);
    await page.keyboard.press('Enter');
    await page.getByPlaceholder('结束日期').fill(today);
    await page.keyboard.press('Enter');
    await page.getByLabel('默认的拼团价').fill('6.5');
    await button(page, '提交').click();
    await saveAnyway(page, /^卖 ¥6.50，低于成本/);
    await row(page, '月台马克杯').getByText('¥6.50').waitFor();
    await page.getByRole('switch', { name: '开启月台马克杯' }).click();
    await page.getByRole('switch', { name: '开启月台马克杯', checked: true }).waitFor();

    const listed = async () => (await shop.admin().run(groupBuyCalls.list, { page: 1, limit: 20 })).list;
    await expect.poll(listed).toMatchObject([{ productId: product, people: 2, isShow: true }]);
    const list = await listed();
    const [found] = await shop.db.select().from(sku);
    const buy = (account: string, teamId?: number) =>
      order({ of: found?.id ?? 0, activityId: list[0]?.id ?? 0, teamId, buyer: { account, nickname: account }, paid: true });
    await buy('小满');
    const [opened] = (await shop.admin().run(teamCalls.list, { page: 1, limit: 20 })).list;
    await buy('老杨', opened?.id);

    await page.goto(new URL('/marketing/groupBuy/groupList', page.url()).href);
    await row(page, '小满').getByText('已成功').waitFor();
    await row(page, '小满').getByText('月台马克杯').click();
    await page.getByRole('dialog').getByText('老杨').waitFor();
  });
});
