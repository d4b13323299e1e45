import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { BulkChange } from '#contract/catalogue/product-bulk.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Change of a run to each product: new figures and places, or a move of its state. */
export type Task = BulkChange & { act?: 'putOnShell' | 'offShell' | 'recycle' | 'restore' };

/** One act on many products. What it changes is recorded as the change it leaves. */
export const productBulk = unaudited(
  pgTable(
    'product_bulk',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      task: jsonb().$type<Task>().notNull(),
      label: text().notNull(),
      /** The name its change is recorded under. */
      verb: varchar({ length: 32 }).notNull(),
      state: varchar({ length: 8, enum: ['waiting', 'done', 'failed'] }).notNull(),
      matched: integer().notNull(),
      changed: integer().notNull(),
      unchanged: integer().notNull(),
      refused: integer().notNull(),
      jobId: integer(),
      changeId: bigint({ mode: 'number' }),
      adminId: integer(),
      createTime: instant().notNull(),
    },
    (t) => [
      index('product_bulk__admin').on(t.adminId, t.id), // a person's own runs, newest first
      index('product_bulk__time').on(t.createTime), // the clean-up asks for old ones
    ],
  ),
  'a note of a run; its change holds what it did',
);

/** The products of a run, as they were when it began, and what became of each. */
export const productBulkRow = unaudited(
  pgTable(
    'product_bulk_row',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      runId: integer().notNull(),
      productId: integer().notNull(),
      state: varchar({ length: 9, enum: ['waiting', 'done', 'unchanged', 'refused', 'retried'] })
        .notNull()
        .default('waiting'),
      reason: text().notNull().default(''),
    },
    (t) => [
      foreignKey({ name: 'product_bulk_row__run', columns: [t.runId], foreignColumns: [productBulk.id] }).onDelete('cascade'),
      index('product_bulk_row__product').on(t.runId, t.productId), // what became of a portion
      index('product_bulk_row__of_run').on(t.runId, t.state, t.id), // the result by state
      index('product_bulk_row__waiting')
        .on(t.runId, t.productId)
        .where(sql`state = 'waiting'`), // the next portion
    ],
  ),
  'a note of a run; its change holds what it did',
);
