import { integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { goingLiveSteps } from '#contract/dashboard/going-live.ts';
import { admin } from '#server/access/index.ts';
import { instant } from '#server/platform/database/columns.ts';

/** Mark of a person at a step: done where the server does not see it, or not needed. */
export const goingLiveMark = pgTable(
  'going_live_mark',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    step: varchar({ length: 32, enum: goingLiveSteps.values }).notNull(),
    mark: varchar({ length: 16, enum: ['done', 'skipped'] }).notNull(),
    adminId: integer()
      .notNull()
      .references(() => admin.id),
    markTime: instant().notNull(),
  },
  (t) => [unique('going_live_mark__step').on(t.step)],
);
