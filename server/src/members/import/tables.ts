import { index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { type MemberField, memberRowStates } from '#contract/members/member-import.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Cells of a row by their columns, trimmed. */
export type Cells = Partial<Record<MemberField, string>>;

/** A sheet of members that was checked, and perhaps imported. What it changes stands in the changes of the customers. */
export const memberImport = unaudited(
  pgTable(
    'member_import',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      fileName: text().notNull(),
      state: varchar({ length: 8, enum: ['checked', 'waiting', 'done', 'failed'] }).notNull(),
      matched: integer().notNull(),
      changed: integer().notNull(),
      unchanged: integer().notNull(),
      refused: integer().notNull(),
      jobId: integer(),
      adminId: integer().notNull(),
      createTime: instant().notNull(),
    },
    (t) => [index('member_import__time').on(t.createTime)], // the clean-up asks for old ones
  ),
  'a note of an import; the changes of its customers hold what it did',
);

/** One row of the sheet, with the verdict on it or its outcome. */
export const memberImportRow = unaudited(
  pgTable(
    'member_import_row',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      importId: integer()
        .notNull()
        .references(() => memberImport.id, { onDelete: 'cascade' }),
      row: integer().notNull(),
      /** Cells as they were written. */
      cells: jsonb().$type<Cells>().notNull(),
      state: varchar({ length: 9, enum: memberRowStates.values }).notNull(),
      reason: text().notNull().default(''),
    },
    (t) => [index('member_import_row__of_import').on(t.importId, t.state, t.id)], // rows by state, and the next portion
  ),
  'a note of an import; the changes of its customers hold what it did',
);
