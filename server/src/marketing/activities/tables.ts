import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { product, sku } from '#server/catalogue/index.ts';
import { shippingTemplates } from '#server/delivery/index.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { slot } from '../slots/tables.ts';

/**
 * Campaign that sells a product at a price of its own, for a time: one shape of every kind (`activityKinds`). `stopTime` is the
 * midnight after its last day; `timeId` is the slot of a flash sale.
 */
export const activity = pgTable(
  'activity',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: integer().notNull(),
    productId: integer().notNull(),
    image: varchar({ length: 1000 }).notNull(),
    images: jsonb().$type<string[]>().notNull(),
    title: varchar({ length: 255 }).notNull(),
    info: varchar({ length: 255 }).notNull(),
    /** Name of the product, of a bargain. */
    storeName: varchar({ length: 255 }),
    unitName: varchar({ length: 32 }).notNull(),
    content: text().notNull(),
    startTime: instant().notNull(),
    stopTime: instant().notNull(),
    /** Limit of purchases by one person; of a flash sale in a day. */
    num: integer().notNull(),
    timeId: integer(),
    /** Cuts that a bargain takes, and how often somebody may help others with it. */
    peopleNum: integer(),
    bargainNum: integer(),
    /**
     * Terms of a group-buy: how many buy together, within how many hours, how many pieces at once, how many of them may be
     * invented.
     */
    people: integer(),
    effectiveTime: integer(),
    onceNum: integer(),
    virtualRation: integer(),
    tempId: integer().notNull(),
    specType: boolean().notNull(),
    giveIntegral: integer().notNull().default(0),
    sort: integer().notNull().default(0),
    status: boolean().notNull(),
    /** Bearer of its discount on goods of a shop, one of `discountBearers`. */
    bearer: integer().notNull().default(discountBearers.shop),
    /** Reason of closing the activity before its time. */
    stopReason: varchar({ length: 200 }),
    isDel: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    foreignKey({ name: 'activity__product', columns: [t.productId], foreignColumns: [product.id] }),
    foreignKey({ name: 'activity__freight', columns: [t.tempId], foreignColumns: [shippingTemplates.id] }),
    foreignKey({ name: 'activity__slot', columns: [t.timeId], foreignColumns: [slot.id] }),
    check('activity__period', sql`${t.startTime} < ${t.stopTime}`),
    check('activity__kind', sql`${t.kind} between 1 and 3 and (${t.kind} = 1) = (${t.timeId} is not null)`),
    check(
      'activity__team',
      sql`(${t.kind} = 3) = (${t.people} is not null and ${t.effectiveTime} > 0 and ${t.onceNum} between 1 and ${t.num} and ${t.virtualRation} < ${t.people})`,
    ),
    check('activity__bearer', sql`${t.bearer} between 1 and 2`),
    check('activity__num', sql`${t.num} > 0`),
    check('activity__bargain', sql`(${t.kind} = 2) = (${t.peopleNum} is not null and ${t.bargainNum} is not null)`),
    uniqueIndex('activity__title')
      .on(t.kind, t.title)
      .where(sql`not is_del and kind = 1`), // bargains and group-buys may share a title
    index('activity__kept')
      .on(t.kind, t.sort, t.id, t.status, t.startTime, t.stopTime, t.productId)
      .where(sql`not is_del`), // the lists, in their order, with what they are narrowed by
    index('activity__newest')
      .on(t.kind, t.id)
      .where(sql`not is_del`), // results of a kind, the latest first
    index('activity__begun')
      .on(t.kind, t.startTime, t.id, t.stopTime)
      .where(sql`not is_del`), // days of a calendar, and how many of a kind fall on them
    index('activity__ending')
      .on(t.stopTime, t.kind)
      .where(sql`not is_del`), // what is on or ran in a month, however many are over
    index('activity__slot_items')
      .on(t.timeId, t.sort, t.id, t.kind, t.status, t.startTime, t.stopTime, t.productId)
      .where(sql`not is_del`), // what a slot sells, in the order of the shop and on which days; may it go?
    index('activity__of_product').on(t.productId), // what sells a product
  ],
);

/** SKU as an activity sells it; its quota moves by orders alone, and a row stays for the orders that come back. */
export const activitySku = pgTable(
  'activity_sku',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    activityId: integer()
      .notNull()
      .references(() => activity.id),
    skuId: integer()
      .notNull()
      .references(() => sku.id),
    price: fen().notNull(),
    /** Floor of a bargain. */
    minPrice: fen(),
    /** Picture in the activity; where it is blank, that of the product's SKU. */
    image: varchar({ length: 1000 }).notNull().default(''),
    /** Pieces set aside, and those that are left. */
    quotaShow: integer().notNull(),
    quota: integer().notNull(),
    sales: integer().notNull().default(0),
    isDel: boolean().notNull().default(false),
  },
  (t) => [
    index('activity_sku__sells')
      .on(t.skuId)
      .where(sql`not is_del`), // what else sells a SKU
    unique('activity_sku__once').on(t.activityId, t.skuId),
    check('activity_sku__quota', sql`${t.quota} >= 0 and ${t.price} >= 0 and ${t.quotaShow} >= 0`),
  ],
);
