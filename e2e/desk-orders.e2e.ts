import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sku as skuTable } from '#server/catalogue/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { accountsIn } from '../server/test/accounts.ts';
import { couponsIn } from '../server/test/coupons.ts';
import { marketingIn } from '../server/test/marketing.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog, pick } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { sku, stockOf } = ordersIn(shop);
const { uidOf } = accountsIn(shop);
const { coupon, given } = couponsIn(shop);

describe('an order on the telephone', () => {
  it('is put together with its price explained, uses the coupon of who calls, and opens as placed', async () => {
    const mug = await sku({ name: '电话里要的杯子', price: 3000, stock: 5 });
    await uidOf('打电话的');
    await given(await coupon({ name: '老用户券', money: 500 }), '打电话的');
    const page = await desk.sit('/order/index');
    await page.getByRole('link', { name: '代客下单' }).or(button(page, '代客下单')).first().click();

    await button(page, '添加商品').click();
    await dialog(page)
      .getByRole('checkbox', { name: /电话里要的杯子/ })
      .click();
    await button(page, '确定（1）').click();
    await page.getByLabel('电话里要的杯子 默认的数量').fill('2');
    await page.getByText('¥60.00').first().waitFor();
    await button(page, '选择用户').click();
    await dialog(page)
      .getByRole('radio', { name: /打电话的/ })
      .click();
    await pick(page.getByRole('combobox', { name: '优惠券' }), /老用户券 · 减 ¥5.00/);
    await page.getByText('−¥5.00').waitFor();

    await button(page, '提交订单').click();
    await page.getByText('请填写收货人姓名').waitFor();
    await page.getByLabel('收货人').fill('王小明');
    await page.getByLabel('收货电话').fill('13800001234');
    await page.getByLabel('详细地址').fill('杭州市文三路 1 号');
    await shop.app.write({ name: 'test.price', actor: systemActor('test') }, ({ tx }) =>
      tx.update(skuTable).set({ price: 3100 }).where(eq(skuTable.id, mug)),
    );
    await button(page, '提交订单').click();
    await page
      .getByText(/价格已变动：应付 57.00 元/)
      .first()
      .waitFor();
    await page.getByText('¥62.00').first().waitFor();
    await button(page, '提交订单').click();

    await page.locator('.order-head').getByText('待付款').waitFor();
    expect(await stockOf(mug)).toBe(3);
  });
});

describe('a price that somebody asks for', () => {
  it('is tried at the price of a flash sale, and ordered as it was tried', async () => {
    const { skuId } = await marketingIn(shop).sale({ title: '清晨抢购', original: 3000, price: 2000, stock: 5 });
    await uidOf('问价的');
    const page = await desk.sit('/marketing/price');
    await button(page, '添加商品').click();
    await dialog(page)
      .getByRole('checkbox', { name: /马克杯/ })
      .click();
    await button(page, '确定（1）').click();
    await pick(page.getByRole('combobox', { name: /按什么价$/ }), /秒杀 ¥20.00 · 清晨抢购/);
    await page.getByText('购买活动商品需要客户账号').waitFor();
    await button(page, '选择用户').click();
    await dialog(page)
      .getByRole('radio', { name: /问价的/ })
      .click();
    await page.getByText('活动优惠（秒杀“清晨抢购”）').waitFor();

    await button(page, '按此下单').click();
    await page.getByRole('heading', { name: '代客下单' }).waitFor();
    await page.getByLabel('收货人').fill('李四');
    await page.getByLabel('收货电话').fill('13800001234');
    await page.getByLabel('详细地址').fill('杭州市文三路 2 号');
    await button(page, '提交订单').click();
    await page.locator('.order-head').getByText('待付款').waitFor();
    expect(await stockOf(skuId)).toBe(4);
  });
});
