import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { catalogueIn } from '../server/test/catalogue.ts';
import { ordersIn } from '../server/test/orders.ts';
import { openShop } from '../server/test/shop.ts';
import { act, button, choose, closed, dialog, pick, row, toolbar } from './acts.ts';
import { makeRole } from './people-acts.ts';
import { expectPlain, lastOf, openPlainDesk } from './plain-desk.ts';
import { PRODUCT_FORM, addPicture, field, fillBasics, fillColours } from './product-acts.ts';
import { goTo } from './visits.ts';

const shop = openShop();
const desk = openPlainDesk(shop);
const catalogue = catalogueIn(shop);
const orders = ordersIn(shop);
const firstPage = { page: 1, limit: 20 };
const PICTURE = expect.stringMatching(/\.png$/);

describe('before another server of the wire', () => {
  it('a product is made with two specifications, changed and put on the shelf', async () => {
    await catalogue.category({ name: '餐厨' });
    const { page, seen } = await desk.sit(PRODUCT_FORM);
    await fillBasics(page, '搪瓷杯', '餐厨');
    await fillColours(page);
    expect(await button(page, '保存并上架').count()).toBe(0);
    await button(page, '存入仓库').click();
    await row(page, '搪瓷杯').getByText('¥39.90 起').waitFor();
    const pictures = { image: PICTURE, sliderImage: expect.stringMatching(/^\["[^"]+\.png"\]$/) };
    expect(lastOf(seen, 'POST /admin/store/product/save')?.body).toMatchObject({
      ...pictures,
      specType: true,
      attr: [{ attrName: '颜色', attrValues: '白,蓝' }],
      attrValue: [
        { attrValue: '{"颜色":"白"}', price: '39.90', cost: '18.00', otPrice: '59.00', stock: 20 },
        { attrValue: '{"颜色":"蓝"}', price: '42.50' },
      ],
    });

    await row(page, '搪瓷杯').getByRole('link', { name: '搪瓷杯' }).click();
    await field(page, '商品名称').fill('珐琅杯');
    await button(page, '保存').click();
    await row(page, '珐琅杯').waitFor();
    expect(lastOf(seen, 'POST /admin/store/product/update')?.body).toMatchObject({
      ...pictures,
      storeName: '珐琅杯',
      storeInfo: '加厚杯身',
      attrValue: [
        { price: '39.90', stock: 20, image: PICTURE },
        { price: '42.50', stock: 20, image: PICTURE },
      ],
    });
    await row(page, '珐琅杯').getByRole('switch').click();
    await row(page, '珐琅杯').waitFor({ state: 'hidden' });

    expectPlain(seen);
    const { list } = await shop.admin().run(productCalls.list, { ...firstPage, type: 1 });
    expect(list).toMatchObject([{ storeName: '珐琅杯', isShow: true }]);
  });

  it('an order is sent and noted, another is given a price, and refunds are agreed to and refused', async () => {
    const of = await orders.sku({ price: 1000, stock: 20 });
    const buyer = (nickname: string) => ({ of, quantity: 2, buyer: { account: nickname, nickname } });
    const unpaid = await orders.order(buyer('小满'));
    const [sent, agreed, refused] = [
      await orders.order({ ...buyer('小雪'), paid: true }),
      await orders.order({ ...buyer('冬至'), paid: true }),
      await orders.order({ ...buyer('立春'), paid: true }),
    ];
    for (const asked of [agreed, refused]) await orders.askRefund(asked);
    const { page, seen } = await desk.sit('/order/index');

    await act(page, row(page, sent.orderNo), '发货', { 快递单号: 'SF1234567890122' });
    expect(lastOf(seen, 'POST /admin/store/order/send')?.body).toMatchObject({
      orderNo: sent.orderNo,
      type: '1',
      expressRecordType: '1',
      expressNumber: 'SF1234567890122',
    });
    await button(row(page, unpaid.orderNo), '改价').click();
    await dialog(page).getByLabel('实际支付金额').fill('18.5');
    await button(dialog(page), '改价为 ¥18.50').click();
    await closed(page);
    expect(lastOf(seen, 'POST /admin/store/order/update/price')?.body).toMatchObject({
      orderNo: unpaid.orderNo,
      payPrice: '18.50',
    });
    await choose(page, row(page, sent.orderNo), '备注');
    await dialog(page).getByLabel('商家备注').fill('周末送货');
    await button(dialog(page), '保存').click();
    await closed(page);
    await act(page, row(page, agreed.orderNo), '同意退款', { 退款金额: '5' });
    expect(lastOf(seen, 'GET /admin/store/order/refund')?.query).toEqual({ orderNo: agreed.orderNo, amount: '5.00' });
    await choose(page, row(page, refused.orderNo), '拒绝退款');
    await dialog(page).getByLabel('不退款原因').fill('商品完好');
    await button(dialog(page), '拒绝退款').click();
    await closed(page);

    expectPlain(seen);
    await shop.runDue();
    expect(await orders.info(sent)).toMatchObject({ status: 1, remark: '周末送货', deliveryId: 'SF1234567890122' });
    expect(await orders.info(unpaid)).toMatchObject({ payPrice: 1850 });
    expect(await orders.info(agreed)).toMatchObject({ refundPrice: 500 });
    expect(await orders.info(refused)).toMatchObject({ refundStatus: 0, refundReason: '商品完好' });
  });

  it('a coupon is published and sent to a customer, and an article is written', async () => {
    await orders.order({ of: await orders.sku(), buyer: { account: '惊蛰', nickname: '惊蛰' } });
    await catalogue.category({ name: '站台见闻', type: 3 });
    const { page, seen } = await desk.sit('/marketing/coupon/list/save');
    await field(page, '优惠券名称').fill('开春十元');
    await field(page, '优惠券面值').fill('10');
    await field(page, '优惠券最低消费').fill('99');
    await field(page, '使用有效期限（天）').fill('7');
    await field(page, '发布数量').fill('50');
    await page.getByRole('radio', { name: '开启' }).check();
    await button(page, '立即创建').click();
    await row(page, '开春十元').waitFor();

    await goTo(page, '/user/index');
    await row(page, '惊蛰').getByRole('checkbox').check();
    await button(page, '发优惠券 1 人').click();
    await button(row(page, '开春十元'), '发送').click();
    await button(dialog(page).filter({ hasText: '确定发送优惠券“开春十元”' }), '发送').click();
    await page.getByText('发送成功').waitFor();

    await goTo(page, '/content/articleCreat');
    await page.getByLabel('标题').first().fill('小站的早晨');
    await page.getByLabel('简介').first().fill('第一班车');
    await addPicture(page);
    await pick(page.getByRole('combobox', { name: '分类' }), '站台见闻');
    await page.getByLabel('作者').fill('站长');
    await page.locator('.ProseMirror').fill('汽笛响了。');
    await button(page, '保存').click();
    await row(page, '小站的早晨').waitFor();

    expectPlain(seen);
    const admin = shop.admin();
    expect((await admin.run(couponCalls.list, firstPage)).list).toMatchObject([{ name: '开春十元', money: 1000 }]);
    expect((await admin.run(heldCouponCalls.list, firstPage)).list).toMatchObject([{ nickname: '惊蛰' }]);
    expect((await admin.run(articleCalls.list, firstPage)).list).toMatchObject([{ title: '小站的早晨' }]);
  });

  it('a role is made with its rights, and the menu gets another branch', async () => {
    const { page, seen } = await desk.sit('/operation/roleManager/identityManager');
    await makeRole(page, '前台');
    await goTo(page, '/operation/roleManager/promiseRules');
    await button(toolbar(page), '新增').click();
    await dialog(page).getByLabel('菜单名称').fill('日常');
    await button(dialog(page), '保存').click();
    await row(page, '日常').waitFor();

    expectPlain(seen);
    const role = lastOf(seen, 'POST /admin/system/role/save')?.body;
    expect(role).toMatchObject({ roleName: '前台', rules: expect.stringMatching(/^\d+(,\d+)+$/), status: true });
  });

  it('a tag, a freight template and a carrier are kept', async () => {
    const { page, seen } = await desk.sit('/user/label');
    await button(toolbar(page), '添加用户标签').click();
    await dialog(page).getByRole('textbox').fill('常客');
    await button(dialog(page), '保存').click();
    await row(page, '常客').waitFor();

    await goTo(page, '/operation/deliverGoods/freightSet');
    await button(toolbar(page), '添加运费模板').click();
    await dialog(page).getByLabel('模板名称').fill('顺丰到付');
    await dialog(page).getByLabel('首件运费').fill('12');
    await button(dialog(page), '添加').click();
    await row(page, '顺丰到付').waitFor();
    expect(lastOf(seen, 'POST /admin/express/shipping/templates/save')?.body).toMatchObject({
      name: '顺丰到付',
      type: 1,
      appoint: false,
      shippingTemplatesRegionRequestList: [{ firstPrice: '12.00' }],
    });
    await button(row(page, '顺丰到付'), '编辑').click();
    await dialog(page).getByLabel('模板名称').fill('顺丰包邮');
    await button(dialog(page), '保存').click();
    await row(page, '顺丰包邮').waitFor();
    expect(lastOf(seen, 'POST /admin/express/shipping/templates/update')?.body).toMatchObject({
      name: '顺丰包邮',
      shippingTemplatesRegionRequestList: [{ firstPrice: '12.00' }],
    });

    await goTo(page, '/maintain/logistics/companyList?keywords=EMS');
    await row(page, 'EMS').first().getByRole('switch').click();
    await expect.poll(() => lastOf(seen, 'POST /admin/express/update/show')?.body).toMatchObject({ isShow: false });

    expectPlain(seen);
  });
});
