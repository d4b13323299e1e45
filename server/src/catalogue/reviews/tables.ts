import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { bigrams, instant, stamps } from '#server/platform/database/columns.ts';
import { scopedBy } from '#server/platform/scope/scoped.ts';
import { product } from '../products/tables.ts';

/** A customer's words on a product, or the shop's own (uid and oid 0). Deleted ones stay. */
export const productReply = pgTable(
  'product_reply',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer().notNull().default(0),
    oid: integer().notNull().default(0),
    productId: integer()
      .notNull()
      .references(() => product.id),
    productScore: integer().notNull(),
    serviceScore: integer().notNull(),
    comment: varchar({ length: 512 }).notNull(),
    pics: jsonb().$type<string[]>().notNull(),
    merchantReplyContent: varchar({ length: 300 }),
    merchantReplyTime: instant(),
    /** Author of the answer as it stands; earlier ones are in the change log. */
    replierName: varchar({ length: 64 }),
    isReply: boolean().notNull().default(false),
    /** Hidden ones are for staff only. */
    isShow: boolean().notNull().default(true),
    isDel: boolean().notNull().default(false),
    nickname: varchar({ length: 64 }).notNull(),
    avatar: varchar({ length: 255 }).notNull(),
    sku: varchar({ length: 128 }).notNull().default(''),
    /** A fingerprint of an imported review, by which a second run finds it again. */
    code: varchar({ length: 64 }),
    ...stamps,
    search: bigrams().generatedAlwaysAs(sql`bigrams(nickname::text)`),
  },
  (t) => [
    uniqueIndex('product_reply__code')
      .on(t.code)
      .where(sql`code is not null and not is_del`),
    uniqueIndex('product_reply__bought')
      .on(t.oid, t.productId)
      .where(sql`oid > 0`), // one per order and product, a deleted one too
    check('product_reply__scores', sql`${t.productScore} between 1 and 5 and ${t.serviceScore} between 1 and 5`),
    index('product_reply__newest')
      .on(t.id)
      .where(sql`not is_del`), // the list
    index('product_reply__unanswered')
      .on(t.id)
      .where(sql`not is_del and not is_reply`), // who still waits for an answer
    index('product_reply__low_unanswered')
      .on(t.id)
      .where(sql`not is_del and not is_reply and product_score + service_score <= 4`), // the quick filter of the screen
    index('product_reply__score')
      .on(sql`(product_score + service_score)`, t.id)
      .where(sql`not is_del`), // lowest first, and levels
    index('product_reply__hidden')
      .on(t.id)
      .where(sql`not is_del and not is_show`), // what customers do not see
    index('product_reply__written')
      .on(t.createTime)
      .where(sql`not is_del`), // days
    index('product_reply__search').using('gin', t.search), // nicknames of two characters and more
    index('product_reply__product').on(t.productId, t.id), // reviews of a product
    index('product_reply__of_product')
      .on(t.productId, t.id, sql`(product_score + service_score)`)
      .where(sql`not is_del and is_show`), // what customers read of a product, and its summary from the index alone
  ],
);

scopedBy(productReply, { by: productReply.productId, of: product });
