import { sql } from 'drizzle-orm';
import { char, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/** A file of the picture library. `sattDir` is its path below the site; `attId` on the wire is `id` here. */
export const attachment = pgTable(
  'attachment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 100 }).notNull(),
    sattDir: varchar({ length: 255 }).notNull(),
    /** Bytes. */
    attSize: integer().notNull(),
    attType: varchar({ length: 64 }).notNull(),
    pid: integer().notNull(),
    imageType: integer().notNull().default(1),
    sha256: char({ length: 64 }).notNull(),
    width: integer(),
    height: integer(),
    adminId: integer(),
    ...stamps,
  },
  (t) => [
    unique('attachment__satt_dir').on(t.sattDir),
    index('attachment__of_category')
      .on(t.pid, t.id)
      .where(sql`pid > 0`), // a node of the library
  ],
);
