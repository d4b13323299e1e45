import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { deletionCalls } from '#contract/changes/deletions.ts';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import { couponCalls, couponExportCalls } from '#contract/coupons/coupons.ts';
import { HOUR } from '#contract/durations.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { couponDraft, couponsIn } from '../../../test/coupons.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { readSheet } from '../../../test/sheets.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const coupons = couponsIn(shop);
const clerk = shop.admin();

const all = { page: 1, limit: 100 };
type CouponFilter = Partial<Parameters<typeof clerk.run<typeof couponCalls.list>>[1]>;
const list = async (filter: CouponFilter = {}) => (await clerk.run(couponCalls.list, { ...all, ...filter })).list;
const sendable = async (filter: { keywords?: string; type?: number } = {}) =>
  (await clerk.run(couponCalls.sendList, { ...all, ...filter })).list;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR);

itKeepsRecords(
  shop,
  { list: couponCalls.list, save: couponCalls.save, delete: couponCalls.delete },
  {
    valid: (name) => ({ ...couponDraft({ name, primaryKey: [] }), money: '10.00', primaryKey: '', minPrice: '0.00' }),
    unlisted: ['isForever', 'total', 'receiveStartTime'],
    invalid: [
      ['no name', { name: ' ' }, '请填写优惠券名称'],
      ['a long name', { name: '长'.repeat(65) }, '优惠券名称长度不能超过64个字符'],
      ['no value', { money: '0' }, '优惠券面值应大于 0'],
      ['a use that is none', { useType: 4 }, '请选择优惠券使用类型'],
    ],
    gone: { code: 500, message: '优惠券不存在' },
    switches: { status: couponCalls.updateStatus },
  },
);

describe('the list of coupons', () => {
  it('has those with a higher place first, then the newest', async () => {
    const first = await coupons.coupon({ name: '排队甲', sort: 9 });
    const [older, newer] = [await coupons.coupon({ name: '排队乙' }), await coupons.coupon({ name: '排队丙' })];

    expect(idsOf(await list({ name: '排队' }))).toEqual([first, newer, older]);
  });

  it('is found by what one does now, as its workbook says', async () => {
    const span = (from: number, until: number) => ({
      isForever: true,
      receiveStartTime: inHours(from),
      receiveEndTime: inHours(until),
    });
    const runs = await coupons.coupon({ name: '按状态券一' });
    const waits = await coupons.coupon({ name: '按状态券二', ...span(5, 9) });
    const over = await coupons.coupon({ name: '按状态券三', ...span(-9, 1), status: false });
    const off = await coupons.coupon({ name: '按状态券四', status: false });
    shop.clock.pass('2 hours');
    const by = async (state: number) => idsOf(await list({ name: '按状态券', state }));
    const { running, waiting, over: ended, off: closed } = activityStates;
    expect(await Promise.all([running, waiting, ended, closed].map(by))).toEqual([[runs], [waits], [over], [off]]);

    const { fileName } = await clerk.run(couponExportCalls.couponSheet, { name: '按状态券' });
    const { rawPayload } = await shop.app.http.inject({ url: fileName });
    const { rows } = await readSheet(new Uint8Array(rawPayload));
    expect(rows.slice(3).map((row) => [row[1], row.at(-1)])).toEqual([
      ['按状态券四', '已关闭'],
      ['按状态券三', '已结束'],
      ['按状态券二', '未开始'],
      ['按状态券一', '进行中'],
    ]);
  });

  it('is filtered by name, state, kind and use', async () => {
    const cateId = await catalogue.category();
    const off = await coupons.coupon({ name: '滤 100% 甲', status: false, type: 2 });
    const on = await coupons.coupon({ name: '滤 1000 乙', type: 3, useType: 3, primaryKey: [cateId] });

    expect(idsOf(await list({ name: '100%' }))).toEqual([off]);
    expect(idsOf(await list({ name: '滤', status: true }))).toEqual([on]);
    expect(idsOf(await list({ name: '滤', type: 2 }))).toEqual([off]);
    expect(idsOf(await list({ name: '滤', useType: 3 }))).toEqual([on]);
  });

  it('tells what a coupon is good for by its keys', async () => {
    const cateId = await catalogue.category();
    const products = [await catalogue.product({ cateId }), await catalogue.product({ cateId })];
    const [ofProducts, ofCategory] = [
      await coupons.coupon({ useType: 2, primaryKey: products.toReversed() }),
      await coupons.coupon({ useType: 3, primaryKey: [cateId] }),
    ];

    const found = new Map((await list()).map(({ id, primaryKey }) => [id, primaryKey]));

    expect([found.get(ofProducts), found.get(ofCategory)]).toEqual([products.toReversed(), [cateId]]);
  });
});

describe('a coupon that is saved', () => {
  it.each([
    ['a product that is not there', { useType: 2, primaryKey: [999_999] }, '所选商品不存在或已删除，请重新选择商品'],
    ['a category that is not there', { useType: 3, primaryKey: [999_999] }, '所选品类不存在，请重新选择品类'],
  ])('is not good for %s', async (_, overrides, message) => {
    await expect(clerk.run(couponCalls.save, couponDraft(overrides))).rejects.toMatchObject({ code: 500, message });
  });

  it('is good for categories of products alone', async () => {
    const article = await catalogue.category({ type: 3 });

    await expect(clerk.run(couponCalls.save, couponDraft({ useType: 3, primaryKey: [article] }))).rejects.toMatchObject({
      message: '所选品类不存在，请重新选择品类',
    });
  });
});

