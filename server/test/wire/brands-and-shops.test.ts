import { describe, expect, it } from 'vitest';
import { catalogueIn } from '../catalogue.ts';
import { openShop } from '../shop.ts';
import { all, misfits, paged } from './types.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);

const get = (path: string, query = {}) => shop.admin().raw('GET', path, { query });
const post = (path: string, body: object) => shop.admin().raw('POST', path, { body });
const done = { code: 200, message: '操作成功', data: null };
const firstOf = async (path: string, query = {}) => Object((await get(path, query)).data).list[0];

/** 2.9, with the fields of part 3. */
const brand = {
  ...all('int', 'id sort'),
  ...all('string', 'name logo initial story cateValues'),
  cateIds: 'string',
  ...all('bool', 'isShow isDel'),
  ...all('moment', 'createTime updateTime'),
  // --- shown by the screen
  productCount: 'int',
};
const seller = {
  ...all('int', 'id sort'),
  ...all('string', 'name logo platform sourceUrl contact phone intro'),
  commissionRate: 'decimal',
  ...all('bool', 'status isDel'),
  ...all('moment', 'createTime updateTime'),
  // --- shown by the screen
  productCount: 'int',
};

const brands = '/admin/store/brand';
const shops = '/admin/store/shop';

describe('brands', () => {
  const draft = { name: '红星', logo: '/files/a.png', initial: 'H', story: '', sort: '3', isShow: 1, inputVisible: false };

  it('are read with the keys and types of the wire', async () => {
    const cateId = await catalogue.category();
    expect(await post(`${brands}/save`, { ...draft, cateIds: String(cateId) })).toEqual(done);

    const { data } = await get(`${brands}/list`, { page: '1', limit: 9999, name: '', isShow: 1, cateId });

    expect(misfits(data, paged(brand))).toEqual([]);
    const [{ id, ...kept }] = Object(data).list;
    expect(kept).toMatchObject({ name: '红星', initial: 'H', cateIds: String(cateId), sort: 3, isShow: true });
    expect(misfits((await get(`${brands}/info/${id}`)).data, brand)).toEqual([]);
    expect(misfits((await get(`${brands}/listAll`)).data, [{ id: 'int', ...all('string', 'name logo') }])).toEqual([]);
  });

  it('are changed with nothing but its success in answer', async () => {
    await post(`${brands}/save`, { ...draft, name: '蓝星' });
    const { id } = await firstOf(`${brands}/list`, { name: '蓝星' });

    expect(await post(`${brands}/update`, { ...draft, id, name: '蓝星二' })).toEqual(done);
    expect(await get(`${brands}/update/status/${id}`, { isShow: 0 })).toEqual(done);
    expect((await get(`${brands}/info/${id}`)).data).toMatchObject({ name: '蓝星二', isShow: false });
    expect(await get(`${brands}/delete/${id}`)).toEqual(done);
    expect(await get(`${brands}/list`, { name: '蓝星' })).toMatchObject({ data: { total: 0, list: [] } });
  });

  it.each([
    ['no name', { name: '' }, '请输入品牌名称'],
    ['a long name', { name: '长'.repeat(33) }, '品牌名称不能超过32个字符'],
    ['no logo', { logo: undefined }, '请上传品牌LOGO'],
    ['an initial that is no letter', { initial: '1' }, '首字母应为 A 到 Z 的一个字母'],
    ['a long story', { story: '长'.repeat(501) }, '品牌介绍不能超过500个字符'],
    ['an order beyond all', { sort: 10_000 }, '排序应为 0 到 9999'],
  ])('are refused: %s', async (_, wrong, message) => {
    expect(await post(`${brands}/save`, { ...draft, ...wrong })).toEqual({ code: 400, message, data: null });
  });
});

describe('shops', () => {
  const draft = {
    name: '城南店',
    logo: '/files/a.png',
    platform: '',
    sourceUrl: '',
    contact: '张三',
    phone: '0571-8888888',
    commissionRate: '12.5',
    intro: '',
    sort: 0,
    status: 1,
  };

  it('are read with the keys and types of the wire', async () => {
    expect(await post(`${shops}/save`, draft)).toEqual(done);

    const { data } = await get(`${shops}/list`, {
      page: 1,
      limit: 9999,
      keywords: '张三',
      status: 'true',
      isDel: 0,
      platform: '',
    });

    expect(misfits(data, paged(seller))).toEqual([]);
    const [{ id, ...kept }] = Object(data).list;
    expect(kept).toMatchObject({ name: '城南店', commissionRate: '12.50', status: true, isDel: false });
    expect(misfits((await get(`${shops}/info/${id}`)).data, seller)).toEqual([]);
    expect(misfits((await get(`${shops}/getCount`, { keywords: '' })).data, all('int', 'show hide recycle'))).toEqual([]);
  });

  it('are changed with nothing but its success in answer, from the door to the bin and out', async () => {
    await post(`${shops}/save`, { ...draft, name: '城北店' });
    const { id } = await firstOf(`${shops}/list`, { keywords: '城北' });

    expect(await post(`${shops}/update`, { ...draft, id, name: '城北店二' })).toEqual(done);
    expect(await get(`${shops}/update/status`, { id, status: 0 })).toEqual(done);
    for (const act of ['delete', 'recovery', 'delete', 'completely/delete'])
      expect(await get(`${shops}/${act}/${id}`)).toEqual(done);
    expect(await get(`${shops}/list`, { keywords: '城北', isDel: 1 })).toMatchObject({ data: { total: 0, list: [] } });
  });

  it('are counted by where they are', async () => {
    for (const [name, status] of [
      ['街角一', 1],
      ['街角二', 0],
    ])
      await post(`${shops}/save`, { ...draft, name, status });

    expect((await get(`${shops}/getCount`, { keywords: '街角' })).data).toEqual({ show: 1, hide: 1, recycle: 0 });
  });

  it.each([
    ['no name', { name: '' }, '请输入店铺名称'],
    ['no logo', { logo: '' }, '请上传店铺LOGO'],
    ['a long contact', { contact: '长'.repeat(33) }, '联系人不能超过32个字符'],
    ['a phone that is none', { phone: '12' }, '联系电话应为手机号或座机号'],
    ['a share beyond all', { commissionRate: '100.01' }, '结算比例应为 0 到 100，最多两位小数'],
    ['a long introduction', { intro: '长'.repeat(501) }, '店铺简介不能超过500个字符'],
  ])('are refused: %s', async (_, wrong, message) => {
    expect(await post(`${shops}/save`, { ...draft, ...wrong })).toEqual({ code: 400, message, data: null });
  });
});
