import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import type { DraftSource } from '#contract/collection/draft-sources.ts';
import type { CollectedProduct } from '#contract/collection/drafts.ts';
import { product } from '#server/catalogue/products/tables.ts';
import { stamps } from '#server/platform/database/columns.ts';

/** A product found on another platform, until somebody makes it one of ours. */
export const crawlDraft = pgTable(
  'crawl_draft',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    platform: varchar({ length: 16 }).$type<DraftSource>().notNull(),
    soureLink: varchar({ length: 500 }).notNull(),
    payload: jsonb().$type<CollectedProduct>().notNull(),
    /** 0 collected, 1 imported, 2 failed. */
    status: integer().notNull().default(0),
    failReason: varchar({ length: 500 }).notNull().default(''),
    productId: integer(),
    /** Administrator who collected it. */
    adminId: integer(),
    ...stamps,
  },
  (t) => [
    unique('crawl_draft__link').on(t.platform, t.soureLink),
    foreignKey({ name: 'crawl_draft__product', columns: [t.productId], foreignColumns: [product.id] }),
    check('crawl_draft__status', sql`${t.status} between 0 and 2`),
    index('crawl_draft__waiting').on(t.status, t.id), // the list of one state
  ],
);