describe('the coupons that can be given', () => {
  it('are on, not deleted, and can be claimed now', async () => {
    const overrides = { name: '可送', isForever: true, receiveStartTime: inHours(-3), receiveEndTime: inHours(1) };
    const [good, forAnHour] = [await coupons.coupon({ name: '可送' }), await coupons.coupon(overrides)];
    await coupons.coupon({ name: '可送', status: false });
    await coupons.coupon({ ...overrides, receiveStartTime: inHours(3), receiveEndTime: inHours(9) });
    await clerk.run(couponCalls.delete, { id: await coupons.coupon({ name: '可送' }) });
    expect(idsOf(await sendable({ keywords: '可送' }))).toEqual([forAnHour, good]);

    shop.clock.pass('2 hours');

    expect(idsOf(await sendable({ keywords: '可送' }))).toEqual([good]);
  });

  it('stand before the others, each with why it cannot be sent, where staff look for one', async () => {
    const make = (more: object) => coupons.coupon({ name: '为何', ...more });
    const good = await make({});
    const off = await make({ status: false });
    const span = (from: number, until: number) => ({
      isForever: true,
      receiveStartTime: inHours(from),
      receiveEndTime: inHours(until),
    });
    const [early, late] = [await make(span(3, 9)), await make(span(-3, 1))];
    const gone = await make({ isLimited: true, total: 1 });
    await coupons.given(gone);
    const unusable = await make({ isFixedTime: true, day: null, useStartTime: inHours(-1), useEndTime: inHours(1) });
    shop.clock.pass('2 hours');

    const { list } = await clerk.run(couponCalls.sendList, { page: 1, limit: 20, keywords: '为何', isWhole: true });

    expect(list.map(({ id, whyNot }) => [id, whyNot])).toEqual([
      [good, null],
      [unusable, '使用时间已过'],
      [gone, '已发完'],
      [late, '领取时间已过'],
      [early, '还没到领取时间'],
      [off, '未开启'],
    ]);
  });

  it('are found by their kind', async () => {
    const gift = await coupons.coupon({ name: '分类送', type: 3 });
    await coupons.coupon({ name: '分类送', type: 1 });

    expect(idsOf(await sendable({ keywords: '分类送', type: 3 }))).toEqual([gift]);
  });
});

describe('what a copy of a coupon starts from', () => {
  it('is the coupon with the products that are still there, on or off', async () => {
    const [kept, gone] = [await catalogue.product(), await catalogue.product()];
    const id = await coupons.coupon({ useType: 2, primaryKey: [kept, gone], status: false });
    for (const type of ['recycle', 'delete'] as const) await clerk.run(productCalls.delete, { id: gone, type });

    const info = await clerk.run(couponCalls.info, { id });

    expect(info).toMatchObject({ coupon: { primaryKey: [kept, gone], isForever: false, status: false }, category: null });
    expect(info.product?.map((product) => product.id)).toEqual([kept]);
  });

  it('is the coupon with its category', async () => {
    const cateId = await catalogue.category({ name: '水具' });
    const id = await coupons.coupon({ useType: 3, primaryKey: [cateId] });

    expect(await clerk.run(couponCalls.info, { id })).toMatchObject({ product: null, category: [{ id: cateId, name: '水具' }] });
  });
});

describe('a change of a coupon', () => {
  it('is refused where there is nothing to change', async () => {
    const id = await coupons.coupon();

    await expect(clerk.run(couponCalls.updateStatus, { id, status: true })).rejects.toMatchObject({
      message: '优惠券状态无需变更',
    });
    await clerk.run(couponCalls.delete, { id });
    await expect(clerk.run(couponCalls.updateStatus, { id, status: false })).rejects.toMatchObject({ message: '优惠券不存在' });
    await expect(clerk.run(couponCalls.delete, { id })).rejects.toMatchObject({ message: '优惠券不存在' });
    await expect(clerk.run(couponCalls.info, { id })).rejects.toMatchObject({ message: '优惠券信息不存在或者已失效！' });
  });
});

describe('the category of a coupon', () => {
  it('stays while the coupon is there, and goes without it', async () => {
    const cateId = await catalogue.category();
    const id = await coupons.coupon({ useType: 3, primaryKey: [cateId] });
    await expect(clerk.run(categoryCalls.delete, { id: cateId })).rejects.toMatchObject({
      message: '有品类券只能用于该分类，不能删除，请先删除这些优惠券',
    });

    await clerk.run(couponCalls.delete, { id });
    await clerk.run(categoryCalls.delete, { id: cateId });

    expect(await clerk.run(categoryCalls.info, { id: cateId })).toBeNull();
  });

  it('must be there for the coupon to come back', async () => {
    const cateId = await catalogue.category();
    const id = await coupons.coupon({ name: '失类券', useType: 3, primaryKey: [cateId] });
    await clerk.run(couponCalls.delete, { id });
    const gone = await clerk.change(categoryCalls.delete, { id: cateId });
    const { list: rows } = await clerk.run(deletionCalls.list, { noun: 'coupon', name: '失类券', page: 1, limit: 1 });
    const restore = () => clerk.run(deletionCalls.restore, { noun: 'coupon', ids: idsOf(rows) });
    await expect(restore()).rejects.toMatchObject({ message: '优惠券适用的品类已被删除，请新建一张优惠券' });

    await clerk.run(changeCalls.undo, { id: gone.changeId });
    await restore();

    expect(await list({ name: '失类券' })).toMatchObject([{ id, primaryKey: [cateId] }]);
  });
});
