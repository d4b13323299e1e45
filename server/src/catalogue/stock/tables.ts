import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { StockCause } from '#contract/catalogue/products.ts';
import { instant } from '#server/platform/database/columns.ts';
import { product } from '../products/tables.ts';
import { sku } from '../skus/tables.ts';

/** The ledger of stock: rows are only added, and a SKU's stock and sales are their sums. */
export const stockEntry = pgTable(
  'stock_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer().notNull(),
    skuId: integer().notNull(),
    delta: integer().notNull(),
    sold: integer().notNull().default(0),
    cause: varchar({ length: 16 }).$type<StockCause>().notNull(),
    orderId: bigint({ mode: 'number' }),
    note: varchar({ length: 255 }).notNull().default(''),
    createTime: instant().notNull(),
  },
  (t) => [
    foreignKey({ name: 'stock_entry__product', columns: [t.productId], foreignColumns: [product.id] }),
    foreignKey({ name: 'stock_entry__sku', columns: [t.skuId], foreignColumns: [sku.id] }),
    check('stock_entry__moves', sql`${t.delta} <> 0 or ${t.sold} <> 0`),
    index('stock_entry__of_sku').on(t.skuId, t.id), // the ledger of one SKU, and the nightly proof
    index('stock_entry__of_product').on(t.productId, t.id), // the ledger of one product
    index('stock_entry__of_order')
      .on(t.orderId)
      .where(sql`order_id is not null`), // what an order took
  ],
);
