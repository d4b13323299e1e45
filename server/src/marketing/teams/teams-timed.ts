import { type SQL, and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { teamStates } from '#contract/marketing/teams.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { timedBy } from '#server/platform/database/lists/timed.ts';
import { activity } from '../activities/tables.ts';
import { team } from './tables.ts';

/** Teams that are still open and whose time is over in a period; along the index `team__ending`. */
export const teamsEndingIn = ({ from, until }: Period): SQL | undefined =>
  and(eq(team.status, sql.raw(String(teamStates.running))), gte(team.stopTime, from), lt(team.stopTime, until));

/** Teams that are still open, at the end of their time. */
export const teamsTimed = (db: Db, day: Period) =>
  timedBy(db, {
    table: team,
    id: team.id,
    at: team.stopTime,
    title: sql`(select a.title from ${activity} a where a.id = ${team.activityId})`,
    where: teamsEndingIn(day),
  });
