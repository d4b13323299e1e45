import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { shop } from '#server/catalogue/index.ts';
import { fen, stamps } from '#server/platform/database/columns.ts';
import { scopedBy } from '#server/platform/scope/scoped.ts';
import { demand } from '../demands/tables.ts';

/** Line of a quote, in the order of the demand; `skuId` is what the shop would send. */
export interface QuotedLine {
  price: number;
  skuId: number | null;
  note: string;
}

/** Offer of a shop for a demand. */
export const demandQuote = pgTable(
  'demand_quote',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    demandId: integer()
      .notNull()
      .references(() => demand.id),
    shopId: integer().notNull(),
    items: jsonb().$type<QuotedLine[]>().notNull(),
    freight: fen().notNull(),
    /** Goods and freight. */
    amount: fen().notNull(),
    note: varchar({ length: 500 }).notNull(),
    validUntil: varchar({ length: 10 }).notNull(),
    /** State, of `quoteStates`. */
    status: integer().notNull(),
    creatorId: integer().notNull(),
    ...stamps,
  },
  (t) => [
    unique('demand_quote__once').on(t.demandId, t.shopId),
    uniqueIndex('demand_quote__accepted')
      .on(t.demandId)
      .where(sql`status = 1`), // one at most is accepted
    foreignKey({ name: 'demand_quote__shop_there', columns: [t.shopId], foreignColumns: [shop.id] }),
    check('demand_quote__status', sql`${t.status} between 0 and 3`),
    check('demand_quote__amount', sql`${t.freight} >= 0 and ${t.amount} >= ${t.freight}`),
    index('demand_quote__shop').on(t.shopId, t.id), // the quotes of a shop
  ],
);
export type QuoteRecord = typeof demandQuote.$inferSelect;

// Shops compete: each sees its own quotes alone.
scopedBy(demandQuote, { points: 'none', shops: demandQuote.shopId });
