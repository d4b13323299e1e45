import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { StockCause } from '#contract/catalogue/products.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
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
    index('stock_entry__of_sku').on(t.skuId, t.id, t.delta), // the ledger of one SKU, its running sum without the rows, and the nightly proof
    index('stock_entry__of_product').on(t.productId, t.id), // the ledger of one product
    index('stock_entry__of_order')
      .on(t.orderId)
      .where(sql`order_id is not null`), // what an order took
  ],
);

/** A product that fell to the threshold of `store_stock` by an order. One is open per product; refilling closes it. */
export const lowStockNotice = pgTable(
  'low_stock_notice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer().notNull(),
    /** Stock and threshold of that moment. */
    stock: integer().notNull(),
    threshold: integer().notNull(),
    createTime: instant().notNull(),
    refillTime: instant(),
  },
  (t) => [
    foreignKey({ name: 'low_stock_notice__product', columns: [t.productId], foreignColumns: [product.id] }),
    // Allows one notice per fall, whichever of two orders at once brings it.
    uniqueIndex('low_stock_notice__open')
      .on(t.productId)
      .where(sql`refill_time is null`),
    index('low_stock_notice__refill').on(t.refillTime), // the nightly clean-up asks for those long refilled
  ],
);

export interface StockGap {
  noun: string;
  id: number;
  stock: number;
  entries: number;
}

/** Result of the nightly proof of the ledger. */
export const stockProof = unaudited(
  pgTable('stock_proof', {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    checked: integer().notNull(),
    differing: integer().notNull(),
    /** The first of those that differ. */
    gaps: jsonb().$type<StockGap[]>().notNull(),
    createTime: instant().notNull(),
  }),
  'it is written every night and says itself when',
);
