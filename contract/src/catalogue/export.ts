import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { idList } from '../wire.ts';
import { importFields } from './import/import-fields.ts';
import { ProductFilter, needsTab } from './product-filter.ts';
import { searchText } from '../search-text.ts';

const same = (field: keyof typeof importFields, optional?: true): ExportColumn => ({
  title: importFields[field],
  ...(optional && { optional }),
});

/** Columns of the product export, one row per SKU. A column named like a field of the import is read back by it. */
export const productExportColumns = {
  id: same('id'),
  skuId: same('skuId'),
  code: same('code'),
  storeName: same('storeName'),
  cateName: same('cateName'),
  brandName: same('brandName'),
  spec: same('spec'),
  barCode: same('barCode'),
  price: same('price'),
  otPrice: same('otPrice'),
  cost: same('cost'),
  stock: same('stock'),
  stockBase: same('stockBase'),
  isShow: same('isShow'),
  sort: same('sort', true),
  unitName: same('unitName', true),
  keyword: same('keyword', true),
  storeInfo: same('storeInfo', true),
  image: same('image', true),
  shelf: same('shelf', true),
  weight: same('weight', true),
  volume: same('volume', true),
  giveIntegral: same('giveIntegral', true),
  ficti: same('ficti', true),
  sales: { title: '销量', optional: true },
  browse: { title: '浏览量', optional: true },
  addTime: { title: '添加时间', optional: true },
} as const satisfies Record<string, ExportColumn>;
export type ProductExportColumn = keyof typeof productExportColumns;

export const productExportCalls = calls('export', '/admin', {
  products: post('/store/export/products', {
    permission: 'admin:export:excel:product',
    dataScope: 'product',
    about: 'Writes what the list shows into a file, one row per SKU; columns are keys, all the usual ones when none is named.',
    body: z.object({ filter: ProductFilter.default({}), ...exportOptions }),
    returns: Started,
    refuses: [exportRefusals.NO_COLUMN, exportRefusals.EMPTY, exportRefusals.BUSY],
  }),
  productSheet: get('/export/excel/product', {
    permission: 'admin:export:excel:product',
    dataScope: 'product',
    about: 'The address of a workbook, good for a few minutes.',
    query: z.object({ type: needsTab, cateId: idList.optional(), keywords: searchText(128).optional() }),
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY],
  }),
});
