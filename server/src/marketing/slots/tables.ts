import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/**
 * Hours of the day in which flash sales run; `endTime` is exclusive, 24 is midnight. No two that staff keep overlap (`install.sql`);
 * an own one stands behind sales that say their hours themselves.
 */
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
    isOwn: boolean().notNull().default(false),
    isDel: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    check('flash_sale_slot__hours', sql`${t.startTime} >= 0 and ${t.startTime} < ${t.endTime} and ${t.endTime} <= 24`),
    uniqueIndex('flash_sale_slot__own')
      .on(t.startTime, t.endTime)
      .where(sql`is_own and not is_del`), // the slot behind hours of a sale
  ],
);
