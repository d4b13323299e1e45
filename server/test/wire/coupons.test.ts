import { describe, expect, it } from 'vitest';
import { catalogueIn } from '../catalogue.ts';
import { couponsIn } from '../coupons.ts';
import { openShop } from '../shop.ts';
import { all, misfits, paged } from './types.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const coupons = couponsIn(shop);
const base = '/admin/marketing/coupon';
const done = { code: 200, message: '操作成功', data: null };

const get = (path: string, query = {}) => shop.admin().raw('GET', base + path, { query });
const post = (path: string, query = {}, body = {}) => shop.admin().raw('POST', base + path, { query, body });
const save = (body: object) => post('/save', {}, body);

/** 2.1; the reason, the mark of those that staff alone give, and who bears the discount are ours. */
const coupon = {
  ...all('int', 'id total lastTotal useType type sort'),
  ...all('string', 'name primaryKey'),
  ...all('decimal', 'money minPrice'),
  ...all('bool', 'isLimited isFixedTime status isDel isGet'),
  ...all('moment', 'receiveStartTime createTime updateTime'),
  ...all('moment?', 'receiveEndTime useStartTime useEndTime'),
  day: 'int?',
  clashReason: 'string?',
  isPrivate: 'bool',
  bearer: 'int',
};
const sendable = {
  ...all('int', 'id lastTotal'),
  name: 'string',
  ...all('decimal', 'money minPrice'),
  ...all('bool', 'isLimited isFixedTime isGet'),
  ...all('moment?', 'useStartTime useEndTime'),
  day: 'int?',
  ...all('null', 'total useType primaryKey receiveStartTime receiveEndTime type sort status isDel createTime updateTime'),
};
const info = {
  ...all('int', 'total useType type sort bearer'),
  ...all('string', 'name primaryKey'),
  ...all('decimal', 'money minPrice'),
  ...all('bool', 'isLimited isForever isFixedTime isPrivate status'),
  receiveStartTime: 'moment',
  ...all('moment?', 'receiveEndTime useStartTime useEndTime'),
  day: 'int?',
};

/** 2.1, of those that customers hold. */
const held = {
  ...all('int', 'id couponId cid uid status useType'),
  ...all('string', 'name type nickname avatar'),
  primaryKey: 'string?',
  ...all('decimal', 'money minPrice'),
  ...all('moment', 'createTime updateTime'),
  ...all('moment?', 'startTime endTime useTime'),
  /** Ours: the order that it was spent on. */
  orderNo: 'string?',
  ...all('null', 'isValid validStr useStartTimeStr useEndTimeStr'),
};

/** Form values: numbers as they were typed, blanks for fields that do not count. */
const form = {
  name: '十元券',
  money: 10,
  isLimited: true,
  total: '50',
  useType: 1,
  primaryKey: '',
  minPrice: '100.00',
  isForever: true,
  receiveStartTime: '2026-11-20 00:00:00',
  receiveEndTime: '2099-11-20 00:00:00',
  isFixedTime: 1,
  useStartTime: '2026-11-20 00:00:00',
  useEndTime: '2099-12-31 23:59:59',
  day: null,
  type: 3,
  sort: 0,
  status: 1,
  checked: [],
};
const forDays = { isFixedTime: 0, useStartTime: '', useEndTime: '', day: '7' };
const always = { isForever: false, receiveStartTime: '', receiveEndTime: '' };

