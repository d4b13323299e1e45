import { describe, expect, it } from 'vitest';
import { orderSettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { showMoment } from '#contract/moment.ts';
import { HOUR } from '#contract/durations.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { complaintsOf, screenAlone } from './complaints.ts';
import { openDesk } from './desk.ts';
import { arrived } from './visits.ts';

const shop = openShop();
const desk = openDesk(shop);
const { order, sku } = ordersIn(shop);
const set = (key: string, value: string) => shop.admin().run(configCalls.save, { key, value });
/** Time of day so many hours from now, on the same day where there is one. */
const timeIn = (hours: number) => showMoment(new Date(shop.clock.now().getTime() + hours * HOUR)).slice(11, 16);

describe('the day of the shop', () => {
  it('offers to set the time of the carrier, then says how many orders can be sent with it and leads to them', async () => {
    const of = await sku({ stock: 20 });
    await order({ of, paid: true });
    await order({ of, paid: true, buyer: { account: '李小红' } });
    await order({ of });
    const page = await desk.sit('/dashboard');
    await page.getByRole('link', { name: /^设置揽收时间/ }).click();
    await page.waitForURL(/setting\/business/);

    await set(orderSettings.order_pickup_times.key, timeIn(1));
    await page.goto(new URL('/dashboard', page.url()).href);
    const day = page.getByRole('region', { name: '时刻表' });
    await day.getByText('现在').waitFor();
    await arrived(page);
    const carrier = page.getByRole('link', { name: /揽收，2 单可赶上/ });
    if ((await carrier.count()) === 0) await day.getByText('明天').click();
    expect(await complaintsOf(page, screenAlone)).toEqual([]);
    await carrier.click();
    await page.waitForURL(/status=toSend/);
    await arrived(page);
    await page.locator('.pager').getByText('2', { exact: false }).first().waitFor();
  });

  it('leads from a deadline to exactly its orders', async () => {
    await set(orderSettings.order_cancel_time.key, '0.5');
    const page = await desk.sit('/dashboard');
    await arrived(page);
    const mark = page.getByRole('link', { name: /未付款自动取消 1 单/ });
    if ((await mark.count()) === 0) await page.getByRole('region', { name: '时刻表' }).getByText('明天').click();
    await mark.first().click();
    await page
      .getByRole('group', { name: '已选筛选' })
      .getByText(/^自动取消：/)
      .waitFor();
    await arrived(page);
    expect(await page.locator('[data-row-key]:visible').count()).toBe(1);
  });

  it('is a short list on a phone, and dark by night', async () => {
    const page = await desk.sit('/dashboard', {}, { width: 390, height: 844, appearance: 'dark' });
    const day = page.getByRole('region', { name: '时刻表' });
    await day.waitFor();
    await arrived(page);
    expect(await complaintsOf(page, screenAlone)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

describe('a sum', () => {
  it('says how it is counted by the space bar, and gives the focus back', async () => {
    const page = await desk.sit('/dashboard');
    const card = page.getByRole('link', { name: /^今日营业额/ });
    await card.focus();
    await page.keyboard.press('Space');
    await page.getByText('今日营业额怎样算').waitFor();
    await page.getByText('充值和后台已删除的订单；退款另计，不从中扣除').waitFor();
    expect(await complaintsOf(page, screenAlone)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText('今日营业额怎样算').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.waitForURL(/timeOf=pay/);
    await page.getByRole('button', { name: /^¥/ }).first().click();
    await page.getByText('订单金额怎样算').waitFor();
  });
});
