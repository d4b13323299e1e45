import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { activity } from '../activities/tables.ts';

/**
 * Customers who buy together. `people` is what the activity asked for when the team was opened; the leader is its first member
 * whose money was not given back.
 */
export const team = pgTable(
  'team',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    activityId: integer().notNull(),
    people: integer().notNull(),
    /** Members that are invented once its time is over. */
    virtualRation: integer().notNull(),
    stopTime: instant().notNull(),
    /** State, of `teamStates`. */
    status: integer().notNull(),
    isVirtual: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    foreignKey({ name: 'team__activity', columns: [t.activityId], foreignColumns: [activity.id] }),
    check('team__status', sql`${t.status} between 1 and 3`),
    index('team__of_activity').on(t.activityId, t.status), // figures of a group-buy, and teams that can be joined
    index('team__opened').on(t.createTime, t.id), // the list of a period
    index('team__ending')
      .on(t.stopTime)
      .where(sql`status = 1`), // the timer that closes them
  ],
);

/** Paid order in a team; `isOut` once its money goes back. */
export const teamMember = pgTable(
  'team_member',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer().notNull(),
    uid: integer().notNull(),
    /** Number of the order; orders lie above campaigns. */
    orderNo: varchar({ length: 32 }).notNull(),
    isOut: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    foreignKey({ name: 'team_member__team', columns: [t.teamId], foreignColumns: [team.id] }),
    foreignKey({ name: 'team_member__customer', columns: [t.uid], foreignColumns: [customer.id] }),
    unique('team_member__order').on(t.orderNo),
    uniqueIndex('team_member__once')
      .on(t.teamId, t.uid)
      .where(sql`not is_out`),
    index('team_member__of_team').on(t.teamId, t.isOut, t.id), // leaders, sizes and drawers
  ],
);
