import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { ExportFormat, ExportState } from '#contract/exports/exports.ts';
import type { Scope } from '#server/platform/actor.ts';
import { instant } from '#server/platform/database/columns.ts';

/** Files that were taken out of the shop, by whom, until they expire. Their progress stands in their jobs. */
export const exportTable = pgTable(
  'export',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Exported list: the name of an `ExportKind`. */
    kind: varchar({ length: 32 }).notNull(),
    label: text().notNull(),
    fileName: text().notNull(),
    format: varchar({ length: 8 }).$type<ExportFormat>().notNull(),
    state: varchar({ length: 16 }).$type<ExportState>().notNull(),
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    rows: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Part of the key in the store: nobody can guess it. */
    secret: varchar({ length: 64 }).notNull(),
    jobId: integer(),
    adminId: integer().notNull(),
    /** Scope of its person when it was asked for: it holds the orders of these points alone, the products of these shops alone. */
    scope: jsonb().$type<Scope>().notNull().default({}),
    createTime: instant().notNull(),
    /** End of the file. */
    expireTime: instant(),
  },
  (t) => [
    uniqueIndex('export__secret').on(t.secret),
    index('export__admin').on(t.adminId, t.id), // a person's own, newest first
    index('export__expiry').on(t.expireTime), // the timer asks which are over
    index('export__create_time').on(t.createTime), // the timer asks which are long past
  ],
);
