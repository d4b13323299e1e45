import { sql } from 'drizzle-orm';
import { undoRule } from '#server/platform/write/undo.ts';
import { reattachCategories } from './categories/reattach-categories.ts';
import { productsSpent } from './stock/products-spent.ts';

/** Products in a category `t` or below it. */
const holdsProducts = sql`exists (select from category c join product_cate pc on pc.cate_id = c.id
  where c.id = t.id or c.path like '%/' || t.id || '/%')`;
const ofProduct = ['product', 'product_id'] as const;

// Figures follow the SKUs and the ledger; rows that orders may point at are flagged, not deleted.
undoRule('product', { derived: ['stock', 'sales', 'price', 'ot_price', 'cost', 'codes', 'is_bare'], removal: 'is_del' });
undoRule('sku', { derived: ['stock', 'sales'], removal: 'is_del', partOf: ofProduct });
undoRule('stock_entry', { negate: ['delta', 'sold'], partOf: ofProduct, spent: productsSpent });
for (const part of ['product_description', 'product_attr', 'product_cate', 'product_coupon', 'product_reply'])
  undoRule(part, { partOf: ofProduct });
undoRule('low_stock_notice', { derived: ['refill_time'] });
undoRule('brand', { removal: 'is_del', inUse: sql`exists (select from product p where p.brand_id = t.id and not p.is_del)` });
undoRule('category', { fit: reattachCategories, inUse: holdsProducts });
