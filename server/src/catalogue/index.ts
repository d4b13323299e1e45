import './undo.ts';

export { product } from './products/tables.ts';
export { sku } from './skus/tables.ts';
export { type StockMove, moveStock } from './stock/move-stock.ts';
export { stockGaps } from './stock/prove-stock.ts';
export { openCatalogue } from './open.ts';
