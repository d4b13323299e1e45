import { describe, expect, it } from 'vitest';
import { couponTypes } from '#contract/coupon-record.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { couponsIn } from '../server/test/coupons.ts';
import { crowdIn } from '../server/test/crowd.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, dialog, pick, row, toolbar } from './acts.ts';
import { countSteps } from './clicks.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { crowd } = crowdIn(shop);
const { coupon } = couponsIn(shop);
const admin = shop.admin();
const firstPage = { page: 1, limit: 20 };

/** A tag that so many customers wear. */
async function tag(name: string, size: number): Promise<void> {
  const { uids } = await crowd(size);
  await admin.run(customerTagCalls.save, { name });
  const { list } = await admin.run(customerTagCalls.list, { page: 1, limit: 9999 });
  const tagIds = list.flatMap((one) => (one.name === name ? [one.id] : []));
  await admin.run(customerRunCalls.tagMany, { ids: uids, tags: { way: 'add', tagIds } });
}

describe('a coupon for somebody', () => {
  it('is made for a label, private, and sent in nine clicks at most', async () => {
    await tag('常客', 4);
    const page = await desk.sit('/marketing/coupon/list');
    // The list stays behind its tab, with filters of the same names.
    const form = page.getByRole('region', { name: '添加优惠券', exact: true });
    const hand = countSteps(page);
    await hand.click(button(toolbar(page), '添加优惠券'));
    await hand.fill(form.getByLabel('优惠券名称'), '常客满减');
    await hand.fill(form.getByLabel('优惠券面值'), '10');
    await hand.fill(form.getByLabel('优惠券最低消费'), '100');
    await hand.fill(form.getByLabel(/使用有效期限/), '30');
    await hand.click(form.getByRole('radio', { name: '仅由员工发放' }));
    await hand.pick(form.getByRole('combobox', { name: '发给谁' }), /常客/);
    await hand.click(button(page, '创建并发给 4 位用户'));

    await page.getByText('已发给 4 位用户').waitFor();
    expect(hand.steps()).toBeLessThanOrEqual(9);
    const [made] = (await admin.run(couponCalls.list, { ...firstPage, name: '常客满减' })).list;
    expect(made).toMatchObject({ money: 1000, minPrice: 10_000, day: 30, isPrivate: true, type: couponTypes.claimed });
    expect((await admin.run(heldCouponCalls.list, { ...firstPage, couponId: made?.id ?? 0 })).total).toBe(4);

    await row(page, '常客满减').getByText('常客满减', { exact: true }).click();
    const detail = page.getByRole('dialog', { name: /常客满减/ });
    await detail.getByText('标签：常客').waitFor();
    await detail.getByRole('link', { name: '4 张' }).first().click();
    await page.getByRole('heading', { name: '领取记录' }).waitFor();
    await expect.poll(() => page.locator('[data-row-key]:visible').count()).toBeGreaterThanOrEqual(4);
  });

  it('is sent at a time, which is moved and cancelled before it comes', async () => {
    await tag('沉睡', 2);
    await coupon({ name: '唤醒券', type: couponTypes.claimed, isPrivate: true });
    const page = await desk.sit('/marketing/coupon/list');
    await choose(page, row(page, '唤醒券'), '发券');
    await pick(dialog(page).getByRole('combobox', { name: '发给谁' }), /沉睡/);
    await dialog(page).getByText('现在有 2 位用户符合').waitFor();
    await dialog(page).getByText('定时发放').first().click();
    await dialog(page).getByLabel('发放时间').fill('2099-01-01 10:00');
    await page.keyboard.press('Enter');
    await button(dialog(page), '定时发放').click();
    await dialog(page).getByText('发放时间最多定到一年以后').waitFor();
    const day = new Date(shop.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    await dialog(page).getByLabel('发放时间').fill(`${day} 10:00`);
    await page.keyboard.press('Enter');
    await button(dialog(page), '定时发放').click();
    await page.getByText(/已定好，.* 发放/).waitFor();

    await page.goto(new URL('/marketing/coupon/sending', page.url()).href);
    const planned = row(page, '唤醒券');
    await planned.getByText('待发放').waitFor();
    await button(planned, '修改').click();
    await dialog(page).getByLabel('发放时间').fill(`${day} 11:30`);
    await page.keyboard.press('Enter');
    await button(dialog(page), '保存').click();
    await planned.getByText(/11:30/).waitFor();
    await button(planned, '取消发放').click();
    await planned.getByText('已取消').waitFor();
  });

  it('is chosen and read on a phone without the page going sideways', async () => {
    const phone = { width: 390, height: 844 };
    const page = await desk.sit('/marketing/coupon/list/save', {}, phone);
    await page.getByRole('radio', { name: '仅由员工发放' }).click();
    await pick(page.getByRole('combobox', { name: '发给谁' }), /常客/);
    await page.getByText('现在有 4 位用户符合').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    const list = await desk.sit('/marketing/coupon/sending', {}, phone);
    await row(list, '常客满减').waitFor();
    expect(await list.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
