import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { importTemplate } from '#contract/catalogue/import/import-template.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { toCsv } from '#server/platform/sheets/csv.ts';
import { importsIn } from '../../../test/imports.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { upload, run } = importsIn(shop);
const find = async (keywords: string) => (await shop.admin().run(productCalls.listAll, { keywords, page: 1, limit: 20 })).list;
const dryRun = async (sheet: string) => shop.admin().run(importCalls.dryRun, (await upload(sheet)).plan);
const categoryNames = async () => {
  const tree = await shop.admin().run(categoryCalls.tree, { type: categoryTypes.product, status: -1 });
  return JSON.stringify(tree);
};

describe('the template that staff fill in', () => {
  it('comes in as it is: every heading means its own field, and nothing is wrong with the sample', async () => {
    const { plan, columns } = await upload(toCsv(importTemplate()));

    const dry = await shop.admin().run(importCalls.dryRun, plan);
    const { outcome } = await run(plan);

    expect(columns.map(({ score }) => score)).toEqual(columns.map(() => 1));
    expect(dry).toMatchObject({ created: 1, refused: 0, warned: 0 });
    expect(outcome).toMatchObject({ created: 1, refused: 0, stored: 1, onSale: 0 });
    expect((await find('搪瓷杯'))[0]).toMatchObject({ stock: 180, specType: true });
  });
});

describe('categories that the shop does not have', () => {
  it('are named before they are made', async () => {
    expect((await dryRun('商品名称,分类,售价\n甲,饮具/茶杯,1\n乙,饮具,1\n')).newCategories).toEqual(['饮具', '饮具/茶杯']);
  });

  it('are not made without their tick: rows that name them are refused, the others are taken', async () => {
    const { plan } = await upload('商品名称,分类,售价\n好杯,杯类,1\n写错的杯,背类,1\n');
    const without = { ...plan, withoutCategories: ['背类'] };

    const dry = await shop.admin().run(importCalls.dryRun, without);
    const { outcome } = await run(without);

    expect(dry).toMatchObject({ created: 1, newCategories: ['杯类', '背类'], tallies: { categories: { created: 1 } } });
    expect(dry.refusals).toEqual([{ row: 3, name: '写错的杯', reason: '第 3 行「分类」（B3）：“背类”不存在，也没有勾选新建' }]);
    expect(outcome).toMatchObject({ created: 1, refused: 1 });
    expect(await categoryNames()).not.toContain('背类');
  });
});

describe('what a dry run says of the rows', () => {
  it('names a bar code that two products have', async () => {
    const { created, warnings } = await dryRun(
      '商品名称,分类,商品编号,售价\n同码甲,类,6900000000013,5\n同码乙,类,6900000000013,6\n',
    );

    expect(created).toBe(2);
    expect(warnings).toEqual([
      { row: 3, name: '同码乙', reason: '第 3 行「商品编号」（C3）：“6900000000013”与第 2 行的“同码甲”相同，请核对' },
    ]);
  });

  it('names a bar code that a product of the shop has, unless it is that product', async () => {
    const head = '商品名称,分类,商品编码,商品编号,售价\n';
    await run((await upload(`${head}店里的杯,类,SHOP-A,6900000000020,5\n店里的壶,类,SHOP-B,6900000000037,5\n`)).plan);

    const { warnings } = await dryRun(`${head}店里的杯,类,SHOP-A,6900000000037,5\n店里的壶,类,SHOP-B,6900000000037,6\n`);

    expect(warnings.filter(({ reason }) => reason.includes('店里的“'))).toEqual([
      { row: 2, name: '店里的杯', reason: '第 2 行「商品编号」（D2）：“6900000000037”与店里的“店里的壶”相同，请核对' },
    ]);
  });

  it('names what is rounded or left out, apart from what is refused', async () => {
    const dry = await dryRun('商品名称,分类,售价,重量\n圆整杯,类,19.999,12.345\n正好杯,类,19.90,1\n');

    expect(dry).toMatchObject({ created: 2, refused: 0, warned: 2 });
    expect(dry.warnings).toEqual([
      { row: 2, name: '圆整杯', reason: '第 2 行「售价」（C2）：“19.999”只保留两位小数，将存为 20.00' },
      { row: 2, name: '圆整杯', reason: '第 2 行「重量」（D2）：“12.345”只保留两位小数，将存为 12.35' },
    ]);
  });

  it('shows the lowest and the highest price of a product', async () => {
    const { diffs } = await dryRun('编码,商品名称,分类,规格,售价\nV1,杯,类,色:红,15\nV1,杯,类,色:蓝,16\n');

    expect(diffs[0]?.fields[0]).toEqual({ label: '售价', before: null, after: '15.00 – 16.00 元' });
  });

  it('comes in the order of the file', async () => {
    const { refusals } = await dryRun('商品名称,分类,售价\n无价,类,\n坏价,类,x\n没价,类,\n');

    expect(refusals.map(({ row }) => row)).toEqual([2, 3, 4]);
  });
});

describe('names that repeat', () => {
  const sheet = '商品ID号,标题,分类,售价,库存\n10,同名杯,类,1,5\n11,同名杯,类,2,5\n12,别的杯,类,1,5\n';
  const unnumbered = sheet.replace('商品ID号', '序列');

  it('lead to the column that tells the products apart', async () => {
    const { plan } = await upload(unnumbered);
    const columns = plan.columns.map((column) => (column.index === 0 ? { ...column, field: null } : column));

    const dry = await shop.admin().run(importCalls.dryRun, { ...plan, columns });
    const better = await shop.admin().run(importCalls.dryRun, {
      ...plan,
      columns: columns.map((column) => (column.index === 0 ? { ...column, field: 'code' as const } : column)),
    });

    expect(dry).toMatchObject({ created: 1, refused: 2, matchBy: { index: 0, header: '序列' } });
    expect(better).toMatchObject({ created: 3, refused: 0, matchBy: null });
  });
});
