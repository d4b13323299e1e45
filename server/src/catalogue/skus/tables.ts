import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { SHELF_MAX } from '#contract/catalogue/product-draft.ts';
import { fen } from '#server/platform/database/columns.ts';
import { product } from '../products/tables.ts';

/** Combination of specification values. `stock` and `sales` move by stock entries only. */
export const sku = pgTable(
  'sku',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    suk: varchar({ length: 128 }).notNull(),
    /** Values by the name of their specification, in its order. */
    attrValue: jsonb().$type<Record<string, string>>().notNull(),
    stock: integer().notNull().default(0),
    sales: integer().notNull().default(0),
    price: fen().notNull(),
    cost: fen().notNull(),
    otPrice: fen().notNull(),
    image: varchar({ length: 1000 }).notNull(),
    barCode: varchar({ length: 50 }).notNull().default(''),
    /** Place in the warehouse; `place` is the position among the SKUs of its product. */
    shelf: varchar({ length: SHELF_MAX }).notNull().default(''),
    /** Hundredths of a kilogram and of a cubic metre. */
    weight: bigint({ mode: 'number' }).notNull().default(0),
    volume: bigint({ mode: 'number' }).notNull().default(0),
    brokerage: fen().notNull().default(0),
    brokerageTwo: fen().notNull().default(0),
    place: integer().notNull().default(0),
    isDel: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('sku__suk')
      .on(t.productId, t.suk)
      .where(sql`not is_del`),
    check('sku__stock', sql`${t.stock} >= 0`),
    check('sku__price', sql`${t.price} >= 0 and ${t.cost} >= 0 and ${t.otPrice} >= 0`),
    index('sku__product').on(t.productId), // sums of a product, removed SKUs included
    index('sku__bar_code')
      .on(t.barCode)
      .where(sql`bar_code <> '' and not is_del`), // imports find products by it
  ],
);
