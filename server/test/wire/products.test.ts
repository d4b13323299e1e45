import { describe, expect, it } from 'vitest';
import { catalogueIn } from '../catalogue.ts';
import { openShop } from '../shop.ts';
import { type WireType, all, misfits, paged } from './types.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const base = '/admin/store/product';

const attr = { ...all('int', 'id productId type'), ...all('string', 'attrName attrValues'), isDel: 'bool' };
const figures = {
  ...all('int', 'id productId stock sales type quota quotaShow'),
  ...all('decimal', 'price cost otPrice weight volume brokerage brokerageTwo'),
  ...all('string', 'suk image barCode'),
  attrValue: 'json',
  minPrice: 'null',
};
const flags = all('bool', 'isShow isHot isBenefit isBest isNew isGood isSub specType');

/** P1, and after the dashes what is ours. */
const row = {
  ...all('int', 'id merId sort sales stock ficti browse giveIntegral tempId collectCount'),
  ...all('string', 'image storeName storeInfo keyword barCode unitName codePath soureLink videoLink activity cateValues'),
  ...all('decimal', 'price vipPrice otPrice cost postage'),
  ...flags,
  ...all('bool', 'isPostage isDel merUse isSeckill'),
  isBargain: 'null',
  sliderImage: 'json',
  cateId: 'ids',
  addTime: 'seconds',
  content: 'string?',
  attr: [attr],
  attrValue: [{ ...figures, unique: 'string', ...all('null', 'createTime updateTime checked vipPrice') }],
  ...all('null', 'activityStr activityH5 activityAllH5 attrValues cateIds coupons couponIds title info timeId num startTime'),
  ...all('null', 'stopTime startTimeStr stopTimeStr status productId images quota quotaShow rule bargainNum peopleNum isHost'),
  ...all('null', 'people effectiveTime onceNum virtualRation minPrice endTime'),
  // ---
  ...all('int', 'brandId version'),
  code: 'string',
  isRecycle: 'bool',
} as const;

/** P4. */
const info = {
  ...all('int', 'id sort giveIntegral ficti tempId'),
  ...all('string', 'image storeName storeInfo keyword unitName flatPattern content'),
  ...flags,
  sliderImage: 'json',
  cateId: 'ids',
  activity: ['string'],
  attr: [attr],
  attrValue: [{ ...figures, shelf: 'string' }],
  couponIds: 'null',
  ...all('null', 'cateStr productId status timeId startTimeStr stopTimeStr num startTime stopTime title bargainNum peopleNum'),
  ...all('null', 'effectiveTime onceNum virtualRation people info'),
  // ---
  activityStr: 'string',
  coupons: [{ id: 'int', name: 'string' }],
  ...all('int', 'brandId merId version'),
  code: 'string',
  isRecycle: 'bool',
} as const;

const headers: WireType = [{ ...all('int', 'count type'), name: 'string' }];

const get = async (path: string, query = {}) => shop.admin().raw('GET', base + path, { query });
const done = { code: 200, message: '操作成功', data: null };

const one = { image: 'a.png', price: '12.5', cost: 3, otPrice: '20', stock: '7', weight: null, brokerage: null, value0: '默认' };
const body = (cateId: number, more: object = {}) => ({
  ...catalogue.draft({ cateId }),
  cateId: String(cateId),
  sliderImage: '["a.png"]',
  attrValue: [{ id: 0, productId: 0, attrValue: '{"规格":"默认"}', ...one }],
  ...more,
});

