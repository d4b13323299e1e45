import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { unaudited } from '#server/platform/database/quiet.ts';

/**
 * Places where our pictures are shown. Triggers keep it from the tables that have a function `<table>_pictures`: row `rowId` of
 * `noun` shows `path` as part of the record `recordId` of `owner`.
 */
export const pictureUse = unaudited(
  pgTable(
    'picture_use',
    {
      noun: varchar({ length: 64 }).notNull(),
      rowId: integer().notNull(),
      kind: varchar({ length: 32 }).notNull(),
      path: varchar({ length: 255 }).notNull(),
      owner: varchar({ length: 64 }).notNull(),
      recordId: integer().notNull(),
    },
    (t) => [
      primaryKey({ name: 'picture_use__place', columns: [t.noun, t.rowId, t.kind, t.path] }),
      index('picture_use__path').on(t.path), // may this picture go?
    ],
  ),
  'it derives from rows that are recorded themselves',
);
