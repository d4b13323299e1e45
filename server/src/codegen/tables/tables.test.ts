import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codeFile, codePermission, tableCalls } from '#contract/codegen/tables.ts';
import { unpacked, zipEntries } from '#server/platform/sheets/zip.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const list = (tableName?: string) => shop.admin().run(tableCalls.list, { page: 1, limit: 200, tableName });

async function fetchCode(names: readonly string[], token: string) {
  const answer = await shop.app.http.inject({ url: codeFile(names), headers: { 'authori-zation': token } });
  return answer.headers['content-type'] === 'application/octet-stream'
    ? new Blob([new Uint8Array(answer.rawPayload)])
    : answer.json();
}
const pathsFor = async (names: readonly string[]) => [...(await zipEntries(await fetchCode(names, await shop.tokenOf()))).keys()];

async function textOf(archive: Blob, path: string) {
  const entry = (await zipEntries(archive)).get(path);
  if (!entry) throw new Error(`${path} is not in the archive`);
  return Buffer.concat(await Array.fromAsync(unpacked(archive, entry))).toString();
}

describe('the list of tables', () => {
  it('is found by a part of the name, and calls a table by the word of the house', async () => {
    const { list: found } = await list('brand');

    expect(found.map(({ tableName }) => tableName)).toEqual(['brand_cate', 'brand']);
    expect(found[1]).toMatchObject({ tableComment: '品牌', engine: 'heap', createTime: expect.any(Date) });
  });

  it('has the newest first, called by its comment', async () => {
    await shop.db.execute(sql`create table signal_lamp (id int, name varchar(64), lit boolean)`);
    await shop.db.execute(sql`comment on table signal_lamp is '信号灯'`);

    expect((await list()).list[0]).toMatchObject({ tableName: 'signal_lamp', tableComment: '信号灯', createTime: null });
  });

  it('counts its pages in the words of the wire', async () => {
    const { data } = await shop.admin().raw('GET', '/codegen/list?page=2&limit=10');

    expect(data).toMatchObject({ pageSize: 10, currPage: 2, totalCount: (await list()).total });
    expect(Object(data).list).toHaveLength(10);
  });
});

describe('an archive of code', () => {
  it('has the files of a noun, and says which columns no template can write', async () => {
    await shop.db.execute(
      sql`create table depot (id int, depot_name varchar(64), floor int, is_open boolean, fare numeric(8,2))`,
    );
    const archive = await fetchCode(['depot'], await shop.tokenOf());

    expect(await textOf(archive, 'server/src/codegen/depots/tables.ts')).toContain('isOpen: boolean().notNull()');
    expect(await textOf(archive, 'codegen/说明.txt')).toContain('fare（numeric(8,2)）没有对应的模板');
  });

  it('never overwrites a file of the house', async () => {
    expect(await pathsFor(['brand'])).toContain('contract/src/codegen/new-brands.ts');
  });

  it.each([
    [[], '请选择要生成代码的数据表'],
    [['nowhere'], '没有数据表 nowhere，请刷新后重新选择'],
    [['pg_class'], '没有数据表 pg_class，请刷新后重新选择'],
  ])('of %j is refused', async (names, message) => {
    expect(await fetchCode(names, await shop.tokenOf())).toMatchObject({ message });
  });

  it('is answered without /api before it as well, to the Bearer form of a token', async () => {
    const headers = { authorization: `Bearer ${await shop.tokenOf()}` };
    const answer = await shop.app.http.inject({ url: '/codegen/code', query: { tables: 'brand' }, headers });

    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(decodeURIComponent(String(answer.headers['download-filename']))).toMatch(/^signalbox-code-.*\.zip$/);
    expect((await shop.app.http.inject({ url: '/codegen/code' })).json()).toMatchObject({
      code: 401,
      message: '无效的会话，或者会话已过期，请重新登录。',
    });
  });

  it('is given to whoever holds the permission alone', async () => {
    expect(await fetchCode(['brand'], '')).toMatchObject({ code: 401 });
    expect(await fetchCode(['brand'], await shop.tokenOf({ may: [tableCalls.list.permission] }))).toMatchObject({ code: 403 });
    expect(await fetchCode(['brand'], await shop.tokenOf({ may: [codePermission] }))).toBeInstanceOf(Blob);
  });
});
