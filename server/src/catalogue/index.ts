import './undo.ts';

export { categoryTree } from './categories/queries.ts';
export { saveCategory } from './categories/save-category.ts';
export { makeProduct } from './products/make-product.ts';
export { saveProduct } from './products/save-product.ts';
export { putOnShell } from './products/put-on-shell.ts';
export { product } from './products/tables.ts';
export { sku } from './skus/tables.ts';
export { type StockMove, moveStock } from './stock/move-stock.ts';
export { stockGaps } from './stock/queries.ts';
export { openCatalogue } from './open.ts';
