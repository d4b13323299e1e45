import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productExportCalls, productExportColumns } from '#contract/catalogue/export.ts';
import { exportCalls, exportFile } from '#contract/exports/exports.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';
import { readSheet } from '../../../test/sheets.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = () => shop.admin();

async function person() {
  const { token } = await shop.person();
  const client = openClient(
    () => shop.app,
    () => ({ 'authori-zation': token }),
  );
  return { token, client };
}

type ExportRequest = Partial<Parameters<typeof begin>[0]>;
const begin = (overrides: { filter?: object; columns?: string[]; format?: 'xlsx' | 'csv' }) =>
  admin().run(productExportCalls.products, { filter: {}, columns: [], format: 'xlsx', ...overrides });

const fetched = (id: number, token: string) =>
  shop.app.http.inject({ url: exportFile(id), headers: { 'authori-zation': token } });

async function exported(overrides: ExportRequest) {
  const { id, jobId } = await begin(overrides);
  await shop.runQueued();
  const row = (await admin().run(exportCalls.list, { page: 1, limit: 20 })).list.find((found) => found.id === id);
  return { id, jobId, row };
}

describe('an export of products', () => {
  it('has a row per SKU in the order of the list, what is the product’s own once', async () => {
    await catalogue.product({ storeName: '第二个', sort: 1, price: 1250, stock: 4, barCode: '00123' });
    await catalogue.product({ storeName: '第一个', sort: 2, colours: ['红', '蓝'] });
    const columns = ['storeName', 'spec', 'barCode', 'price', 'stock'];
    const me = await person();

    const { id } = await me.client.run(productExportCalls.products, { filter: {}, columns, format: 'xlsx' });
    await shop.runQueued();
    const { rows } = await readSheet(new Uint8Array((await fetched(id, me.token)).rawPayload));

    expect(rows).toEqual([
      ['商品名称', '规格', '商品编号', '售价', '库存'],
      ['第一个', '颜色:红', '', '10', '10'],
      ['', '颜色:蓝', '', '10', '10'],
      ['第二个', '规格:默认', '00123', '12.5', '4'],
    ]);
  });

  it('tells how far it is, how it ended and who took what', async () => {
    await catalogue.product({ storeName: '进度' });
    const { id, jobId, row } = await exported({ filter: { keywords: '进度' } });

    expect(await admin().run(jobCalls.info, { id: jobId })).toMatchObject({
      state: 'done',
      total: 1,
      message: '已导出 1 行',
      result: { exportId: id },
    });
    expect(row).toMatchObject({
      state: 'done',
      rows: 1,
      label: '导出商品',
      fileName: expect.stringMatching(/^商品导出_\d{14}\.xlsx$/),
    });
    expect(row?.bytes).toBeGreaterThan(1000);
    const { rows } = await shop.db.execute(sql`select actor_kind from change where act = 'export.products'`);
    expect(rows[0]).toEqual({ actor_kind: 'admin' });
  });

  it('may be a csv, where a name that looks like a formula is text', async () => {
    const me = await person();
    await catalogue.product({ storeName: '=HYPERLINK("http://x","点我")' });
    const overrides = { filter: { keywords: 'HYPERLINK' }, columns: ['storeName'], format: 'csv' as const };

    const { id } = await me.client.run(productExportCalls.products, overrides);
    await shop.runQueued();

    expect((await fetched(id, me.token)).body).toBe('\uFEFF商品名称\r\n"\'=HYPERLINK(""http://x"",""点我"")"\r\n');
  });

  it('is fetched by its owner alone, under its name', async () => {
    await catalogue.product({ storeName: '到期' });
    const me = await person();
    const other = await person();
    const { id } = await me.client.run(productExportCalls.products, { filter: { keywords: '到期' }, columns: [], format: 'csv' });
    await shop.runQueued();

    const mine = await fetched(id, me.token);
    expect(mine.headers['content-disposition']).toContain(encodeURIComponent('商品导出_'));
    expect(Number(mine.headers['content-length'])).toBe(mine.rawPayload.length);
    expect((await fetched(id, other.token)).json()).toMatchObject({ code: 404 });
    expect((await fetched(id, '')).json()).toMatchObject({ code: 401 });
    expect((await fetched(2 ** 40, me.token)).json()).toMatchObject({ code: 404 });
  });

  it('can be cancelled before it is done, and leaves no file', async () => {
    await catalogue.product({ storeName: '不要了' });
    const { id, jobId } = await begin({ filter: { keywords: '不要了' } });

    await admin().run(exportCalls.cancel, { id });
    await shop.runQueued();

    expect(await admin().run(jobCalls.info, { id: jobId })).toMatchObject({ state: 'failed', message: '已取消导出' });
    await expect(admin().run(exportCalls.cancel, { id })).rejects.toMatchObject({ message: expect.stringContaining('已经结束') });
  });

  it.each([
    ['nothing is found', { filter: { keywords: '没有这种商品' } }, '没有可导出的数据！'],
    ['no column is known', { columns: ['__proto__', 'x'] }, '请至少选择一列'],
  ])('is refused when %s', async (_, overrides, message) => {
    await expect(begin(overrides)).rejects.toMatchObject({ message });
  });

  it('is refused as the fourth of many that are asked for at once', async () => {
    await catalogue.product({ storeName: '同时要' });
    const me = await person();
    const overrides = { filter: { keywords: '同时要' }, columns: [], format: 'csv' as const };

    const ends = await Promise.allSettled(Array.from({ length: 6 }, () => me.client.run(productExportCalls.products, overrides)));

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await shop.runQueued();
  });

  it('is refused as the fourth that is waiting', async () => {
    await catalogue.product({ storeName: '很多次' });
    const me = await person();
    const overrides = { filter: { keywords: '很多次' }, columns: [], format: 'csv' as const };
    for (let times = 0; times < 3; times += 1) await me.client.run(productExportCalls.products, overrides);

    await expect(me.client.run(productExportCalls.products, overrides)).rejects.toMatchObject({
      message: expect.stringContaining('3 个'),
    });
    await shop.runQueued();
  });

  it('cost a fixed number of queries to list', async () => {
    const list = (limit: number) => shop.countQueries(() => admin().run(exportCalls.list, { page: 1, limit }));
    await list(1);

    expect(await list(20)).toBe(await list(1));
  });

  it('has headings that the import knows, or figures that it leaves alone', () => {
    expect(Object.values(productExportColumns).map(({ title }) => title)).toContain('系统商品ID');
  });
});

