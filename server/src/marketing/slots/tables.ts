import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/** Hours of the day in which flash sales run; `endTime` is exclusive, 24 is midnight. No two overlap (`install.sql`). */
export const slot = pgTable(
  'flash_sale_slot',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 255 }).notNull(),
    startTime: integer().notNull(),
    endTime: integer().notNull(),
    silderImgs: jsonb().$type<{ attId?: number | undefined; sattDir: string }[]>().notNull(),
    sort: integer().notNull(),
    status: boolean().notNull(),
    isDel: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [check('flash_sale_slot__hours', sql`${t.startTime} >= 0 and ${t.startTime} < ${t.endTime} and ${t.endTime} <= 24`)],
);
