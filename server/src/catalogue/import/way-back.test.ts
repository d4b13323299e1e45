import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import writeXlsxFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { productExportCalls, productExportColumns } from '#contract/catalogue/export.ts';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { ImportOutcome } from '#contract/catalogue/import/import-results.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { exportFile } from '#contract/exports/exports.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { moveStock } from '../stock/move-stock.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';
import { readSheet } from '../../../test/sheets.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);

async function person() {
  const { token } = await shop.person();
  const client = openClient(
    () => shop.app,
    () => ({ 'authori-zation': token }),
  );
  return { token, client };
}

const COLUMNS = Object.keys(productExportColumns);

/** The rows of an export of all columns. */
async function exported(format: 'xlsx' | 'csv' = 'xlsx') {
  const { client, token } = await person();
  const { id } = await client.run(productExportCalls.products, { filter: {}, columns: COLUMNS, format });
  await shop.runQueued();
  const { rawPayload } = await shop.app.http.inject({ url: exportFile(id), headers: { 'authori-zation': token } });
  const { rows } = await readSheet(new Uint8Array(rawPayload));
  const [headings = []] = rows;
  const at = (heading: string) => headings.indexOf(heading);
  const find = (heading: string, text: string) => rows.find((row) => row[at(heading)] === text) ?? [];
  return { bytes: new Uint8Array(rawPayload), rows, at, find };
}

async function upload(rows: readonly (readonly string[])[] | Uint8Array) {
  const isBytes = rows instanceof Uint8Array;
  const bytes = isBytes ? rows : await writeXlsxFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();
  const admin = shop.admin();
  const preview = await admin.run(importCalls.preview, { file: new File([new Uint8Array(bytes)], '商品.xlsx') });
  return { uploadId: preview.uploadId, columns: preview.columns.map(({ index, field }) => ({ index, field })) };
}

const dryRun = async (rows: Parameters<typeof upload>[0]) => shop.admin().run(importCalls.dryRun, await upload(rows));

async function apply(rows: Parameters<typeof upload>[0]) {
  const { jobId } = await shop.admin().run(importCalls.run, await upload(rows));
  await shop.runQueued();
  return ImportOutcome.parse((await shop.admin().run(jobCalls.info, { id: jobId })).result);
}

let stockedTimes = 0;
const ODD = [
  'a,"b" c',
  '00123',
  '6901234567890123',
  '2026-11-20',
  '1-2',
  '😀 表情',
  '=1+1',
  "it's 5'",
  '  两边空白 ',
  '多\n行',
  '1e5',
];

/** Products whose texts a spreadsheet likes to mangle, and one of several SKUs whose values look like separators. */
async function stocked() {
  stockedTimes += 1;
  const slashed = await catalogue.category({ name: `男装/女装,童装${stockedTimes}` });
  for (const [at, storeName] of ODD.entries())
    await catalogue.product({ storeName, cateId: slashed, barCode: `0${at}`, price: 1990 + at, keyword: `k,${at};"` });
  return catalogue.product({ storeName: '多规格', colours: ['红:深', '蓝;浅', '0.10'] });
}

