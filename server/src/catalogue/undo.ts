import { undoRule } from '#server/platform/write/undo.ts';
import { hangAgain } from './categories/hang-again.ts';

// Figures follow the SKUs and the ledger; rows that orders may point at are flagged, not deleted.
undoRule('product', { derived: ['stock', 'sales', 'price', 'ot_price', 'cost', 'codes', 'is_bare'], removal: 'is_del' });
undoRule('sku', { derived: ['stock', 'sales'], removal: 'is_del' });
undoRule('stock_entry', { negate: ['delta', 'sold'] });
undoRule('low_stock_notice', { derived: ['refill_time'] });
undoRule('brand', { removal: 'is_del' });
undoRule('category', { fit: hangAgain });
