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
    [{ gid: 'x' }, '编号不正确，请刷新页面后重试'],
    [{ gid: 70, status: 'maybe' }, '请选择是或否'],
  ])('is not read by %o', async (query, message) => {
    expect(await list(query)).toEqual({ code: 400, message, data: null });
  });
});
