import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { catalogueIn } from '../server/test/catalogue.ts';
import { openShop } from '../server/test/shop.ts';
import { readSheet } from '../server/test/sheets.ts';
import { button, dialog, row, runUntil } from './acts.ts';
import { openDesk } from './desk.ts';

const shop = openShop();
const desk = openDesk(shop);
const catalogue = catalogueIn(shop);

/** The rows of the file that the button hands out. */
async function fetched(page: Page): Promise<string[][]> {
  const coming = page.waitForEvent('download');
  await button(dialog(page), '下载').click();
  // The browser runs beside this process, so a path of its own means nothing here.
  const { rows } = await readSheet(new Uint8Array(await buffer(await (await coming).createReadStream())));
  return rows;
}

/** Has every product written with these columns left out, and fetches the file. */
async function exported(page: Page, leftOut: readonly string[]): Promise<string[][]> {
  await button(page, '导出').click();
  for (const name of leftOut) await dialog(page).getByLabel(name, { exact: true }).uncheck();
  await dialog(page)
    .getByRole('button', { name: /^导出\s?\d/ })
    .click();
  await dialog(page).getByRole('status').waitFor();
  await shop.runDue();
  return fetched(page);
}

const workbook = async (rows: readonly (readonly string[])[]) => ({
  name: '改过的商品.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeXlsxFile(rows.map((cells) => cells.map((value) => ({ value, type: String })))).toBuffer(),
});

describe('a file that the list wrote', () => {
  it('comes back with three cells changed, and exactly these change', async () => {
    const cateId = await catalogue.category({ name: '杯子' });
    const ids = [];
    for (const storeName of ['玻璃杯', '马克杯', '小纸杯', '搪瓷杯'])
      ids.push(await catalogue.product({ storeName, cateId, price: 2000, stock: 30 }));
    const page = await desk.sit('/store/index?type=2');
    await row(page, '玻璃杯').waitFor();

    const rows = await exported(page, ['成本价', '品牌']);
    const [headings = []] = rows;
    const change = (name: string, heading: string, text: string) => {
      const cells = rows.find((line) => line[headings.indexOf('商品名称')] === name);
      if (cells) cells[headings.indexOf(heading)] = text;
    };
    change('小纸杯', '库存', '12');
    change('马克杯', '售价', '18.5');
    change('玻璃杯', '商品名称', '高硼硅玻璃杯');
    await page.goto(new URL('/store/import', page.url()).href);
    await page.locator('.drop-zone input[type=file]').setInputFiles(await workbook(rows));
    await button(page, '下一步：核对修改').click();

    await page.locator('.import-table tbody tr').first().waitFor();
    const lines = await page.locator('.import-fields li').allInnerTexts();
    expect(headings).not.toContain('成本价');
    expect(lines.toSorted()).toEqual(
      ['商品名称 玻璃杯 → 高硼硅玻璃杯', '库存 30 件 → 12 件', '售价 20.00 元 → 18.50 元'].toSorted(),
    );
    await button(page, '导入 3 件商品').click();
    await runUntil(shop, button(page, '查看仓库中的商品'));
    await button(page, '查看仓库中的商品').click();
    await row(page, '高硼硅玻璃杯').waitFor();
    const after = await Promise.all(ids.map((id) => catalogue.row(id)));
    expect(after.map(({ storeName, price, stock }) => [storeName, price, stock])).toEqual([
      ['高硼硅玻璃杯', 2000, 30],
      ['马克杯', 1850, 30],
      ['小纸杯', 2000, 12],
      ['搪瓷杯', 2000, 30],
    ]);
  });
});
