import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { sku } from '#server/catalogue/index.ts';
import { order } from '#server/orders/index.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Line as it was ordered there; `skuId` is ours once it is matched. */
export interface CollectedLine {
  externalSku: string;
  name: string;
  spec: string;
  price: number;
  num: number;
  skuId: number | null;
}

/** An order of an outside shop, until it is one of ours. */
export const crawlOrder = pgTable(
  'crawl_order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: varchar({ length: 16 }).notNull(),
    externalNo: varchar({ length: 64 }).notNull(),
    externalStatus: varchar({ length: 32 }).notNull(),
    isPaid: boolean().notNull(),
    merId: integer().notNull().default(0),
    buyerUnit: varchar({ length: 128 }).notNull(),
    buyerName: varchar({ length: 32 }).notNull(),
    phone: varchar({ length: 18 }).notNull(),
    province: varchar({ length: 32 }).notNull(),
    city: varchar({ length: 32 }).notNull(),
    district: varchar({ length: 32 }).notNull(),
    address: varchar({ length: 128 }).notNull(),
    amount: fen().notNull(),
    freight: fen().notNull(),
    remark: varchar({ length: 500 }).notNull(),
    orderedAt: instant().notNull(),
    items: jsonb().$type<CollectedLine[]>().notNull(),
    /** State, of `collectedStates`. */
    state: integer().notNull(),
    orderId: integer().references(() => order.id),
    orderNo: varchar({ length: 32 }).notNull().default(''),
    message: varchar({ length: 255 }).notNull().default(''),
    ...stamps,
  },
  (t) => [
    unique('crawl_order__external').on(t.source, t.externalNo),
    uniqueIndex('crawl_order__order')
      .on(t.orderId)
      .where(sql`order_id is not null`), // the record of an order that is sent
    check('crawl_order__state', sql`${t.state} between 0 and 3`),
    check('crawl_order__placed', sql`(${t.state} = 1) = (${t.orderId} is not null)`),
    index('crawl_order__listed').on(t.state, t.id), // pages and counts of a state
  ],
);
export type CollectedOrder = typeof crawlOrder.$inferSelect;

/** SKU of an outside shop that is one of ours, as staff matched it last. */
export const crawlSku = unaudited(
  pgTable(
    'crawl_sku',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      source: varchar({ length: 16 }).notNull(),
      externalSku: varchar({ length: 64 }).notNull(),
      skuId: integer()
        .notNull()
        .references(() => sku.id),
      ...stamps,
    },
    (t) => [unique('crawl_sku__external').on(t.source, t.externalSku)],
  ),
  'it repeats what was matched in collected orders, which are recorded',
);
