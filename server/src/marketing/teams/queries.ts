import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { teamRefusals, teamStates } from '#contract/marketing/teams.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { among } from '#server/platform/database/conditions.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { team, teamMember } from './tables.ts';

export const teams = rowsOf(team, { missing: teamRefusals.NOT_FOUND });
export const members = rowsOf(teamMember);

/** Members of a team whose money was not given back, in the order in which they came. */
export const membersOf = (db: Db, teamId: number) =>
  db
    .select()
    .from(teamMember)
    .where(and(eq(teamMember.teamId, teamId), eq(teamMember.isOut, false)))
    .orderBy(asc(teamMember.id));

export async function findMember(db: Db, orderNo: string) {
  const [found] = await db.select().from(teamMember).where(eq(teamMember.orderNo, orderNo));
  return found;
}

/** Team of an order; locked before the member, so that everybody who decides about a team waits for the other. */
export async function lockTeamOf(tx: Tx, orderNo: string) {
  const found = await findMember(tx, orderNo);
  return found && { team: await teams.lock(tx, found.teamId), member: (await findMember(tx, orderNo)) ?? found };
}

/** Numbers of teams whose time is over. */
export async function dueTeams(db: Db, now: Date): Promise<number[]> {
  const over = and(eq(team.status, teamStates.running), sql`${team.stopTime} <= ${now.toISOString()}::timestamptz`);
  const rows = await db.select({ id: team.id }).from(team).where(over).orderBy(asc(team.stopTime)).limit(200);
  return rows.map(({ id }) => id);
}

/** Teams, those in them and successes of activities; whoever got the money back does not count. */
export async function figuresOf(db: Db, activityIds: readonly number[]) {
  const rows = await db
    .select({
      id: team.activityId,
      opened: sql<number>`count(distinct ${team.id})::int`,
      people: sql<number>`(count(${teamMember.id}) filter (where not ${teamMember.isOut}))::int`,
      succeeded: sql<number>`(count(distinct ${team.id}) filter (where ${team.status} = ${teamStates.succeeded}))::int`,
    })
    .from(team)
    .innerJoin(teamMember, eq(teamMember.teamId, team.id))
    .where(among(team.activityId, activityIds))
    .groupBy(team.activityId);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Teams of a group-buy that can be joined, those that end first before others. */
export async function openTeams(db: Db, activityId: number, now: Date) {
  const joined = sql<number>`${count(teamMember.id)}::int`;
  return db
    .select({ id: team.id, people: team.people, joined, stopTime: team.stopTime })
    .from(team)
    .innerJoin(teamMember, and(eq(teamMember.teamId, team.id), eq(teamMember.isOut, false)))
    .where(and(eq(team.activityId, activityId), eq(team.status, teamStates.running), gt(team.stopTime, now)))
    .groupBy(team.id)
    .having(sql`count(${teamMember.id}) < ${team.people}`)
    .orderBy(asc(team.stopTime), asc(team.id))
    .limit(100);
}
