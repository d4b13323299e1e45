import { describe, expect, it } from 'vitest';
import { openShop } from '../shop.ts';
import { all, misfits, paged } from './types.ts';

const shop = openShop();
const list = (query: object) => shop.admin().raw('GET', '/admin/system/group/data/list', { query: { ...query } });

const entry = { ...all('int', 'id gid sort'), value: 'json', status: 'bool', ...all('moment', 'createTime updateTime') };

describe('combined data', () => {
  it('is read with the keys and types of the wire', async () => {
    const { code, message, data } = await list({ gid: 70, status: '', keywords: '', page: 1, limit: 9999 });

    expect([code, message]).toEqual([200, '操作成功']);
    expect(misfits(data, paged(entry))).toEqual([]);
    const [first] = Object(data).list;
    expect(
      misfits(JSON.parse(first.value), { ...all('int', 'id sort'), status: 'bool', fields: [all('string', 'name title value')] }),
    ).toEqual([]);
  });

  it('is read by its group alone, as the product form asks for it', async () => {
    expect(await list({ gid: 70 })).toMatchObject({ code: 200, data: { page: 1, limit: 20, total: 4 } });
  });

  it.each([
    [{}, "Required Integer parameter 'gid' is not present"],
    [{ gid: 'x' }, '数据组：编号不正确，请刷新页面后重试'],
    [{ gid: 70, status: 'maybe' }, '状态：请选择是或否'],
  ])('is not read by %o', async (query, message) => {
    expect(await list(query)).toEqual({ code: 400, message, data: null });
  });
});

describe('the groups and their forms', () => {
  const stamps = all('moment', 'createTime updateTime');
  it.each([
    [
      '/admin/system/group/list',
      { keywords: '首页', page: 1, limit: 20 },
      { ...all('int', 'id formId'), ...all('string', 'name info'), ...stamps },
    ],
    [
      '/admin/system/form/temp/list',
      { keywords: '', page: 1, limit: 20 },
      { id: 'int', ...all('string', 'name info'), content: 'json', ...stamps },
    ],
  ] as const)('of %s have the keys and types of the wire', async (path, query, shape) => {
    const { code, data } = await shop.admin().raw('GET', path, { query });
    expect([code, misfits(data, paged(shape))]).toEqual([200, []]);
    expect(Object(data).list).not.toEqual([]);
  });

  it('are sent in the address of a POST, and in its body', async () => {
    const post = (path: string, asked: object) => shop.admin().raw('POST', path, asked);
    const query = { name: '公告', info: '首页', formId: '97' };
    expect(await post('/admin/system/group/save', { query })).toEqual({ code: 200, message: '操作成功', data: null });
    const fields = [{ name: 'info', title: '滚动文字', value: '今天停运' }];
    const form = { id: 97, sort: 1, status: true, fields };
    expect(await post('/admin/system/group/data/save', { body: { gid: 68, form } })).toMatchObject({ code: 200, data: null });
  });
});
