import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { instant, stamps } from '#server/platform/database/columns.ts';
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
    isReply: boolean().notNull().default(false),
    isDel: boolean().notNull().default(false),
    nickname: varchar({ length: 64 }).notNull(),
    avatar: varchar({ length: 255 }).notNull(),
    sku: varchar({ length: 128 }).notNull().default(''),
    /** A fingerprint of an imported review, by which a second run finds it again. */
    code: varchar({ length: 64 }),
    ...stamps,
  },
  (t) => [
    uniqueIndex('product_reply__code')
      .on(t.code)
      .where(sql`code is not null and not is_del`),
    check('product_reply__scores', sql`${t.productScore} between 1 and 5 and ${t.serviceScore} between 1 and 5`),
    index('product_reply__newest')
      .on(t.id)
      .where(sql`not is_del`), // the list
    index('product_reply__product').on(t.productId), // reviews of a product
  ],
);