describe('what is read of products', () => {
  it.each([
    ['list', '/list', { type: 2 }, paged(row)],
    ['list with 9999 rows a page', '/list', { type: '2', limit: '9999', page: '1', temp: 1_700_000_000 }, paged(row)],
    ['list without its optional filters filled in', '/list', { type: 2, cateId: '', keywords: '' }, paged(row)],
    ['listAll', '/listAll', {}, paged(row)],
    ['tabs', '/tabs/headers', {}, headers],
  ])('has the keys and types of the wire: %s', async (_, path, query, type) => {
    await catalogue.product({ colours: ['红', '蓝'] });
    await catalogue.product({ isShow: true });

    const { code, message, data } = await get(path, query);

    expect({ code, message }).toEqual({ code: 200, message: '操作成功' });
    expect(misfits(data, type)).toEqual([]);
    expect(Object(data).list ?? data).not.toHaveLength(0);
  });

  it.each([
    ['of one SKU', {}],
    ['of several', { colours: ['红', '蓝'] }],
  ])('has the keys and types of the wire: info %s', async (_, overrides) => {
    const { data } = await get(`/info/${await catalogue.product(overrides)}`);

    expect(misfits(data, info)).toEqual([]);
    expect([Object(data).attr.length, Object(data).attrValue.length > 0]).toEqual([1, true]);
  });

  it('leaves out SKUs that were removed', async () => {
    const id = await catalogue.product({ colours: ['红', '蓝'] });
    const { cateId } = await catalogue.row(id);
    await shop.admin().raw('POST', `${base}/update`, { body: { ...body(Number(cateId)), id } });

    const { data } = await get('/listAll', { keywords: id });

    const [found] = Object(data).list;
    expect(found.attrValue.map(({ suk }: { suk: string }) => suk)).toEqual(['默认']);
    expect(found.attr.map(({ attrName }: { attrName: string }) => attrName)).toEqual(['规格']);
  });

  it.each([
    ['a tab that is none', '/list', { type: 7 }, 400, '未知的商品类型'],
    ['a tab that is no number', '/list', { type: 'x' }, 400, '未知的商品类型'],
    ['no tab', '/list', {}, 400, '商品类型不能为空'],
    ['a product that is not there', '/info/999999', {}, 500, '未找到对应商品信息'],
    ['a way to delete that is none', '/delete/1', { type: 'shred' }, 400, '删除方式应为 recycle 或 delete'],
    ['the deletion of nothing', '/delete/999999', {}, 500, '商品不存在'],
    // The wire says 操作失败 here.
    ['the return of nothing', '/restore/999999', {}, 500, '商品不存在'],
    ['putting nothing on the shelf', '/putOnShell/999999', {}, 500, '商品不存在'],
    ['taking nothing off the shelf', '/offShell/999999', {}, 500, '商品不存在'],
  ])('is refused in the words of the wire: %s', async (_, path, query, code, message) => {
    expect(await get(path, query)).toEqual({ code, message, data: null });
  });
});

describe('the workbook of products', () => {
  const sheet = (query: object) => shop.admin().raw('GET', '/admin/export/excel/product', { query: { ...query } });

  it('is answered by its address in full', async () => {
    await shop.admin().raw('POST', '/admin/system/config/saveuniq', {
      query: { key: 'localUploadUrl', value: 'https://img.example.com/' },
    });
    await catalogue.product();

    const { code, message, data } = await sheet({ type: '2', cateId: '', keywords: '' });

    expect({ code, message }).toEqual({ code: 200, message: '操作成功' });
    expect(misfits(data, { fileName: 'url' })).toEqual([]);
    expect(decodeURIComponent(Object(data).fileName)).toMatch(/^https:\/\/img\.example\.com\/.*\/商品导出_\d{23}\.xlsx$/);
  });

  it.each([
    ['nothing to write', { type: 5 }, 500, '没有可导出的数据！'],
    ['a tab that is none', { type: 7 }, 400, '未知的商品类型'],
    ['no tab', {}, 400, '商品类型不能为空'],
  ])('is refused in the words of the wire: %s', async (_, query, code, message) => {
    expect(await sheet(query)).toEqual({ code, message, data: null });
  });
});

