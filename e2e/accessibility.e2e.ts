import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { collectionIn } from '../server/test/collection.ts';
import { ordersIn } from '../server/test/orders.ts';
import { picturesIn } from '../server/test/pictures.ts';
import { reviewsIn } from '../server/test/reviews.ts';
import { openShop } from '../server/test/shop.ts';
import { button, dialog } from './acts.ts';
import { complaintsOf } from './complaints.ts';
import { openDesk } from './desk.ts';
import type { View } from './windows.ts';

const shop = openShop();
const desk = openDesk(shop);
const orders = ordersIn(shop);

const views: readonly View[] = [
  { width: 1440, appearance: 'light' },
  { width: 1440, appearance: 'dark' },
  { width: 390, appearance: 'light' },
  { width: 390, appearance: 'dark' },
];

/** Where each stands, and what shows that it has arrived. */
const screensOf = (orderNo: string): readonly (readonly [path: string, sign: string])[] => [
  ['/dashboard', '待发货'],
  ['/store/index', '马克杯'],
  ['/store/list/creatProduct', '商品名称'],
  ['/order/index', '王小明'],
  [`/order/index?open=${orderNo}`, '订单记录'],
];

const choose = async (page: Page) => page.getByRole('option', { name: 'signal.png', exact: true }).click();
const addCategory = async (page: Page) => {
  await button(page, '全部图片的操作').click();
  await page.getByRole('menuitem', { name: '添加分类' }).click();
};

/** The dialogs of screens: where, what shows that it has arrived, how each opens. */
const dialogs: readonly (readonly [path: string, sign: string, opens: Opens])[] = [
  ['/maintain/picture', '共 1 条', async (page) => (await choose(page), button(page, '查看').click())],
  ['/maintain/picture', '共 1 条', async (page) => (await choose(page), button(page, '删除图片').click())],
  ['/maintain/picture', '共 1 条', addCategory],
  ['/store/brand', '铁灰工坊', (page) => button(page, '添加品牌').click()],
  ['/store/storeshop', '站台小铺', (page) => button(page, '添加店铺').click()],
  ['/store/comment', '漏水', (page) => button(page, '添加虚拟评论').click()],
  ['/store/sort', '站台书屋', (page) => button(page, '新增产品分类').click()],
  ['/store/index?type=2', '搪瓷杯', (page) => button(page, '商品采集').click()],
  ['/store/index?type=2', '搪瓷杯', (page) => button(page, '导出').click()],
];

const catalogueScreens: readonly (readonly [path: string, sign: string])[] = [
  ['/store/sort', '站台书屋'],
  ['/store/attr', '容量'],
  ['/store/comment', '搪瓷杯'],
  ['/store/brand', '铁灰工坊'],
  ['/store/storeshop', '站台小铺'],
  ['/store/list/crawingStore', '青花碗'],
  ['/maintain/picture', '共 1 条'],
  ['/store/schedule', '没有定时任务'],
  ['/store/stock', '待补货'],
  ['/store/bulk', '还没有批量修改过'],
  ['/exports', '还没有导出过'],
  ['/store/index?type=2', '搪瓷杯'],
];

async function fillCatalogue() {
  const admin = shop.admin();
  const catalogue = catalogueIn(shop);
  const productId = await catalogue.product({ storeName: '搪瓷杯', cateId: await catalogue.category({ name: '站台书屋' }) });
  await orders.order({ of: await orders.sku() });
  await reviewsIn(shop).review({ productId, comment: '漏水', productScore: 1, serviceScore: 1, pics: ['/a.png'] });
  await collectionIn(shop).draft({ soureLink: 'https://item.elsewhere/1' });
  await picturesIn(shop).picture({ name: 'signal.png' });
  await admin.run(brandCalls.save, { name: '铁灰工坊', logo: '/a.png' });
  await admin.run(shopCalls.save, {
    name: '站台小铺',
    logo: '/a.png',
    sourceUrl: 'https://item.elsewhere/',
    phone: '13800001234',
  });
  await admin.run(ruleCalls.save, { ruleName: '容量', ruleValue: [{ value: '容量', detail: ['350ml', '500ml'] }] });
}

type Opens = (page: Page) => Promise<void>;

async function complaintsAt(page: Page, [path, sign, opens]: readonly [string, string, Opens?]) {
  await page.goto(new URL(path, page.url()).href);
  await page.getByText(sign).filter({ visible: true }).first().waitFor();
  if (opens) {
    await opens(page);
    await dialog(page).waitFor();
  }
  return (await complaintsOf(page)).map((complaint) => `${path}: ${complaint}`);
}

beforeAll(fillCatalogue);

describe.each(views)('on $width px, $appearance,', (view) => {
  it('the sign-in page, home, products, orders and one of each can be used by everybody', async () => {
    const { orderNo } = await orders.order({ of: await orders.sku(), sent: true });
    const page = await desk.open('/login', view);
    await page.getByLabel('用户名').waitFor();
    const complaints = await complaintsOf(page);
    await desk.admit(page);
    for (const screen of screensOf(orderNo)) complaints.push(...(await complaintsAt(page, screen)));
    expect(complaints).toEqual([]);
  });
});

// Both widths and both appearances, in half the time.
describe.each(views.filter(({ width, appearance }) => (width === 1440) === (appearance === 'light')))(
  'on $width px, $appearance, with more to see,',
  (view) => {
    it.each([
      ['screens around products', catalogueScreens],
      ['dialogs of screens', dialogs],
    ])('the %s can be used by everybody', async (_, screens) => {
      const page = await desk.sit('/dashboard', {}, view);
      const complaints: string[] = [];
      for (const screen of screens) complaints.push(...(await complaintsAt(page, screen)));
      expect(complaints).toEqual([]);
    });
  },
);
