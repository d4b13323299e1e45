import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** A file waiting to be imported. */
export const importUpload = unaudited(
  pgTable('import_upload', {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    fileName: text().notNull(),
    kind: varchar({ length: 8, enum: ['xlsx', 'csv', 'json'] }).notNull(),
    rows: integer().notNull(),
    adminId: integer(),
    createTime: instant().notNull(),
  }),
  'a note of a file that is thrown away after a day',
);

/** Refused rows of an import. Kept with those it took, so that whoever goes on after a crash can write the file of them. */
export const importRefusal = unaudited(
  pgTable(
    'import_refusal',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      runId: integer().notNull(),
      kind: varchar({ length: 16, enum: ['categories', 'brands', 'products', 'reviews'] }).notNull(),
      row: integer().notNull(),
      name: text().notNull(),
      reason: text().notNull(),
      createTime: instant().notNull(),
    },
    (t) => [
      index('import_refusal__run').on(t.runId, t.id), // all of one run, for its file
      index('import_refusal__time').on(t.createTime), // the clean-up asks for old ones
    ],
  ),
  'a note of rows that changed nothing',
);
