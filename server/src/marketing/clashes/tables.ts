import { index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { activity } from '../activities/tables.ts';

/** A clash that staff allowed: of one activity, or of two, of which `activityId` is the later one. */
export const clashAllowance = pgTable(
  'clash_allowance',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: integer().notNull(),
    activityId: integer()
      .notNull()
      .references(() => activity.id),
    otherId: integer().references(() => activity.id),
    reason: varchar({ length: 200 }).notNull(),
    allowedBy: varchar({ length: 64 }).notNull(),
    createTime: instant().notNull(),
  },
  (t) => [
    unique('clash_allowance__once').on(t.activityId, t.kind, t.otherId).nullsNotDistinct(),
    index('clash_allowance__other').on(t.otherId), // those that end when the earlier activity is saved
  ],
);
