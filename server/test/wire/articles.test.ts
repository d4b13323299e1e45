import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueIn } from '../catalogue.ts';
import { contentIn } from '../content.ts';
import { openShop } from '../shop.ts';
import { openStorefrontClient } from '../storefront.ts';
import { all, misfits, paged } from './types.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const content = contentIn(shop);
const base = '/admin/article';
const done = { code: 200, message: '操作成功', data: null };

const get = (path: string, query = {}) => shop.admin().raw('GET', base + path, { query });
const post = (path: string, body: object, query = {}) => shop.admin().raw('POST', base + path, { query, body });

/** 2.8; what follows the text is ours. */
const listed = {
  id: 'int',
  ...all('string', 'cid title author imageInput synopsis visit updateTime'),
  ...all('bool', 'isHot isBanner hide'),
  showTime: 'moment?',
};

/** 3.9; version and time to show are ours. */
const info = {
  ...all('int', 'id sort adminId merId productId version'),
  ...all('string', 'cid title author imageInput synopsis shareTitle shareSynopsis visit content'),
  ...all('string?', 'url'),
  showTime: 'moment?',
  mediaId: 'null',
  ...all('bool', 'status hide isHot isBanner'),
  ...all('moment', 'createTime updateTime'),
};

/** Fields that the form sends. */
const form = {
  cid: 0,
  title: '站台上的灯',
  author: '站长',
  imageInput: '/a.png',
  synopsis: '为什么信号灯是红黄绿三色',
  content: '<p>很久以前……</p>',
  isBanner: false,
  isHot: null as boolean | null,
  shareTitle: '站台上的灯',
  shareSynopsis: '为什么信号灯是红黄绿三色',
  sort: 3,
  url: null as string | null,
};
let cid = 0;
beforeAll(async () => {
  cid = await catalogue.category({ type: 3, name: '行业新闻' });
});
const newest = async () => Object((await get('/list', { cid })).data).list.at(0);

describe('articles', () => {
  it('are saved and listed with the keys and types of the wire', async () => {
    expect(await post('/save', { ...form, cid: String(cid), isHot: false })).toEqual(done);

    const { data } = await get('/list', { page: '1', limit: 20, cid, keywords: '', temp: 1_763_000_000 });

    expect(misfits(data, paged(listed))).toEqual([]);
    expect(Object(data).list[0]).toMatchObject({ cid: String(cid), title: form.title, visit: '0' });
    expect(Object(data).list[0].updateTime).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('are read one by one, with place and link as they were sent', async () => {
    const sent = { ...form, cid, isHot: true, isBanner: 1, sort: '7', url: 'https://news.example.com/7' };
    expect(await post('/save', sent)).toEqual(done);

    const { data } = await get('/info', { id: (await newest()).id });

    expect(misfits(data, info)).toEqual([]);
    const kept = { cid: String(cid), sort: 7, url: 'https://news.example.com/7', isHot: true, isBanner: true };
    expect(data).toMatchObject({ ...kept, visit: '0', status: false, hide: false, adminId: 0, merId: 0, productId: 0 });
  });

  it('are changed by an id in the query, without a version, and stay as visible as they were', async () => {
    const id = await content.article({ cid, hide: true });

    expect(await post('/update', { ...form, cid: String(cid), isHot: false, title: '改过' }, { id })).toEqual(done);

    expect((await get('/info', { id })).data).toMatchObject({ title: '改过', hide: true, visit: '0' });
  });

  it('are deleted by an id in the query', async () => {
    const id = await content.article({ cid });

    expect(await get('/delete', { id })).toEqual(done);

    expect(await get('/delete', { id })).toEqual({ code: 500, message: '文章已删除', data: null });
    for (const answer of [await get('/info', { id }), await post('/update', { ...form, cid, isHot: false }, { id })])
      expect(answer).toEqual({ code: 500, message: '文章不存在', data: null });
  });

  it.each([
    ['cid', { cid: '' }, '请选择分类'],
    ['title', { title: '' }, '请填写文章标题'],
    ['long title', { title: '长'.repeat(201) }, '文章标题最多200个字符'],
    ['author', { author: null }, '请填写文章作者'],
    ['long author', { author: '长'.repeat(51) }, '文章作者最多50个字符'],
    ['imageInput', { imageInput: '' }, '请上传文章图片'],
    ['long imageInput', { imageInput: `/${'a'.repeat(255)}` }, '文章图片名称最多255个字符'],
    ['synopsis', { synopsis: ' ' }, '请填写文章简介'],
    ['long synopsis', { synopsis: '长'.repeat(201) }, '文章简介最多200个字符'],
    ['shareTitle', { shareTitle: '' }, '请填写文章分享标题'],
    ['long shareTitle', { shareTitle: '长'.repeat(201) }, '文章分享标题最多200个字符'],
    ['shareSynopsis', { shareSynopsis: '' }, '请填写文章分享简介'],
    ['long shareSynopsis', { shareSynopsis: '长'.repeat(201) }, '文章分享简介最多200个字符'],
    ['isHot', { isHot: null }, '是否热门(小程序)不能为空'],
    ['isBanner', { isBanner: null }, '是否轮播图(小程序)不能为空'],
    ['content', { content: '<p> &nbsp;</p>' }, '请填写文章内容'],
    ['url', { url: 'javascript:alert(1)' }, '原文链接应以 http:// 或 https:// 开头'],
  ])('are refused in the words of the wire: %s', async (_, change, message) => {
    expect(await post('/save', { ...form, cid, isHot: false, ...change })).toEqual({ code: 400, message, data: null });
  });
});

describe('the open call of articles', () => {
  const storefront = openStorefrontClient(shop);
  const open = async (path: string, query = {}) => (await storefront.raw('GET', `/open/article${path}`, { query })).data;
  const row = {
    ...all('int', 'id cid visit'),
    ...all('string', 'title author imageInput synopsis'),
    updateTime: 'moment',
  };

  it('answers lists, categories and one article by keys of its own', async () => {
    const id = await content.article({ cid, isHot: true, isBanner: true });

    expect(misfits(await open('/list', { cid, page: 1, limit: 5 }), paged(row))).toEqual([]);
    for (const path of ['/hot', '/banner']) expect(misfits(await open(path), [row])).toEqual([]);
    expect(misfits(await open('/category/list'), [{ id: 'int', name: 'string', icon: 'string?' }])).toEqual([]);
    const text = { ...row, ...all('string', 'shareTitle shareSynopsis content'), url: 'string?' };
    expect(misfits(await open('/info', { id }), text)).toEqual([]);
  });
});
