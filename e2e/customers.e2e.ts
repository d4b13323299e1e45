import { describe, expect, it } from 'vitest';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { couponsIn } from '../server/test/coupons.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { order, sku } = ordersIn(shop);
const { coupon } = couponsIn(shop);

const customerOf = async (account: string) =>
  (await shop.admin().run(customerCalls.list, { page: 1, limit: 20, keywords: account })).list[0];

describe('a customer', () => {
  it('is opened from the list, given a level, and sent a coupon that shows in the drawer', async () => {
    const buyer = { account: 'lin', nickname: '林小满' };
    const { orderNo } = await order({ of: await sku({ price: 1250 }), buyer, paid: true });
    await coupon({ name: '十元券', isLimited: true, total: 1 });
    const page = await desk.sit('/user/index');
    await button(row(page, '林小满'), '林小满').click();
    const drawer = page.locator('.ant-drawer:visible');
    await drawer.getByText('¥12.50').first().waitFor();
    expect(await drawer.getByRole('link', { name: orderNo }).getAttribute('href')).toBe(`/order/index?open=${orderNo}`);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    await button(row(page, '林小满'), '更多').click();
    await button(page.locator('.ant-dropdown:visible'), '修改用户等级').click();
    await dialog(page).getByRole('combobox', { name: '用户等级' }).click();
    await page.locator('.ant-select-item-option', { hasText: '黄金会员' }).click();
    await button(dialog(page), '保存').click();
    await expect.poll(async () => (await customerOf('林小满'))?.levelName).toBe('黄金会员');

    await row(page, '林小满').getByRole('checkbox').check();
    await button(page, '发送优惠券').click();
    await button(row(page, '十元券'), '发送').click();
    await button(page.locator('.ant-modal-confirm:visible'), '发送').click();
    await page.getByText('发送成功，1 位用户收到').waitFor();
    expect((await shop.admin().run(heldCouponCalls.list, { page: 1, limit: 20 })).list).toMatchObject([{ nickname: '林小满' }]);

    await button(row(page, '林小满'), '林小满').click();
    await page.getByRole('tab', { name: '持有优惠券' }).click();
    await page.locator('.ant-drawer:visible').getByText('十元券').waitFor();
  });
});
