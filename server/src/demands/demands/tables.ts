import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { DemandItem } from '#contract/demands/demand-record.ts';
import { category, shop } from '#server/catalogue/index.ts';
import { order } from '#server/orders/index.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { scopedBy } from '#server/platform/scope/scoped.ts';

/** Columns that the search finds demands by. */
export const demandParts = sql.raw(
  `search_parts(demand.demand_no || ' ' || demand.title || ' ' || demand.unit_name || ' ' || demand.contact || ' ' || demand.phone)`,
);

/** Need of a customer or a unit, until a shop sells it. Days are those of the shop's clock, "2026-11-20"; blank for none. */
export const demand = pgTable(
  'demand',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    demandNo: varchar({ length: 32 }).notNull(),
    title: varchar({ length: 100 }).notNull(),
    unitName: varchar({ length: 100 }).notNull(),
    contact: varchar({ length: 32 }).notNull(),
    phone: varchar({ length: 18 }).notNull(),
    cateId: integer(),
    items: jsonb().$type<DemandItem[]>().notNull(),
    budget: fen().notNull(),
    expectDate: varchar({ length: 10 }).notNull(),
    attachments: jsonb().$type<string[]>().notNull(),
    remark: varchar({ length: 500 }).notNull(),
    /** State, of `demandStates`. */
    status: integer().notNull(),
    /** Shop of whoever filed it; none where that is the house. */
    fromShopId: integer(),
    /** Shop that takes it on. */
    shopId: integer(),
    quoteUntil: varchar({ length: 10 }).notNull().default(''),
    /** A quote is accepted. */
    isChosen: boolean().notNull().default(false),
    reason: varchar({ length: 200 }).notNull().default(''),
    orderId: integer(),
    orderNo: varchar({ length: 32 }).notNull().default(''),
    creatorId: integer().notNull(),
    createName: varchar({ length: 64 }).notNull(),
    isDel: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    unique('demand__number').on(t.demandNo),
    uniqueIndex('demand__order')
      .on(t.orderId)
      .where(sql`order_id is not null`), // an order is the outcome of one demand
    foreignKey({ name: 'demand__category', columns: [t.cateId], foreignColumns: [category.id] }),
    foreignKey({ name: 'demand__from_shop_there', columns: [t.fromShopId], foreignColumns: [shop.id] }),
    foreignKey({ name: 'demand__shop_there', columns: [t.shopId], foreignColumns: [shop.id] }),
    foreignKey({ name: 'demand__order_there', columns: [t.orderId], foreignColumns: [order.id] }),
    check('demand__status', sql`${t.status} between 0 and 5`),
    check('demand__budget', sql`${t.budget} >= 0`),
    check('demand__dealt', sql`(${t.status} = 3) = (${t.orderId} is not null)`),
    check('demand__chosen', sql`not ${t.isChosen} or ${t.shopId} is not null`),
    index('demand__state')
      .on(t.status, t.id)
      .where(sql`not is_del`), // pages and counts of a state
    index('demand__newest')
      .on(t.id)
      .where(sql`not is_del`), // pages of all of them
    index('demand__created').on(t.createTime, t.id), // those of a period
    index('demand__from').on(t.fromShopId, t.id), // those that a shop filed
    index('demand__taker').on(t.shopId, t.id), // those that a shop takes on
    index('demand__parts').using('gin', demandParts), // part of a number, a title or a name
  ],
);
export type DemandRecord = typeof demand.$inferSelect;

/** Shops that are asked to quote for a demand. */
export const demandShop = pgTable(
  'demand_shop',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    demandId: integer()
      .notNull()
      .references(() => demand.id),
    shopId: integer().notNull(),
    createTime: instant().notNull(),
  },
  (t) => [
    unique('demand_shop__once').on(t.demandId, t.shopId),
    foreignKey({ name: 'demand_shop__shop_there', columns: [t.shopId], foreignColumns: [shop.id] }),
    index('demand_shop__asked').on(t.shopId, t.demandId), // the demands that a shop is asked for
  ],
);

scopedBy(
  demand,
  {
    points: 'none',
    // A demand that waits is its filer's alone; one in quoting belongs to the shops that are asked as well.
    shops: (among) => sql`(${among(demand.fromShopId)} or ${among(demand.shopId)}
      or ${demand.id} in (select s.demand_id from demand_shop s where ${among(sql`s.shop_id`)}))`,
  },
  (text) => sql`${demand.demandNo} = split_part(${text}, ' ', 1) and not ${demand.isDel}`,
);
