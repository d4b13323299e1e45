import type { Input } from '#contract/call.ts';
import type { productExportCalls } from '#contract/catalogue/export.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { showMoment } from '#contract/moment.ts';
import { no } from '#contract/exports/exports.ts';
import { storeLinked } from '#server/exports/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Services } from '#server/platform/services.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import type { ProductRecord } from '../products/queries.ts';
import { countProducts, productPages } from './queries.ts';

/** The wire's own limit. */
const ROWS_MAX = 99_999;
const TITLE = '商品导出';

type Listed = ProductRecord & { cateValues: string };
const width = 22;
// The wire knows this sheet: all cells are text.
const columns: Sheet<Listed>['columns'] = [
  { title: '商品名称', width, value: ({ storeName }) => storeName },
  { title: '商品简介', width, value: ({ storeInfo }) => storeInfo },
  { title: '商品分类', width, value: ({ cateValues }) => cateValues },
  { title: '价格', width, value: ({ price }) => `￥${yuanOfFen(price)}` },
  { title: '库存', width, value: ({ stock }) => String(stock) },
  { title: '销量', width, value: ({ sales }) => String(sales) },
  { title: '浏览量', width, value: ({ browse }) => String(browse) },
];

async function* first<R>(pages: AsyncIterable<readonly R[]>, most: number) {
  let left = most;
  for await (const page of pages) {
    yield page.slice(0, left);
    left -= page.length;
    if (left <= 0) return;
  }
}

/** The wire's workbook of products, made while the client waits. */
export const productSheet =
  (services: Services) =>
  async (filter: Input<typeof productExportCalls.productSheet>, asked: Asked): Promise<{ fileName: string }> => {
    const { db } = services.database;
    if ((await countProducts(db, filter, asked.now)) === 0) throw no.EMPTY();
    const above = [TITLE, `生成时间:${showMoment(asked.now)}`];
    const sheet = { columns, above, rows: first(productPages(db, filter, asked.now), ROWS_MAX) };
    const path = await storeLinked(services, asked, { kind: 'productSheet', title: TITLE, filter: { ...filter } }, sheet);
    return { fileName: (await addressesOf(db)).show(path) };
  };
