import { describe, expect, it } from 'vitest';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { importsIn } from '../../../test/imports.ts';
import { openShop } from '../../../test/shop.ts';
import { workbookOf } from '../../../test/zips.ts';

const shop = openShop();
const { upload, imported } = importsIn(shop);
const dryRun = async (sheet: string | Uint8Array) => shop.admin().run(importCalls.dryRun, (await upload(sheet)).plan);

/** SKUs of the product of this name, with what a sheet says of them. */
async function skusOf(keywords: string) {
  const { list } = await shop.admin().run(productCalls.listAll, { keywords, page: 1, limit: 20 });
  const info = await shop.admin().run(productCalls.info, { id: list[0]?.id ?? 0 });
  return info.attrValue.map(({ suk, price, weight, stock, barCode }) => ({ suk, price, weight, stock, barCode }));
}

const cell = (at: string, text: string) => `<c r="${at}" t="str"><v>${text}</v></c>`;
const number = (at: string, value: string) => `<c r="${at}"><v>${value}</v></c>`;
const row = (at: number, ...cells: string[]) => `<row r="${at}">${cells.join('')}</row>`;

describe('a sheet of products as people make it', () => {
  it('has its amounts read by the sign that their column shows, in the unit of its heading', async () => {
    const { outcome } = await imported(
      '供应商报价单\n\n商品名称;分类;售价;库存;毛重(g)\n逗号杯甲;类;12,50;10件;500\n逗号杯乙;类;1.299,00;1,000;1,5kg\n逗号杯丙;类;１,299;5;２５０\n',
    );

    expect(outcome).toMatchObject({ created: 3, refused: 0 });
    expect(await skusOf('逗号杯甲')).toMatchObject([{ price: 1250, stock: 10, weight: 50 }]);
    expect(await skusOf('逗号杯乙')).toMatchObject([{ price: 129_900, stock: 1000, weight: 150 }]);
    expect(await skusOf('逗号杯丙')).toMatchObject([{ price: 130, stock: 5, weight: 25 }]);
  });

  it('shows each figure that would be written, and takes another unit for its column', async () => {
    const { plan } = await upload('商品名称,分类,售价,重量(g)\n单位杯,类,12.50,500\n');
    const check = async (unit?: 'jin') =>
      shop.admin().run(importCalls.dryRun, {
        ...plan,
        columns: plan.columns.map((column) => (column.field === 'weight' ? { ...column, unit } : column)),
      });

    const [asHeaded, asChosen] = [await check(), await check('jin')];

    expect(asHeaded.diffs[0]?.fields.slice(0, 2)).toEqual([
      { label: '售价', before: null, after: '12.50 元' },
      { label: '重量（KG）', before: null, after: '0.50' },
    ]);
    expect(asChosen.diffs[0]?.fields[1]).toMatchObject({ after: '250.00' });
  });

  it('has the rows of merged cells belong to one product', async () => {
    const rows = [
      row(1, cell('A1', '商品名称'), cell('B1', '分类'), cell('C1', '规格'), cell('D1', '售价'), cell('E1', '库存')),
      row(2, cell('A2', '合并杯'), cell('B2', '类'), cell('C2', '红'), number('D2', '10'), number('E2', '5')),
      row(3, cell('C3', '蓝'), number('E3', '6')),
      row(4, cell('C4', '绿'), number('E4', '7')),
      row(5, cell('A5', '合并壶'), cell('B5', '类'), number('D5', '30'), number('E5', '1')),
    ];

    const { outcome } = await imported(await workbookOf({ rows: rows.join(''), merged: ['A2:A4', 'B2:B4', 'D2:D4'] }));

    expect(outcome).toMatchObject({ created: 2, refused: 0 });
    expect(await skusOf('合并杯')).toMatchObject(['红', '蓝', '绿'].map((suk, at) => ({ suk, price: 1000, stock: 5 + at })));
  });

  it('has no stock that is merged over several rows multiplied', async () => {
    const rows = [
      row(1, cell('A1', '商品名称'), cell('B1', '分类'), cell('C1', '规格'), cell('D1', '售价'), cell('E1', '库存')),
      row(2, cell('A2', '合库杯'), cell('B2', '类'), cell('C2', '红'), number('D2', '10'), number('E2', '5')),
      row(3, cell('A3', '合库杯'), cell('B3', '类'), cell('C3', '蓝'), number('D3', '10')),
    ];

    const { refusals } = await dryRun(await workbookOf({ rows: rows.join(''), merged: ['E2:E3'] }));

    expect(refusals).toEqual([
      {
        row: 3,
        name: '合库杯',
        reason: '第 3 行「库存」（E3）：与上面的行合并成了一格，分不清每一行是多少，请取消合并后逐行填写',
      },
    ]);
  });

  it('is refused row by row where the spreadsheet has lost what was typed', async () => {
    const rows = [
      row(1, cell('A1', '商品名称'), cell('B1', '分类'), cell('C1', '商品编码'), cell('D1', '售价')),
      row(2, cell('A2', '长码杯'), cell('B2', '类'), number('C2', '123456789012345678'), number('D2', '1')),
      row(3, cell('A3', '错误杯'), cell('B3', '类'), cell('C3', 'CW'), '<c r="D3" t="e"><v>#N/A</v></c>'),
      row(4, cell('A4', '零头杯'), cell('B4', '类'), cell('C4', 'LT'), number('D4', '12.499999999999998')),
    ];

    const { created, refusals } = await dryRun(await workbookOf({ rows: rows.join('') }));

    expect(created).toBe(1);
    expect(refusals.map(({ row: at, reason }) => [at, reason])).toEqual([
      [2, expect.stringContaining('第 2 行「商品编码」（C2）：“1.23456789012346E+17”')],
      [3, expect.stringContaining('第 3 行「售价」（D3）：“#N/A”是表格里的公式错误')],
    ]);
  });

  it('is refused where a comma without quotes has divided a figure, two codes share a cell or a half is no price', async () => {
    const { created, refusals } = await dryRun(
      '商品名称,分类,货位,条码,售价\n错列杯,类,A,1,12,50\n双码杯,类,A,6901234567890/6901234567891,1\n半价杯,类,A,2,1/2\n日位杯,类,1月2日,3,1\n好杯,类,1-2,4,1\n',
    );

    expect(created).toBe(1);
    expect(refusals.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^第 2 行：这一行的列数比标题行多/),
      expect.stringMatching(/^第 3 行「条码」（D3）：“.*”里有 2 个编号/),
      '第 4 行「售价」（E4）：“1/2”应为 0 到 999999.99 的数字',
      expect.stringMatching(/^第 5 行「货位」（C5）：“1月2日”被表格软件改成了日期/),
    ]);
  });

  it('may have its headings in another row than the one that was found', async () => {
    const { plan, preview } = await upload('名称,售价\n品名,单价\n换行杯,5\n');

    const table = await shop.admin().run(importCalls.headings, { uploadId: plan.uploadId, headerRow: 2 });

    expect(preview).toMatchObject({ headerRow: 1, rows: 2 });
    expect(table).toMatchObject({
      headerRow: 2,
      rows: 1,
      columns: [{ header: '品名' }, { header: '单价' }],
      sample: [['换行杯', '5']],
    });
  });
});
