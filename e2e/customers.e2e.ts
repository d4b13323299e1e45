import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { couponTypes } from '#contract/coupon-record.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { registrationCalls } from '#contract/profiles/registrations.ts';
import { accountsIn } from '../server/test/accounts.ts';
import { couponsIn } from '../server/test/coupons.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, choose, closed, dialog, pick, row } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const { order, sku } = ordersIn(shop);
const { coupon } = couponsIn(shop);
const { deposit, uidOf } = accountsIn(shop);

const customerOf = async (account: string) =>
  (await shop.admin().run(customerCalls.list, { page: 1, limit: 20, keywords: account })).list[0];

/** Button of a row that opens its customer: the name, and the sex beside it. */
const opener = (page: Page, name: string) => row(page, name).getByRole('button', { name: new RegExp(`^${name}`) });

describe('a customer', () => {
  it('is opened from the list with what happened to them, noted upon, given a level, and sent a coupon that shows in the drawer', async () => {
    const buyer = { account: 'lin', nickname: '林小满' };
    const { orderNo } = await order({ of: await sku({ price: 1250 }), buyer, paid: true });
    await coupon({ name: '十元券', type: couponTypes.claimed, isLimited: true, total: 1 });
    const page = await desk.sit('/user/index');
    await opener(page, '林小满').click();
    const drawer = page.locator('.ant-drawer:visible');
    await drawer.getByText('¥12.50').first().waitFor();
    await drawer.getByRole('tab', { name: '订单' }).click();
    expect(await drawer.getByRole('link', { name: orderNo }).getAttribute('href')).toBe(`/order/index?open=${orderNo}`);
    await drawer.getByRole('tab', { name: '动态' }).click();
    await drawer.getByText('下单，待发货').waitFor();
    await drawer.getByRole('textbox', { name: '添加备注' }).fill('喜欢靠窗的位置');
    await button(drawer, '添加备注').click();
    await drawer.locator('.timeline-line', { hasText: '喜欢靠窗的位置' }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    await choose(page, row(page, '林小满'), '修改用户等级');
    await pick(dialog(page).getByRole('combobox', { name: '用户等级' }), /黄金会员/);
    await button(dialog(page), '改为 黄金会员').click();
    await expect.poll(async () => (await customerOf('林小满'))?.levelName).toBe('黄金会员');

    await row(page, '林小满').getByRole('checkbox').check();
    await button(page, '发优惠券 1 人').click();
    await button(dialog(page).locator('[data-row-key]', { hasText: '十元券' }), '选择').click();
    await button(dialog(page), '下一步：预览人数').click();
    await button(dialog(page), '发送给 1 位用户').click();
    await page.getByText('已发送给 1 位用户').waitFor();
    expect((await shop.admin().run(heldCouponCalls.list, { page: 1, limit: 20 })).list).toMatchObject([{ nickname: '林小满' }]);

    await opener(page, '林小满').click();
    await page.getByRole('tab', { name: '持有优惠券' }).click();
    await page.locator('.ant-drawer:visible').getByText('十元券').waitFor();
  });

  it('belongs to a segment that is made of filters, and is given a tag with it', async () => {
    await shop.admin().run(customerTagCalls.save, { name: '回访' });
    await order({ of: await sku({ price: 100 }), buyer: { account: 'chen', nickname: '陈回头' }, paid: true });
    const page = await desk.sit('/user/index?keywords=陈回头');
    await row(page, '陈回头').waitFor();
    await button(page, '存为客群').click();
    await dialog(page).getByLabel('客群名称').fill('回头客');
    await button(dialog(page), '保存').click();
    await page.getByText('已存为客群').waitFor();

    await page.goto(new URL('/user/segment', page.url()).href);
    await row(page, '回头客').getByText('用户搜索：陈回头').waitFor();
    await choose(page, row(page, '回头客'), '设置标签');
    await pick(dialog(page).getByRole('combobox', { name: '用户标签' }), /回访/);
    await page.keyboard.press('Escape');
    await button(dialog(page), '下一步：预览人数').click();
    await button(dialog(page), '设置 1 位用户').click();
    await page.getByText('已设置 1 位用户').waitFor();
    expect(await customerOf('陈回头')).toMatchObject({ tagName: '回访' });

    await row(page, '回头客').getByRole('link', { name: '回头客' }).click();
    await row(page, '陈回头').waitFor();
  });

  it('comes from another system with balance and points, once, and a bad row is named', async () => {
    const sheet = '手机号,昵称,余额,积分\n13912340001,老店用户,88.80,66\n1391234,写错的,1,1\n';
    const page = await desk.sit('/user/index');
    for (const says of ['导入 1 位用户', '没有可以导入的用户']) {
      await page.goto(new URL('/user/import', page.url()).href);
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: '会员.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
      await page.getByText('（A3）：“1391234”不正确，应为 1 开头的 11 位数字').waitFor();
      await button(page, says).waitFor();
      if (says === '没有可以导入的用户') break;
      await button(page, says).click();
      await page.getByText('排队中').waitFor();
      await shop.runDue();
      await page.getByText('已导入 1 位，有问题 1 位').waitFor();
    }
    expect(await customerOf('老店用户')).toMatchObject({ nowMoney: 8880, integral: 66 });
  });

  it('turns out to be another one: the preview says what moves, both are one afterwards, and a third is erased', async () => {
    const buyer = { account: 'zhou-wx', nickname: '周来来' };
    const { orderNo } = await order({ of: await sku({ price: 1000 }), buyer, paid: true });
    await deposit('zhou-wx', 5000);
    await order({ of: await sku({ price: 1000 }), buyer: { account: 'zhou-phone', nickname: '周来来手机号' }, paid: true });
    const { uid: third } = await shop.admin().run(registrationCalls.register, { phone: '13900000077', nickname: '周来来旧号' });
    const page = await desk.sit('/user/index?keywords=周来来');
    const [from, to] = [await uidOf('zhou-wx'), await uidOf('zhou-phone')];
    await choose(page, page.locator(`[data-row-key="${from}"]:visible`), '合并到其他用户');
    const merging = page.getByRole('dialog', { name: '合并 周来来' });
    await button(merging, '选择用户').click();
    await page.getByRole('radio', { name: '选择周来来手机号' }).click();
    await merging.getByText(`转到 周来来手机号（ID ${to}）：订单 1 个、余额 ¥50.00`).waitFor();
    await merging.getByLabel('合并原因').fill('来电确认是本人');
    await button(merging, '合并').click();
    await merging.waitFor({ state: 'hidden' });

    await opener(page, '周来来手机号').click();
    const drawer = page.locator('.ant-drawer:visible');
    await drawer.getByRole('tab', { name: '订单' }).click();
    await drawer.getByRole('link', { name: orderNo }).waitFor();
    expect(await customerOf('周来来手机号')).toMatchObject({ nowMoney: 5000, payCount: 2 });
    expect(await uidOf('zhou-wx')).toBe(to);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    await choose(page, page.locator(`[data-row-key="${to}"]:visible`), '注销用户');
    await dialog(page).getByText('余额还有 50.00 元，请先退还给用户并扣减').waitFor();
    await button(dialog(page), '取消').click();
    await closed(page);
    await choose(page, page.locator(`[data-row-key="${third}"]:visible`), '注销用户');
    const erasing = page.getByRole('dialog', { name: '注销 周来来旧号' });
    await erasing.getByText('注销不能撤销').waitFor();
    await erasing.getByLabel('注销原因').fill('本人来电申请');
    await erasing.getByLabel('确认用户').fill('周来来旧号');
    await button(erasing, '注销').click();
    await erasing.waitFor({ state: 'hidden' });
    await page.locator(`[data-row-key="${third}"]:visible`).waitFor({ state: 'detached' });
    expect(await customerOf(String(third))).toMatchObject({ nickname: '已注销用户', phone: null });
  });
});