describe('an export that is imported again', () => {
  it.each(['xlsx', 'csv'] as const)('changes nothing when nothing was changed in it (%s)', async (format) => {
    await stocked();
    const { bytes, rows } = await exported(format);

    const dry = await dryRun(bytes);

    expect(dry).toMatchObject({ created: 0, updated: 0, refused: 0, diffs: [], refusals: [] });
    expect(dry.unchanged).toBe(new Set(rows.slice(1).map(([id]) => id)).size);
    expect(await apply(bytes)).toMatchObject({ created: 0, updated: 0, refused: 0, changeId: null, errorFile: null });
  });

  it('changes exactly the three cells that were changed', async () => {
    const id = await stocked();
    const before = await shop.admin().run(productCalls.listAll, { page: 1, limit: 9999 });
    const { rows, at, find } = await exported();
    find('商品名称', '00123')[at('售价')] = '88.8';
    find('商品名称', '2026-11-20')[at('商品名称')] = '2026-11-21';
    const blue = rows.find((row) => row[0] === String(id) && row[at('规格')] === '颜色:蓝;浅') ?? [];
    blue[at('库存')] = '17';

    const dry = await dryRun(rows);
    const outcome = await apply(rows);
    const after = await shop.admin().run(productCalls.listAll, { page: 1, limit: 9999 });

    expect(dry.diffs.flatMap(({ fields }) => fields)).toEqual(
      expect.arrayContaining([
        { label: '售价', before: '19.91 元', after: '88.80 元' },
        { label: '商品名称', before: '2026-11-20', after: '2026-11-21' },
        { label: '蓝;浅 库存', before: '10 件', after: '17 件' },
      ]),
    );
    expect(dry.diffs.flatMap(({ fields }) => fields)).toHaveLength(3);
    expect(outcome).toMatchObject({ created: 0, updated: 3, refused: 0 });
    const plain = ({ list }: typeof before) => new Map(list.map((row) => [row.id, { ...row, version: 0, updateTime: 0 }]));
    const [was, is] = [plain(before), plain(after)];
    expect([...is].filter(([key, row]) => JSON.stringify(row) !== JSON.stringify(was.get(key)))).toHaveLength(3);
    expect((await catalogue.skusOf(id)).map(({ stock }) => stock)).toEqual([10, 17, 10]);
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('leaves alone what was sold meanwhile, and adds what the person added', async () => {
    const id = await catalogue.product({ storeName: '卖得快', stock: 10 });
    const other = await catalogue.product({ storeName: '也在卖', stock: 10 });
    const { rows, at, find } = await exported();
    for (const productId of [id, other]) {
      const [sku] = await catalogue.skusOf(productId);
      await shop.app.write({ name: 'test.sell', actor: systemActor('test') }, (write) =>
        moveStock(write, [{ skuId: sku?.id ?? 0, delta: -3, sold: 3, cause: 'order' }]),
      );
    }
    find('商品名称', '卖得快')[at('库存')] = '15';
    find('商品名称', '也在卖')[at('售价')] = '1';

    await apply(rows);

    expect(await catalogue.row(id)).toMatchObject({ stock: 12, sales: 3 });
    expect(await catalogue.row(other)).toMatchObject({ stock: 7, sales: 3, price: 100 });
  });

  it('takes a row that was added below for a new SKU', async () => {
    const id = await catalogue.product({ storeName: '加一色', colours: ['黑', '白'] });
    const { rows, at } = await exported();
    const row = (rows[0] ?? []).map(() => '');
    row[at('系统商品ID')] = String(id);
    row[at('规格')] = '颜色:灰';
    row[at('售价')] = '5';
    row[at('库存')] = '2';

    expect(await apply([...rows, row])).toMatchObject({ updated: 1, refused: 0 });
    expect((await catalogue.skusOf(id)).map(({ suk, stock }) => [suk, stock])).toEqual([
      ['黑', 10],
      ['白', 10],
      ['灰', 2],
    ]);
  });

  it('says of what it cannot follow', async () => {
    const id = await catalogue.product({ storeName: '改错了', colours: ['一', '二'] });
    const { rows, at } = await exported();
    const mine = rows.filter((row) => row[0] === String(id));
    const [first = [], second = []] = mine;
    const headings = rows[0] ?? [];
    const refusedOf = async (...lines: string[][]) => (await dryRun([headings, ...lines])).refusals[0]?.reason;
    const changed = (row: readonly string[], heading: string, text: string) => row.with(at(heading), text);

    expect(await refusedOf(changed(first, '系统商品ID', '999999'))).toContain('没有系统商品ID');
    expect(await refusedOf(changed(first, '系统规格ID', '999999'))).toContain('重新导出');
    expect(await refusedOf(changed(second, '规格', '颜色:三'))).toContain('不能通过导入改名');
    expect(await refusedOf(changed(first, '商品名称', '甲'), changed(second, '商品名称', '乙'))).toContain('只在一行');
  });

  it('is a table that other programs read', async () => {
    await stocked();
    const { bytes } = await exported('csv');

    const rows: string[][] = parse(Buffer.from(bytes), { bom: true });

    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([COLUMNS.length]));
  });
});

const REAL = join(import.meta.dirname, '../../../../../shared/data/catalogue.json');

describe.skipIf(!existsSync(REAL))('the export of a real shop (skipped where its file is absent)', () => {
  it('brings back three changed cells as three changes, and nothing when nothing was changed', async () => {
    expect(await apply(new Uint8Array(readFileSync(REAL)))).toMatchObject({ created: 239, refused: 0 });
    const { bytes, rows, at } = await exported();
    expect(await dryRun(bytes)).toMatchObject({ created: 0, updated: 0, refused: 0, diffs: [] });
    const [, first = [], ...others] = rows.filter((row) => row[at('商品编码')] !== '');
    const [second = [], third = []] = [others[100] ?? [], others.at(-1) ?? []];
    first[at('商品名称')] = '真店里的新名字';
    second[at('售价')] = '12345.67';
    third[at('库存')] = '7654';

    const { diffs, ...dry } = await dryRun(rows);

    expect(dry).toMatchObject({ created: 0, updated: 3, refused: 0 });
    expect(diffs.flatMap(({ fields }) => fields.map(({ after }) => after)).toSorted()).toEqual([
      '12345.67 元',
      '7654 件',
      '真店里的新名字',
    ]);
  });
});
