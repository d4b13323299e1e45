import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { CustomerTask } from '#contract/segments/customer-runs.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** One act on many customers. What it changes is recorded as the change it leaves. */
export const customerRun = unaudited(
  pgTable(
    'customer_run',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      task: jsonb().$type<CustomerTask>().notNull(),
      label: text().notNull(),
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
      index('customer_run__admin').on(t.adminId, t.id), // a person's own runs, newest first
      index('customer_run__time').on(t.createTime), // the clean-up asks for old ones
    ],
  ),
  'a note of a run; its change holds what it did',
);

/** The customers of a run, as they were found when it began, and what became of each. */
export const customerRunRow = unaudited(
  pgTable(
    'customer_run_row',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      runId: integer().notNull(),
      uid: integer().notNull(),
      state: varchar({ length: 9, enum: ['waiting', 'done', 'unchanged', 'refused', 'retried'] })
        .notNull()
        .default('waiting'),
      reason: text().notNull().default(''),
    },
    (t) => [
      foreignKey({ name: 'customer_run_row__run', columns: [t.runId], foreignColumns: [customerRun.id] }).onDelete('cascade'),
      index('customer_run_row__of_run').on(t.runId, t.state, t.id), // the result by state
      index('customer_run_row__waiting')
        .on(t.runId, t.uid)
        .where(sql`state = 'waiting'`), // the next portion, and what became of it
    ],
  ),
  'a note of a run; its change holds what it did',
);
