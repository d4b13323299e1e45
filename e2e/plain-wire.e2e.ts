import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { showDay } from '#contract/moment.ts';
import { moveCommission } from '#server/customers/index.ts';
import { accountsIn } from '../server/test/accounts.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { couponsIn } from '../server/test/coupons.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { openStorefrontClient } from '../server/test/storefront.ts';
import { button, choose, dialog, row, signIn } from './acts.ts';
import { openDesk } from './desk.ts';
import { type PlainWire, onPlainWire } from './plain-wire.ts';
import { goTo } from './visits.ts';

const PASSWORD = 'plain-wire-1';

const shop = openShop();
const desk = openDesk(shop);
const storefront = openStorefrontClient(shop);
const { standing, uidOf, written } = accountsIn(shop);

/** A promoter who has earned 100 yuan and wants 20 of them. */
async function asks(account: string): Promise<void> {
  const uid = await uidOf(account);
  await written((write) => moveCommission(write, { uid, kind: 'refused', price: 10_000, mark: '返还' }));
  const payout = { account, idempotencyKey: account, extractType: 'weixin', realName: '李四', wechat: 'li4' } as const;
  await storefront.run(openWithdrawalCalls.apply, { ...payout, extractPrice: 2000 });
}

async function comeIn(): Promise<{ page: Page; seen: PlainWire }> {
  const { account } = await shop.person({ account: 'plain', password: PASSWORD });
  const page = await desk.open('/login');
  const seen = await onPlainWire(page);
  await page.reload();
  await page.getByLabel('验证码', { exact: true }).fill('1234');
  await signIn(page, account, PASSWORD);
  await page.locator('.frame').waitFor();
  seen.missed.splice(0);
  return { page, seen };
}

async function addGroupBuy(page: Page): Promise<void> {
  await goTo(page, '/marketing/groupBuy/creatGroup');
  await button(page, '选择商品').click();
  await dialog(page).getByRole('checkbox', { name: '选择月台马克杯' }).click();
  await button(page, '确定（1）').click();
  const today = showDay(new Date());
  for (const end of ['开始日期', '结束日期']) {
    await page.getByPlaceholder(end).fill(today);
    await page.keyboard.press('Enter');
  }
  await page.getByLabel('默认的拼团价').fill('6.5');
  await button(page, '提交').click();
  await row(page, '月台马克杯').getByText('¥6.50').waitFor();
}

describe('before another server of the wire', () => {
  it('the screens do their work without anything of ours', async () => {
    await catalogueIn(shop).product({ storeName: '月台马克杯', isShow: true });
    const { sku, order } = ordersIn(shop);
    const { orderNo } = await order({ of: await sku(), buyer: { account: '小满', nickname: '小满' }, paid: true });
    await couponsIn(shop).coupon({ name: '十元券' });
    await asks('老杨');
    const { page, seen } = await comeIn();

    await goTo(page, '/order/index');
    await row(page, orderNo).waitFor();
    await goTo(page, '/store/index');
    await row(page, '月台马克杯').waitFor();

    await goTo(page, '/user/index');
    await choose(page, row(page, '小满'), '积分余额');
    await dialog(page).getByLabel('增加').first().check();
    await dialog(page).getByLabel('余额', { exact: true }).fill('5');
    await button(dialog(page), '增加 ¥5.00').click();
    await page.getByText('余额 ¥0.00 → ¥5.00').waitFor();
    await row(page, '小满').getByText('¥5.00').waitFor();
    await row(page, '小满').locator('.cell-open').click();
    await page.locator('.profile').getByText(orderNo).waitFor();
    await page.keyboard.press('Escape');

    await goTo(page, '/marketing/coupon/list');
    await row(page, '十元券').waitFor();
    await goTo(page, '/marketing/coupon/record');
    await page.getByText('还没有人领取优惠券').waitFor();
    await addGroupBuy(page);

    await goTo(page, '/financial/finance');
    await button(row(page, '老杨'), '编辑').click();
    await dialog(page).getByLabel('姓名').fill('杨帆');
    await button(dialog(page), '保存').click();
    await row(page, '老杨').getByText('杨帆').waitFor();

    await goTo(page, '/operation/roleManager/identityManager');
    await row(page, '客服').waitFor();
    expect(await page.getByText('要求两步登录').count()).toBe(0);
    await goTo(page, '/maintain/user');
    await page.getByText('修改姓名').waitFor();
    await goTo(page, '/operation/setting');
    await page.getByRole('tab').first().waitFor();

    expect([seen.missed, seen.failed]).toEqual([[], []]);
    expect(await standing('小满')).toMatchObject({ money: 500 });
    const { list } = await shop.admin().run(groupBuyCalls.list, { page: 1, limit: 20 });
    expect(list).toMatchObject([{ title: '月台马克杯' }]);
  });
});
