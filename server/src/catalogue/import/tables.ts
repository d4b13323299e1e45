import { integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { sheetOrigins } from '#contract/catalogue/import/import.ts';
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
    /** System whose export it is; its rows are kept below our headings. */
    origin: varchar({ length: 16, enum: sheetOrigins.values }),
    adminId: integer(),
    createTime: instant().notNull(),
  }),
  'a note of a file that is thrown away after a day',
);
