import { sql } from 'drizzle-orm';
import { char, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/**
 * A file of the picture library. `sattDir` is its path below the site; `attId` on the wire is `id` here. Several rows may
 * hold one stored file: equal uploads into different categories do.
 */
export const attachment = pgTable(
  'attachment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 100 }).notNull(),
    sattDir: varchar({ length: 255 }).notNull(),
    /** Bytes. */
    attSize: integer().notNull(),
    attType: varchar({ length: 128 }).notNull(),
    pid: integer().notNull(),
    imageType: integer().notNull().default(1),
    /** Hash of what was uploaded, before it was cleaned; null for a file that lies elsewhere. */
    sha256: char({ length: 64 }),
    width: integer(),
    height: integer(),
    adminId: integer(),
    ...stamps,
  },
  (t) => [
    index('attachment__of_category')
      .on(t.pid, t.id)
      .where(sql`pid > 0`), // a node of the library
    index('attachment__of_type').on(t.attType, t.id), // the videos, rare among pictures
    index('attachment__create_time').on(t.createTime), // the library of a day
    index('attachment__satt_dir').on(t.sattDir), // does another row hold the file?
    index('attachment__sha256')
      .on(t.sha256)
      .where(sql`sha256 is not null`), // has the file been uploaded before?
  ],
);
