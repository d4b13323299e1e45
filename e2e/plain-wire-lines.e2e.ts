import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { button, closed, dialog, row, toolbar } from './acts.ts';
import { expectPlain, lastOf, openPlainDesk } from './plain-desk.ts';
import { goTo } from './visits.ts';
import type { Line } from './wire-lines.ts';

const shop = openShop();
const desk = openPlainDesk(shop);
const catalogue = catalogueIn(shop);
const orders = ordersIn(shop);
const lines: readonly Line[] = ['1.3.4', '1.4'];
const SEND = 'POST /admin/store/order/send';
const PRICE = 'POST /admin/store/order/update/price';
/** Acts after which a server of the former line fails at a message that it cannot send. */
const FAILING: Readonly<Record<Line, readonly string[]>> = { '1.3.4': [SEND, PRICE], '1.4': [] };
const tab = (page: Awaited<ReturnType<typeof desk.sit>>['page'], name: RegExp) => page.getByRole('tab', { name }).first();

describe.each(lines)('before a server of the line %s', (line) => {
  it('freight for the whole country stays that, also after only its name was changed', async () => {
    const { page, seen } = await desk.sit('/operation/deliverGoods/freightSet', { line });
    await button(toolbar(page), '添加运费模板').click();
    await dialog(page).getByLabel('模板名称').fill(`全国到付 ${line}`);
    await dialog(page).getByLabel('首件运费').fill('12');
    await button(dialog(page), '添加').click();
    await row(page, `全国到付 ${line}`).waitFor();
    await button(row(page, `全国到付 ${line}`), '编辑').click();
    await dialog(page).getByLabel('模板名称').fill(`全国包邮 ${line}`);
    await button(dialog(page), '保存').click();
    await row(page, `全国包邮 ${line}`).waitFor();

    expectPlain(seen);
    const whole = [{ cityId: 'all', title: '[[0,0]]', firstPrice: '12.00' }];
    const appoint = line === '1.4' ? 2 : false;
    for (const act of ['save', 'update'])
      expect(lastOf(seen, `POST /admin/express/shipping/templates/${act}`)?.body).toMatchObject({
        appoint,
        shippingTemplatesRegionRequestList: whole,
      });
    const { list } = await shop.admin().run(freightTemplateCalls.list, { page: 1, limit: 20, keywords: `全国包邮 ${line}` });
    expect(list).toMatchObject([{ appoint: false }]);
    expect(await shop.admin().run(freightTemplateCalls.regions, { tempId: list[0]?.id ?? 0 })).toMatchObject([{ cityId: 'all' }]);
  });

  it('an order is found before it is paid and given a price, another is sent once and shows what became of it', async () => {
    const of = await orders.sku({ price: 1000, stock: 20 });
    const unpaid = await orders.order({ of, buyer: { account: `小满${line}`, nickname: '小满' } });
    const paid = await orders.order({ of, buyer: { account: `立夏${line}`, nickname: '立夏' }, paid: true });
    const { page, seen } = await desk.sit('/order/index', { line, failsAfter: FAILING[line] });
    await button(row(page, unpaid.orderNo), '改价').click();
    await dialog(page).getByLabel('实际支付金额').fill('8.5');
    await button(dialog(page), '改价为 ¥8.50').click();
    await closed(page);
    await row(page, unpaid.orderNo).getByText('¥8.50').first().waitFor();
    await button(row(page, paid.orderNo), '发货').click();
    await dialog(page).getByLabel('快递单号', { exact: true }).fill('SF1234567890122');
    await button(dialog(page), '发货').click();
    await closed(page);
    if (line === '1.3.4') await page.getByText('已经生效，服务器随后报错：请配置一号通账号！').first().waitFor();
    await row(page, paid.orderNo).getByText('待收货').waitFor();
    await row(page, paid.orderNo).locator('.cell-open').first().click();
    await page.getByText('订单记录').waitFor();
    await page.locator('.timeline').getByText('发货', { exact: true }).waitFor();

    expect(seen.failed).toEqual([]);
    expect(lastOf(seen, SEND)?.body).toMatchObject({ type: '1', deliveryType: 'express' });
    const asked = seen.sent.filter(({ name }) => name === 'GET /admin/store/order/list').map(({ query }) => query['status']);
    expect([asked.includes(''), asked.includes('all')]).toEqual([true, false]);
    expect(seen.sent.filter(({ name }) => [SEND, PRICE].includes(name))).toHaveLength(2);
    expect(await orders.info(paid)).toMatchObject({ status: 1 });
    expect(await orders.info(unpaid)).toMatchObject({ payPrice: 850 });
  });

  it('a product comes back from the bin, and nothing is offered that the server cannot do', async () => {
    const id = await catalogue.product({ storeName: `旧杯 ${line}`, isShow: false });
    await shop.admin().run(productCalls.delete, { id, type: 'recycle' });
    const { page, seen } = await desk.sit('/store/index', { line });
    await tab(page, /回收站/).click();
    await button(row(page, `旧杯 ${line}`), '恢复商品').waitFor();
    expect(await button(row(page, `旧杯 ${line}`), '编辑').count()).toBe(0);
    await button(row(page, `旧杯 ${line}`), '恢复商品').click();
    await row(page, `旧杯 ${line}`).waitFor({ state: 'hidden' });
    await goTo(page, '/user/index');
    await row(page, '小满').first().waitFor();
    expect(await button(page, '添加用户').count()).toBe(0);
    await goTo(page, '/store/brand');
    await page.getByText('这台服务器没有此功能').waitFor();
    expect(await button(page, '重试').count()).toBe(0);

    expectPlain(seen);
    expect(await shop.admin().run(productCalls.info, { id })).toMatchObject({ isRecycle: false });
  });
});

describe('the sign-in page of a server', () => {
  it.each(lines)('of the line %s asks for what it has, and offers no passkey', async (line) => {
    const { page, seen } = await desk.sit('/dashboard', { line });
    await page.context().clearCookies();
    await page.goto(new URL('/login', page.url()).href);
    await page.getByLabel('用户名').waitFor();
    await page.getByLabel('验证码', { exact: true }).waitFor({ state: line === '1.4' ? 'detached' : 'visible' });
    await page.waitForLoadState('networkidle');

    expect(await button(page, '用通行密钥登录').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(seen.missed.filter((name) => /policy|passkey/.test(name))).toEqual([]);
  });
});