describe('coupons', () => {
  it.each([
    ['as often as there are', {}],
    ['for days, always', { ...forDays, ...always, isLimited: 0, total: 0 }],
  ])('are saved and read with the keys and types of the wire: %s', async (_, overrides) => {
    expect(await save({ ...form, ...overrides })).toEqual(done);

    const { data } = await get('/list', { page: '1', limit: 9999, name: '', status: '1', type: 3, useType: '' });

    expect(misfits(data, paged(coupon))).toEqual([]);
    expect(Object(data).list[0]).toMatchObject({ name: '十元券', money: '10.00', primaryKey: '', isGet: false });
  });

  it('are told to those who give them with no more than these need', async () => {
    await save(form);
    await save({ ...form, ...forDays, money: '5.5' });

    const { data } = await get('/send/list', { keywords: '', type: '3', page: 1, limit: 10 });

    expect(misfits(data, paged(sendable))).toEqual([]);
    expect(Object(data).list.length).toBeGreaterThan(1);
  });

  it('are answered to a copy with their products in full', async () => {
    const products = [await catalogue.product(), await catalogue.product()];
    const id = await coupons.coupon({ useType: 2, primaryKey: products });

    const { data } = await post('/info', { id });

    expect(misfits(Object(data).coupon, info)).toEqual([]);
    expect(Object(data)).toMatchObject({ coupon: { primaryKey: products.join(), isForever: false }, category: null });
    expect(Object(data).product.map((product: { id: number }) => product.id)).toEqual(products);
  });

  it('take the one category of a category coupon as a number', async () => {
    const cateId = await catalogue.category({ name: '水具' });
    expect(await save({ ...form, name: '水具券', useType: 3, primaryKey: cateId })).toEqual(done);
    const { data } = await get('/list', { name: '水具券' });
    const [{ id, primaryKey }] = Object(data).list;

    expect(primaryKey).toBe(String(cateId));
    expect(Object((await post('/info', { id })).data).category).toMatchObject([{ id: cateId, name: '水具', type: 1 }]);
  });

  it('are switched and deleted by query, in the words of the wire', async () => {
    const id = await coupons.coupon();

    expect(await post('/update/status', { id, status: false })).toEqual(done);
    expect(await post('/update/status', { id, status: 'false' })).toEqual({
      code: 500,
      message: '优惠券状态无需变更',
      data: null,
    });
    expect(await post('/delete', { id })).toEqual({ ...done, message: '删除成功' });
    expect(await post('/delete', { id })).toEqual({ code: 500, message: '优惠券不存在', data: null });
    expect(await post('/info', { id })).toEqual({ code: 500, message: '优惠券信息不存在或者已失效！', data: null });
  });

  it('are listed with who holds them, with the keys and types of the wire', async () => {
    const id = await coupons.coupon({ name: '买赠券' });
    await coupons.given(id);

    const { data } = await get('/user/list', { page: 1, limit: 20, name: '买赠', uid: '', status: '0', couponId: id });

    expect(misfits(data, paged(held))).toEqual([]);
    expect(Object(data).list).toMatchObject([{ name: '买赠券', type: 'buy', primaryKey: '', nickname: '王小明' }]);
  });

  it('answer an empty page with its page and limit', async () => {
    expect((await get('/list', { name: '没有这张', page: 2, limit: 5 })).data).toEqual({
      page: 2,
      limit: 5,
      totalPage: 0,
      total: 0,
      list: [],
    });
  });

  it.each([
    ['no name', { name: '' }, '请填写优惠券名称'],
    ['a long name', { name: '长'.repeat(65) }, '优惠券名称长度不能超过64个字符'],
    ['no value', { money: '' }, '请填写优惠券兑换的优惠券面值'],
    ['too much', { money: '100000' }, '优惠券面值不能大于99999.99'],
    ['nothing at all', { money: 0 }, '优惠券面值应大于 0'],
    ['no word on how many', { isLimited: null }, '请设置是否限量'],
    ['a use that is none', { useType: 4 }, '请选择优惠券使用类型'],
    ['no word on claiming', { isForever: undefined }, '请选择领取是否限时'],
    ['no word on use', { isFixedTime: undefined }, '请设置是否固定使用时间'],
    ['a thousand days', { day: 1000 }, '天数不能超过999天'],
    ['a kind that is none', { type: 0 }, '请选择优惠券领取方式'],
    ['no place', { sort: undefined }, '排序不能为空'],
    ['a place below all', { sort: -1 }, '排序不能小于0'],
    ['no state', { status: undefined }, '优惠券状态不能为空'],
  ])('are refused: %s', async (_, wrong, message) => {
    expect(await save({ ...form, ...wrong })).toEqual({ code: 400, message, data: null });
  });

  it.each([
    ['limited to none', { total: '' }, '请输入数量！'],
    ['for no product', { useType: 2, primaryKey: '' }, '请选择商品/分类！'],
    ['claimed at no time', { receiveEndTime: '' }, '请选择领取时间范围！'],
    ['claimed backwards', { receiveStartTime: '2099-11-21 00:00:00' }, '请选择正确的领取时间范围！'],
    ['used for no days', { ...forDays, day: '' }, '请输入天数！'],
  ])('are refused by what they would be: %s', async (_, wrong, message) => {
    expect(await save({ ...form, ...wrong })).toEqual({ code: 500, message, data: null });
  });
});

describe('the coupons of a product', () => {
  const product = '/admin/store/product';

  it('travel as a list of numbers with their names beside it', async () => {
    const ids = [await coupons.coupon({ name: '甲券' }), await coupons.coupon({ name: '乙券' })];
    const id = await catalogue.product();
    const cateId = Number((await catalogue.row(id)).cateId);
    const draft = catalogue.draft({ cateId });
    const attrValue = [{ ...draft.attrValue[0], id: 0, attrValue: '{"规格":"默认"}', price: '10', cost: 1, otPrice: 2 }];
    const body = { ...draft, id, cateId: String(cateId), sliderImage: '["a.png"]', attrValue, couponIds: ids };

    expect(await shop.admin().raw('POST', `${product}/update`, { body })).toEqual(done);

    expect((await shop.admin().raw('GET', `${product}/info/${id}`)).data).toMatchObject({
      couponIds: ids,
      coupons: [
        { id: ids[0], name: '甲券' },
        { id: ids[1], name: '乙券' },
      ],
    });
  });
});
