import { beforeAll, describe, expect, it } from 'vitest';
import { known, links } from '../found.ts';
import { openProvider } from '../provider.ts';
import { openShop } from '../shop.ts';
import { all, misfits } from './types.ts';

const shop = openShop();
const provider = openProvider(shop);
const base = '/admin/store/product';
const post = (path: string, sent: { query?: Record<string, string>; body?: object }) =>
  shop.admin().raw('POST', base + path, { body: {}, ...sent });

/** Draft product of the wire's papers; what is named here besides is different from platform to platform. */
const draft = {
  ...all('string', 'storeName storeInfo image content'),
  ...all('null', 'id cateId tempId attrValue sort giveIntegral ficti isSub activity couponIds flatPattern'),
  ...all('null', 'isHot isBenefit isBest isNew isGood'),
  sliderImage: 'json',
  specType: 'bool',
  attr: [{ attrName: 'string', attrValues: 'json' }],
} as const;
const by99Api = { ...draft, ...all('null', 'unitName cost') };
const unpriced = { ...by99Api, ...all('null', 'price otPrice videoLink'), keyword: 'string' };
const priced = { ...by99Api, ...all('null', 'keyword otPrice videoLink'), price: 'decimal' };
const byPass = { ...draft, ...all('string', 'keyword unitName'), ...all('decimal', 'price cost otPrice'), videoLink: 'null' };

beforeAll(async () => {
  Object.assign(provider.manner.items, known);
  await provider.byPass();
  await provider.by99Api();
});

describe('a product of another platform', () => {
  it.each([
    ['1', links.taobao, unpriced],
    ['1', links.plain, unpriced],
    ['2', links.jd, priced],
    ['3', links.suning, priced],
    ['4', links.pdd, { ...by99Api, ...all('decimal', 'price otPrice'), videoLink: 'string', keyword: 'null' }],
    ['5', links.tmall, unpriced],
  ])('of form %s (%s) is made of what the papers say', async (form, url, type) => {
    const { code, message, data } = await post('/importProduct', { query: { form, url } });

    expect([code, message]).toEqual([200, '操作成功']);
    expect(misfits(data, type)).toEqual([]);
  });

  it('through the account is made of what the papers say', async () => {
    const { code, data } = await post('/copy/product', { body: { url: links.taobao } });

    expect(code).toBe(200);
    expect(misfits(data, { info: byPass })).toEqual([]);
  });

  it('has lists as texts, and an empty list where there are none', async () => {
    const { data } = await post('/importProduct', { query: { form: '2', url: links.jd } });
    const plain = await post('/importProduct', { query: { form: '1', url: links.plain } });

    expect(data).toMatchObject({ attr: [{ attrName: '颜色', attrValues: '["白","黑"]' }], price: '129.00' });
    expect(plain.data).toMatchObject({ attr: [], content: '', specType: false });
  });

  it.each([
    [{ url: links.jd }, "Required Integer parameter 'form' is not present"],
    [{ form: '2' }, "Required String parameter 'url' is not present"],
    [{ form: '9', url: links.jd }, '不支持的采集平台'],
    [{ form: '2', url: ' ' }, '请输入链接地址！'],
  ])('is not asked for by %o', async (query, message) => {
    expect(await post('/importProduct', { query })).toEqual({ code: 400, message, data: null });
  });

  it('is not asked for without a link', async () => {
    const refused = { code: 400, message: '复制商品地址 不能为空', data: null };

    expect([await post('/copy/product', { body: {} }), await post('/copy/product', { body: { url: '' } })]).toEqual([
      refused,
      refused,
    ]);
  });
});

describe('how products are collected', () => {
  it('is told by a text and a number', async () => {
    expect(await post('/copy/config', {})).toEqual({ code: 200, message: '操作成功', data: { copyType: '2', copyNum: 0 } });
    await provider.set({ system_product_copy_type: '1' });

    expect(misfits((await post('/copy/config', {})).data, { copyType: 'string', copyNum: 'int' })).toEqual([]);
  });
});
