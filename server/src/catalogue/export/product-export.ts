import { productExportColumns } from '#contract/catalogue/export.ts';
import { type ExportKind, withTitles } from '#server/exports/index.ts';
import type { ProductListFilter } from '../product-list/filters.ts';
import { type SkuLine, productExportCells } from './columns.ts';
import { countProducts, skuPages } from './queries.ts';

export const productExport: ExportKind<ProductListFilter, SkuLine> = {
  name: 'product',
  title: '商品',
  columns: withTitles(productExportColumns, productExportCells),
  count: (db, filter, now, scope) => countProducts(db, { ...filter, scope }, now),
  pages: (db, filter, now, scope) => skuPages(db, { ...filter, scope }, now),
};
