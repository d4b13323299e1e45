import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { operatorCalls } from '#contract/sellers/operators.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { headersOf } from '../../../test/actors.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openClient } from '../../../test/client.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { recordsIn } from '../../../test/records.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { seller, saved } = catalogueIn(shop);
const admin = shop.admin();
const operators = recordsIn(shop, operatorCalls, {});
const { info, bindShops, updateStatus, update, save } = operatorCalls;
const isSignedIn = async (token: string) =>
  (await shop.stranger.raw('GET', administratorCalls.me.path, { headers: { 'authori-zation': token } })).code === 200;

itKeepsRecords(shop, operatorCalls, {
  valid: (name) => ({
    name,
    creditCode: '91310000MA1FL0000X',
    contact: '老金',
    phone: '021-62345678',
    railUnits: '上海局',
    shareRate: '12.50',
    adminIds: [],
    remark: '先试一年',
  }),
  invalid: [
    ['no name', { name: '' }, '请输入运营商名称'],
    ['a long name', { name: '长'.repeat(51) }, '运营商名称不能超过50个字符'],
    ['a credit code that is none', { creditCode: '913' }, '统一社会信用代码应为 18 位数字和大写字母'],
    ['a phone number that is none', { phone: '12345' }, '联系电话应为手机号或座机号'],
    ['a share above the whole', { shareRate: '100.01' }, '分成比例应为 0 到 100，最多两位小数'],
  ],
  taken: '已有同名的运营商，请换一个名称',
  plain: { says: (name) => ({ name }), is: { status: true, shareRate: '0.00', admins: [], shopIds: [], shops: [] } },
});

describe('an operator', () => {
  it('has shops, each of which has no other, and can give them back', async () => {
    const [one, other, shopId] = [
      await operators.make({ name: '甲运营' }),
      await operators.make({ name: '乙运营' }),
      await seller('甲店'),
    ];
    await admin.run(bindShops, { id: one, shopIds: [shopId] });
    expect(await admin.run(info, { id: one })).toMatchObject({ shopIds: [shopId], shops: [{ id: shopId, name: '甲店' }] });
    expect(await admin.run(mallShopCalls.info, { id: shopId })).toMatchObject({ operatorId: one, operatorName: '甲运营' });

    await expect(admin.run(bindShops, { id: other, shopIds: [shopId] })).rejects.toMatchObject({
      message: '有的店铺已属于另一家运营商，请先在那家解绑',
    });
    await expect(admin.run(bindShops, { id: other, shopIds: [999_999] })).rejects.toMatchObject({
      message: '有的店铺不存在或在回收站里，请重新选择',
    });
    const { changeId } = await admin.change(bindShops, { id: one, shopIds: [] });
    await admin.run(changeCalls.undo, { id: changeId ?? 0 });
    expect(await admin.run(info, { id: one })).toMatchObject({ shopIds: [shopId] });
  });

  it('stays while it has shops', async () => {
    const id = await operators.make({ name: '有店运营' });
    await admin.run(bindShops, { id, shopIds: [await seller('有店')] });
    await expect(admin.run(operatorCalls.delete, { id })).rejects.toMatchObject({ message: '请先解绑店铺，再删除运营商' });

    await admin.run(bindShops, { id, shopIds: [] });
    await admin.run(operatorCalls.delete, { id });
    expect(await operators.ids({ keywords: '有店运营' })).toEqual([]);
  });
});

describe('a person of an operator', () => {
  const hired = async (name: string) => {
    const person = await shop.person({ may: ['admin:product:list', 'admin:product:info'], dataScope: 'shop', realName: name });
    await admin.run(save, { name: `${name}的公司`, adminIds: [person.id] });
    const desk = openClient(
      () => shop.app,
      () => headersOf(person),
    );
    return { person, desk, id: Math.max(...(await operators.ids())) };
  };

  it('sees the shops that are bound, from that moment on and no longer', async () => {
    const { desk, id } = await hired('小运');
    const shopId = await seller('运营的店');
    const productId = await saved({ merId: shopId });
    await saved({ merId: await seller('别人的店') });
    const seen = async () =>
      (await desk.run(productCalls.listAll, { page: 1, limit: 20, type: productTabs.warehouse })).list.map((row) => row.id);
    expect(await seen()).toEqual([]);

    await admin.run(bindShops, { id, shopIds: [shopId] });
    expect(await seen()).toEqual([productId]);
    await admin.run(bindShops, { id, shopIds: [] });
    expect(await seen()).toEqual([]);
  });

  it('has an account', async () => {
    await expect(admin.run(save, { name: '无人公司', adminIds: [999_999] })).rejects.toMatchObject({
      message: '有的登录账号不存在，请重新选择',
    });
  });

  it('signs in for one operator alone', async () => {
    const { person } = await hired('小一');
    const other = await operators.make({ name: '另一家公司' });
    await expect(admin.run(update, { id: other, name: '另一家公司', adminIds: [person.id] })).rejects.toMatchObject({
      message: '有的登录账号已属于另一家运营商，请先从那家移出',
    });
  });

  const accountOf = async (realName: string) =>
    (await admin.run(administratorCalls.list, { page: 1, limit: 20, realName })).list[0];

  it('stays switched off when it is enabled again, where somebody had switched the account off for another reason', async () => {
    const { person, id } = await hired('小早停');
    await admin.run(administratorCalls.updateStatus, { id: person.id, status: false });
    await admin.run(updateStatus, { id, status: false });
    await admin.run(updateStatus, { id, status: true });
    expect((await accountOf('小早停'))?.status).toBe(false);
  });

  it('stays switched off when somebody switches the account off as well while the operator is disabled', async () => {
    const { person, id } = await hired('小双停');
    await admin.run(updateStatus, { id, status: false });
    await admin.run(administratorCalls.updateStatus, { id: person.id, status: false });
    await admin.run(updateStatus, { id, status: true });
    expect((await accountOf('小双停'))?.status).toBe(false);
  });

  it('is switched off who comes to one that is disabled, and on with it', async () => {
    const { person: newcomer } = await hired('小后来');
    await admin.run(update, { id: Math.max(...(await operators.ids())), name: '小后来的公司', adminIds: [] });
    const id = await operators.make({ name: '停用的公司' });
    await admin.run(updateStatus, { id, status: false });
    await admin.run(update, { id, name: '停用的公司', adminIds: [newcomer.id] });
    await expect.poll(() => isSignedIn(newcomer.token)).toBe(false);
    expect((await accountOf('小后来'))?.status).toBe(false);

    await admin.run(updateStatus, { id, status: true });
    expect((await accountOf('小后来'))?.status).toBe(true);
  });

  it('is signed out with it, and switched on again with it', async () => {
    const { person, id } = await hired('小停');
    const { token } = person;
    expect(await isSignedIn(token)).toBe(true);

    await admin.run(updateStatus, { id, status: false });
    await expect.poll(() => isSignedIn(token)).toBe(false);
    const found = async () =>
      (await admin.run(administratorCalls.list, { page: 1, limit: 20, realName: '小停' })).list[0]?.status;
    expect(await found()).toBe(false);

    await admin.run(updateStatus, { id, status: true });
    expect(await found()).toBe(true);
  });
});
