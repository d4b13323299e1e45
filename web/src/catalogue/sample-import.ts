import type { DryRun } from './product-import/tallies.tsx';
import type { Preview } from './product-import/mapping.ts';

/** A small file and what the server makes of it, for tests. */

const none = { created: 0, updated: 0, unchanged: 0, refused: 0 };

export const preview: Preview = {
  uploadId: 5,
  kind: 'sheet',
  fileName: '商品.csv',
  encoding: 'GBK',
  aside: [],
  rows: 3,
  columns: [
    { index: 0, header: '品名', field: 'storeName', score: 1, unit: null },
    { index: 1, header: '单价', field: 'price', score: 0.6, unit: 'yuan' },
    { index: 2, header: '备注', field: null, score: 0, unit: null },
  ],
  origin: null,
  headerRow: 1,
  sample: [
    ['搪瓷杯', '39.90', '易碎'],
    ['拖鞋', '25', ''],
  ],
  contents: { categories: 0, brands: 0, products: 3, reviews: 0 },
};

export const dryRun: DryRun = {
  created: 1,
  updated: 1,
  unchanged: 0,
  refused: 1,
  tallies: {
    products: { ...none, created: 1, updated: 1, refused: 1 },
    categories: { ...none, created: 2 },
    brands: none,
    reviews: none,
  },
  diffs: [
    { row: 2, name: '搪瓷杯', kind: 'new', fields: [{ label: '售价', before: null, after: '39.90' }] },
    { row: 3, name: '拖鞋', kind: 'changed', fields: [{ label: '售价', before: '29.00', after: '25.00' }] },
  ],
  refusals: [{ row: 4, name: '雨伞', reason: '售价“abc”应为 0 到 999999.99 的数字' }],
  warnings: [{ row: 2, name: '搪瓷杯', reason: '售价“39.901”只保留两位小数，将存为 39.90' }],
  warned: 1,
  newCategories: ['餐厨', '餐厨/杯子'],
  matchBy: null,
};
