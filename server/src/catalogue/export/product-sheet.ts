import type { Input } from '#contract/call.ts';
import type { productExportCalls } from '#contract/catalogue/export.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { showMoment } from '#contract/moment.ts';
import { linkedWorkbook, limitRows } from '#server/exports/index.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import type { ProductListFilter } from '../product-list/filters.ts';
import type { ProductRecord } from '../products/queries.ts';
import { productPages } from './queries.ts';

const TITLE = '商品导出';

type ListedProduct = ProductRecord & { cateValues: string };
const width = 22;
// The wire knows this sheet: all cells are text.
const columns: Sheet<ListedProduct>['columns'] = [
  { title: '商品名称', width, value: ({ storeName }) => storeName },
  { title: '商品简介', width, value: ({ storeInfo }) => storeInfo },
  { title: '商品分类', width, value: ({ cateValues }) => cateValues },
  { title: '价格', width, value: ({ price }) => `￥${yuanOfFen(price)}` },
  { title: '库存', width, value: ({ stock }) => String(stock) },
  { title: '销量', width, value: ({ sales }) => String(sales) },
  { title: '浏览量', width, value: ({ browse }) => String(browse) },
];

const workbook = linkedWorkbook<ProductListFilter, ListedProduct>({
  kind: 'productSheet',
  title: TITLE,
  columns,
  above: (now) => [TITLE, `生成时间:${showMoment(now)}`],
  pages: (db, filter, now, scope) => limitRows(productPages(db, { ...filter, scope }, now)),
});

/** The wire's workbook of products. */
export const productSheet = (services: Services) => (filter: Input<typeof productExportCalls.productSheet>, asked: CallContext) =>
  workbook(services)(filter, asked);