describe('the workbook of the wire', () => {
  const sheet = (query: object) => admin().run(productExportCalls.productSheet, { type: 2, ...query });

  it('has a title, the time, and seven columns of text', async () => {
    await catalogue.product({ storeName: '线上表', price: 26_800, stock: 3 });

    const { fileName } = await sheet({ keywords: '线上表' });
    const answer = await shop.app.http.inject({ url: fileName });
    const { rows } = await readSheet(new Uint8Array(answer.rawPayload));

    expect(decodeURIComponent(fileName)).toMatch(/\/商品导出_\d{23}\.xlsx$/);
    expect(rows[0]?.[0]).toBe('商品导出');
    expect(rows[1]?.[0]).toMatch(/^生成时间:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(rows[2]).toEqual(['商品名称', '商品简介', '商品分类', '价格', '库存', '销量', '浏览量']);
    expect(rows[3]).toEqual(['线上表', '线上表', expect.any(String), '￥268.00', '3', '0', '0']);
  });

  it('is found by its link for a few minutes, and by no other', async () => {
    const { fileName } = await sheet({});
    const wrong = fileName.replace(/excel\/\w{8}/, 'excel/00000000');

    expect((await shop.app.http.inject({ url: wrong })).json()).toMatchObject({ code: 404 });
    shop.clock.pass('11 minutes');
    expect((await shop.app.http.inject({ url: fileName })).json()).toMatchObject({ code: 404 });
  });

  it('is handed to its owner by its name as well', async () => {
    const me = await person();
    const { fileName } = await me.client.run(productExportCalls.productSheet, { type: 2 });
    const name = decodeURIComponent(fileName.split('/').at(-1) ?? '');
    const ask = (token: string) =>
      shop.app.http.inject({ url: '/common/download', query: { fileName: name }, headers: { 'authori-zation': token } });

    const answer = await ask(me.token);

    expect(decodeURIComponent(String(answer.headers['download-filename']))).toBe(name);
    expect((await readSheet(new Uint8Array(answer.rawPayload))).rows[0]?.[0]).toBe('商品导出');
    expect((await ask(await shop.tokenOf())).json()).toMatchObject({ code: 404 });
  });

  it('goes once its owner has it, where the client says that it should', async () => {
    const me = await person();
    const { fileName } = await me.client.run(productExportCalls.productSheet, { type: 2 });
    const name = decodeURIComponent(fileName.split('/').at(-1) ?? '');
    const headers = { authorization: `Bearer ${me.token}` };
    const ask = () => shop.app.http.inject({ url: '/api/common/download', query: { fileName: name, delete: 'true' }, headers });

    expect((await ask()).headers['download-filename']).toBe(encodeURIComponent(name));

    await expect.poll(async () => (await ask()).headers['content-type']).toContain('application/json');
    expect((await shop.app.http.inject({ url: fileName })).json()).toMatchObject({ code: 404 });
  });

  it('is refused when there is nothing in it', async () => {
    await expect(sheet({ keywords: '没有这种商品' })).rejects.toMatchObject({ code: 500, message: '没有可导出的数据！' });
  });
});

describe('the file of an export', () => {
  it('is gone after a day, and only that it was stays', async () => {
    await catalogue.product({ storeName: '到期' });
    const { id } = await exported({ filter: { keywords: '到期' } });

    await shop.pass('25 hours');

    const { rows } = await shop.db.execute(sql`select state from export where id = ${id}`);
    expect(rows[0]).toEqual({ state: 'expired' });
    expect(await readdir(join(shop.folder, 'files/download'))).toEqual([]);
  });
});