describe('what is done to products', () => {
  it('answers nothing but its success, all the way from the form to the end', async () => {
    const admin = shop.admin();
    const cateId = await catalogue.category();
    const id = await catalogue.product({ cateId });

    expect(await admin.raw('POST', `${base}/save`, { body: body(cateId) })).toEqual(done);
    expect(await admin.raw('POST', `${base}/update`, { body: { ...body(cateId), id } })).toEqual(done);
    for (const path of [`/putOnShell/${id}`, `/putOnShell/${id}`, `/offShell/${id}`, `/offShell/${id}`])
      expect(await get(path)).toEqual(done);
    expect(await get(`/delete/${id}`)).toEqual(done);
    expect(await get(`/restore/${id}`)).toEqual(done);
    expect(await get(`/delete/${id}`, { type: 'recycle' })).toEqual(done);
    expect(await get(`/delete/${id}`, { type: 'delete' })).toEqual(done);
  });

  it.each([
    ['storeName', { storeName: '' }, '商品名称不能为空'],
    ['storeName', { storeName: '长'.repeat(129) }, '商品名称长度不能超过128个字符'],
    ['storeInfo', { storeInfo: undefined }, '商品简介不能为空'],
    ['storeInfo', { storeInfo: '长'.repeat(257) }, '商品简介长度不能超过256个字符'],
    ['image', { image: undefined }, '商品图片不能为空'],
    ['image', { image: 'a'.repeat(256) }, '商品图片名称长度不能超过255个字符'],
    ['sliderImage', { sliderImage: undefined }, '轮播图不能为空'],
    ['sliderImage', { sliderImage: 'a'.repeat(2001) }, '轮播图名称长度不能超过2000个字符'],
    ['keyword', { keyword: undefined }, '关键字不能为空'],
    ['keyword', { keyword: '长'.repeat(256) }, '关键字长度不能超过255个字符'],
    ['cateId', { cateId: undefined }, '商品分类不能为空'],
    ['cateId', { cateId: Array.from({ length: 40 }, () => 11).join(',') }, '商品分类组合长度不能超过64个字符'],
    ['unitName', { unitName: undefined }, '单位名称不能为空'],
    ['unitName', { unitName: '长'.repeat(33) }, '单位名长度不能超过32个字符'],
    ['isSub', { isSub: undefined }, '是否单独分佣不能为空'],
    ['tempId', { tempId: undefined }, '运费模板不能为空'],
    ['specType', { specType: undefined }, '商品规格类型不能为空'],
    ['attr', { attr: undefined }, '商品属性不能为空'],
    ['attr', { attr: [] }, '商品属性不能为空'],
    ['attrValue', { attrValue: undefined }, '商品属性详情不能为空'],
    ['attrValue', { attrValue: [] }, '商品属性详情不能为空'],
    ['flatPattern', { flatPattern: 'a'.repeat(1001) }, '展示图名称长度不能超过1000个字符'],
  ])('is refused in the words of the wire: %s %j', async (_, wrong, message) => {
    const answer = await shop.admin().raw('POST', `${base}/save`, { body: body(await catalogue.category(), wrong) });

    expect(answer).toEqual({ code: 400, message, data: null });
  });

  it.each([
    ['attrValue', { attrValue: undefined }, 'attr_values不能为空'],
    ['image', { image: '' }, '商品规格属性图片不能为空'],
    ['price', { price: undefined }, '规格属性金额不能为空'],
    ['price', { price: -1 }, '金额不能小于0'],
    ['cost', { cost: undefined }, '规格属性成本价不能为空'],
    ['cost', { cost: '-1' }, '成本价不能小于0'],
    ['otPrice', { otPrice: undefined }, '规格属性原价不能为空'],
    ['otPrice', { otPrice: -1 }, '原价不能小于0'],
    ['stock', { stock: undefined }, '商品规格属性库存不能为空'],
    ['stock', { stock: -1 }, '库存不能小于0'],
    ['weight', { weight: -1 }, '重量不能小于0'],
    ['volume', { volume: -1 }, '体积不能小于0'],
    ['brokerage', { brokerage: -1 }, '一级返佣不能小于0'],
    ['brokerageTwo', { brokerageTwo: -1 }, '二级返佣不能小于0'],
  ])('is refused for a SKU in the words of the wire: %s %j', async (_, wrong, message) => {
    const sku = { attrValue: '{"规格":"默认"}', ...one, ...wrong };

    const answer = await shop
      .admin()
      .raw('POST', `${base}/save`, { body: body(await catalogue.category(), { attrValue: [sku] }) });

    expect(answer).toEqual({ code: 400, message, data: null });
  });

  it.each([
    ['without an id', 0, {}, '商品ID不能为空'],
    ['of nothing', 999_999, {}, '商品不存在'],
    ['on the shelf', undefined, { isShow: true }, '请先下架商品，再进行修改'],
  ])('is not changed %s', async (_, id, overrides, message) => {
    const cateId = await catalogue.category();
    const made = await catalogue.product({ cateId, ...overrides });

    const answer = await shop.admin().raw('POST', `${base}/update`, { body: { ...body(cateId), id: id ?? made } });

    expect(answer).toEqual({ code: 500, message, data: null });
  });

  it('is neither changed nor binned in the bin', async () => {
    const cateId = await catalogue.category();
    const id = await catalogue.product({ cateId });
    expect(await get(`/delete/${id}`)).toEqual(done);

    const answer = await shop.admin().raw('POST', `${base}/update`, { body: { ...body(cateId), id } });

    expect(answer).toEqual({ code: 500, message: '商品已删除', data: null });
    expect(await get(`/delete/${id}`)).toEqual({ code: 500, message: '商品已存在回收站', data: null });
  });

  it('asks for commissions only where they are set per product', async () => {
    const cateId = await catalogue.category();
    const save = (more: object) => shop.admin().raw('POST', `${base}/save`, { body: body(cateId, more) });

    expect(await save({ isSub: false })).toEqual(done);
    expect(await save({ isSub: true })).toEqual({ code: 400, message: '规格属性一级返佣不能为空', data: null });
    const attrValue = [{ attrValue: '{"规格":"默认"}', ...one, brokerage: '0.00' }];
    expect(await save({ isSub: true, attrValue })).toEqual({ code: 400, message: '规格属性二级返佣不能为空', data: null });
  });

  it('refuses more than one SKU where there are no specifications', async () => {
    const cateId = await catalogue.category();
    const sku = { attrValue: '{"规格":"默认"}', ...one };

    expect(await shop.admin().raw('POST', `${base}/save`, { body: body(cateId, { attrValue: [sku, sku] }) })).toEqual({
      code: 500,
      message: '单规格商品属性值不能大于1',
      data: null,
    });
  });

  it.each([
    ['0 for false', { isHot: 0, isSub: 0, specType: 0 }, { isHot: false }],
    ['1 for true', { isHot: 1 }, { isHot: true }],
    ['digits for numbers', { sort: '5', giveIntegral: '3', ficti: '9' }, { sort: 5, giveIntegral: 3, ficti: 9 }],
    ['nulls for what is not used', { content: null, couponIds: null, activity: null, flatPattern: null }, { content: '' }],
    ['labels nobody knows', { activity: ['拼团', '抽奖'] }, { activity: ['拼团'] }],
    ['no order of campaigns', { activity: [] }, { activity: ['默认', '秒杀', '砍价', '拼团'] }],
    [
      'keys nobody knows',
      { sliderImages: [], cateIds: [], isShow: 1, selectRule: '', coupons: [], videoLink: '' },
      { isShow: false },
    ],
  ])('takes from old clients %s', async (_, sent, kept) => {
    const cateId = await catalogue.category();
    expect(await shop.admin().raw('POST', `${base}/save`, { body: body(cateId, sent) })).toEqual(done);

    const [{ id }] = Object((await get('/listAll', { cateId })).data).list;
    expect((await get(`/info/${id}`)).data).toMatchObject(kept);
  });
});
