import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { scopedBy } from '#server/platform/scope/scoped.ts';
import { product } from '../products/tables.ts';
import { sku } from '../skus/tables.ts';

/** Planned acts on products. An end takes its beginning back. */
export const productSchedule = pgTable(
  'product_schedule',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer().notNull(),
    skuId: integer(),
    act: varchar({ length: 8, enum: ['on', 'off', 'price'] }).notNull(),
    price: fen(),
    at: instant().notNull(),
    state: varchar({ length: 9, enum: ['planned', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('planned'),
    reason: text().notNull().default(''),
    /** The beginning that this one ends. */
    endsId: integer(),
    /** Prices by SKU as they were before this one changed them. */
    before: jsonb().$type<Record<string, number>>(),
    adminName: text().notNull(),
    ...stamps,
  },
  (t) => [
    uniqueIndex('product_schedule__once')
      .on(t.productId, sql`coalesce(sku_id, 0)`, t.act, t.at)
      .where(sql`state = 'planned'`),
    foreignKey({ name: 'product_schedule__product', columns: [t.productId], foreignColumns: [product.id] }),
    foreignKey({ name: 'product_schedule__sku', columns: [t.skuId], foreignColumns: [sku.id] }),
    foreignKey({ name: 'product_schedule__ends', columns: [t.endsId], foreignColumns: [t.id] }),
    check('product_schedule__price', sql`${t.act} <> 'price' or ${t.price} is not null or ${t.endsId} is not null`),
    index('product_schedule__due')
      .on(t.at, t.id)
      .where(sql`state = 'planned'`), // what is due, and what is planned by day
    index('product_schedule__at').on(t.state, t.at, t.id), // what is over, latest first
    index('product_schedule__of_product').on(t.productId, t.at), // the plans of one product
    index('product_schedule__end').on(t.endsId), // what ends with it
  ],
);

scopedBy(productSchedule, { by: productSchedule.productId, of: product });
