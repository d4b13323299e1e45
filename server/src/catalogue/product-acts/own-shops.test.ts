import { beforeAll, describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import type { Input } from '#contract/call.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { productExportCalls } from '#contract/catalogue/export.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { limits } from '#contract/data-scope.ts';
import { exportFile } from '#contract/exports/exports.ts';
import { payBackCalls } from '#contract/orders/payments/money-by-hand.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { headersOf } from '../../../test/actors.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import type { Client } from '../../../test/client.ts';
import { picturesIn } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';
import { rescope } from '../../../test/scopes/rescope.ts';
import { EVERYTHING } from '../../../test/sweeps/guarded.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();
const SELLING = ['admin:product:list', 'admin:product:update'];
const page = { page: 1, limit: 100 };

let [here, there, elsewhere] = [0, 0, 0];
const goods: Record<string, number> = {};
beforeAll(async () => {
  [here, there, elsewhere] = [await catalogue.seller('甲店'), await catalogue.seller('乙店'), await catalogue.seller('丙店')];
  for (const [storeName, merId] of [
    ['甲壶', here],
    ['乙壶', there],
    ['丙壶', elsewhere],
    ['自营壶', 0],
  ] as const)
    goods[storeName] = await catalogue.saved({ storeName, merId });
});

const listed = async (desk: Client, filter: Partial<Input<typeof productCalls.listAll>> = {}) =>
  (await desk.run(productCalls.listAll, { ...page, type: productTabs.live, ...filter })).list
    .map(({ storeName }) => storeName)
    .toSorted();

describe('somebody who keeps the products of two shops', () => {
  it('has those of both in list, counts, detail and file, and none of a third', async () => {
    const keeper = await catalogue.keeper({ shopId: here, may: EVERYTHING });
    await admin.run(shopStaffCalls.save, { shopId: there, adminIds: [keeper.id] });
    const { desk } = keeper;

    expect(await listed(desk)).toEqual(['乙壶', '甲壶']);
    expect(await listed(desk, { merId: [there, elsewhere] })).toEqual(['乙壶']);
    expect((await desk.run(productCalls.tabs, {})).find(({ type }) => type === productTabs.warehouse)?.count).toBe(2);
    expect(await desk.run(productCalls.info, { id: goods['乙壶'] ?? 0 })).toMatchObject({ storeName: '乙壶' });
    await expect(desk.run(productCalls.info, { id: goods['丙壶'] ?? 0 })).rejects.toMatchObject({
      message: '未找到对应商品信息',
    });
    const { id } = await desk.run(productExportCalls.products, { filter: {}, columns: ['storeName'], format: 'csv' });
    await shop.runQueued();
    const { body } = await shop.app.http.inject({ url: exportFile(id), headers: headersOf(keeper) });
    expect(body.match(/.壶/g)?.toSorted()).toEqual(['乙壶', '甲壶']);
  });

  it('moves products between them, and chooses one of them for a new product', async () => {
    const { desk, id: adminId } = await catalogue.keeper({ shopId: here, may: EVERYTHING });
    await admin.run(shopStaffCalls.save, { shopId: there, adminIds: [adminId] });
    const draft = catalogue.draft({ storeName: '新杯', cateId: await catalogue.category() });

    await expect(desk.run(productCalls.save, draft)).rejects.toMatchObject({ code: 500 });
    await expect(desk.run(productCalls.save, { ...draft, merId: elsewhere })).rejects.toMatchObject({ code: 500 });
    await desk.run(productCalls.save, { ...draft, merId: there });
    const [made] = (await desk.run(productCalls.listAll, { ...page, keywords: '新杯' })).list;
    await desk.run(productCalls.update, { ...draft, id: made?.id ?? 0, merId: here });
    expect(await catalogue.row(made?.id ?? 0)).toMatchObject({ merId: here });
  });
});

describe('somebody with a limit to a shop and one to a point', () => {
  it('is answered by calls that know both, and sees what both leave', async () => {
    const { desk, id, roleId } = await catalogue.keeper({ shopId: here, may: EVERYTHING });
    const { account, realName } = await admin.run(administratorCalls.info, { id });
    const other = await shop.person({ may: ['admin:order:list'], dataScope: 'points' });
    await admin.run(administratorCalls.update, { id, account, realName, roles: [roleId, other.roleId] });

    const orders = () => desk.raw('GET', orderCalls.list.path, { query: { ...page, type: 2, status: 'all' } });
    await expect.poll(orders).toMatchObject({ code: 200, data: { total: 0 } });
    await expect.poll(() => desk.raw('GET', payBackCalls.countPayBack.path)).toMatchObject({ message: limits.shops.beyond });
    await expect.poll(() => desk.raw('GET', brandCalls.info.path.replace('{id}', '1'))).toMatchObject({ code: 403 });
    expect(await listed(desk)).toContain('甲壶');
    expect(await listed(desk)).not.toContain('丙壶');
  });
});

describe('the products of one’s own shop', () => {
  it('are made, changed, shelved, binned and restored there, and leave it for no other shop', async () => {
    const { desk } = await catalogue.keeper({ shopId: elsewhere, may: EVERYTHING });
    const draft = catalogue.draft({ storeName: '新搪瓷杯', cateId: await catalogue.category() });
    await desk.run(productCalls.save, draft);
    const [made] = (await desk.run(productCalls.listAll, { ...page, keywords: '新搪瓷杯' })).list;
    const id = made?.id ?? 0;
    expect(await catalogue.row(id)).toMatchObject({ merId: elsewhere });

    for (const merId of [there, 0])
      await expect(desk.run(productCalls.update, { ...draft, id, merId })).rejects.toMatchObject({
        message: '您只管自己店铺的商品，不能把商品改到别的店铺',
      });
    await desk.run(productCalls.update, { ...draft, id, storeInfo: '厚', couponIds: [999] });
    await desk.run(productCalls.patch, { id, price: 1234, stock: 5, stockBase: 10 });
    expect(await catalogue.row(id)).toMatchObject({ merId: elsewhere, storeInfo: '厚', price: 1234, stock: 5 });
    const copy = await desk.run(productCalls.duplicate, { id });
    expect(await catalogue.row(copy.id)).toMatchObject({ merId: elsewhere });
    const ids = [id, copy.id, goods['甲壶'] ?? 0, goods['自营壶'] ?? 0];
    expect(await desk.run(productBulkCalls.bulkRun, { ids, price: { way: 'set', value: 4321 } })).toMatchObject({ matched: 2 });
    await desk.run(productBulkCalls.bulkRecycle, { ids });
    expect(await listed(desk, { type: productTabs.bin })).toHaveLength(2);
    await desk.run(productBulkCalls.bulkRestore, { ids: [id] });
    await desk.run(productCalls.delete, { id, type: 'recycle' });
    for (const binned of [id, copy.id]) await desk.run(productCalls.delete, { id: binned, type: 'delete' });
  });

  it('are taken back by nobody who has left the shop since', async () => {
    const { desk, id: adminId } = await catalogue.keeper({ shopId: here, may: EVERYTHING });
    const id = goods['甲壶'] ?? 0;
    const { changeId } = await desk.change(productCalls.patch, { id, sort: 9 });
    const staff = (await admin.run(shopStaffCalls.list, { shopId: here })).map((one) => one.adminId);
    await admin.run(shopStaffCalls.save, { shopId: here, adminIds: staff.filter((one) => one !== adminId) });
    await admin.run(shopStaffCalls.save, { shopId: elsewhere, adminIds: [adminId] });
    await expect.poll(() => listed(desk)).toEqual(['丙壶']);
    await expect(desk.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({ code: 403 });
    expect(await catalogue.row(id)).toMatchObject({ sort: 9 });
  });

  it('are all that is told of a bulk change from before the limit', async () => {
    const { desk, roleId } = await catalogue.keeper({ shopId: there, may: SELLING, dataScope: 'all' });
    const ids = Object.values(goods);
    const { runId } = await desk.run(productBulkCalls.bulkRun, { ids, freight: { tempId: 1 } });
    const names = async () =>
      (await desk.run(productBulkCalls.bulkRows, { ...page, id: runId })).list.map((row) => row.storeName);
    expect(await names()).toHaveLength(ids.length);
    await rescope(admin, roleId, 'shops');
    await expect.poll(names).toEqual(['乙壶']);
  });

  it('keep the pictures that they are shown by', async () => {
    const { id, url } = await picturesIn(shop).picture();
    await catalogue.saved({ storeName: '别家图盘', merId: there, image: url });
    const { desk } = await catalogue.keeper({ shopId: here, may: EVERYTHING });
    for (const force of [false, true])
      await expect(desk.run(attachmentCalls.delete, { ids: [id], force })).rejects.toMatchObject({ code: 403 });
  });

  it('are counted and listed by as many statements as those of the whole shop', async () => {
    const { desk } = await catalogue.keeper({ shopId: here, may: EVERYTHING });
    const count = (client: Client, filter: object) => shop.countQueries(() => listed(client, filter));
    for (const filter of [{}, { keywords: '甲壶' }]) {
      await Promise.all([count(desk, filter), count(admin, filter)]);
      expect(await count(desk, filter)).toBeLessThanOrEqual((await count(admin, filter)) + 2);
    }
  });
});
