import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf, spanOf } from '#contract/date-limit.ts';
import { MINUTE } from '#contract/durations.ts';
import { type Team, type TeamMember, type teamCalls, teamStates } from '#contract/marketing/teams.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import { activity, team, teamMember, teams, teamsEndingIn } from '#server/marketing/index.ts';
import { addressesOf, avatarBelow } from '#server/pictures/index.ts';
import { among, equal, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { REFUND_STATUS, STATUS } from '../orders/rules.ts';
import { order } from '../orders/tables.ts';
import { refund } from '../refunds/tables.ts';
import { seenBy } from '../orders/without-amounts.ts';

const ofMember = { uid: teamMember.uid, nickname: customer.nickname, avatar: customer.avatar };

/** Leader of each team: its first member whose money was not given back, and of a team without any the one who opened it. */
async function leadersOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectDistinctOn([teamMember.teamId], { ...ofMember, teamId: teamMember.teamId })
    .from(teamMember)
    .leftJoin(customer, eq(customer.id, teamMember.uid))
    .where(among(teamMember.teamId, ids))
    .orderBy(teamMember.teamId, asc(teamMember.isOut), asc(teamMember.id));
  return new Map(rows.map((row) => [row.teamId, row]));
}

async function sizesOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({ id: teamMember.teamId, size: count() })
    .from(teamMember)
    .where(and(among(teamMember.teamId, ids), eq(teamMember.isOut, false)))
    .groupBy(teamMember.teamId);
  return new Map(rows.map(({ id, size }) => [id, size]));
}

export async function listTeams(
  db: Db,
  { status, dateLimit, endsIn, ...paging }: Input<typeof teamCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Team>> {
  const where = and(
    equal(team.status, status),
    within(team.createTime, periodOf(dateLimit, now)),
    endsIn === undefined ? undefined : teamsEndingIn(spanOf(endsIn)),
  );
  return pageOf(db, paging, {
    from: team,
    where,
    order: [desc(team.id)],
    show: async (rows) => {
      const ids = rows.map(({ id }) => id);
      const ofActivities = among(
        activity.id,
        rows.map(({ activityId }) => activityId),
      );
      const [leaders, sizes, sold, pictures] = await Promise.all([
        leadersOf(db, ids),
        sizesOf(db, ids),
        db.select({ id: activity.id, title: activity.title }).from(activity).where(ofActivities),
        addressesOf(db),
      ]);
      const titles = new Map(sold.map(({ id, title }) => [id, title]));
      return rows.map(({ id, people, createTime: addTime, stopTime, status: state, activityId }): Team => {
        const { uid = 0, nickname, avatar } = leaders.get(id) ?? {};
        const leader = { uid, nickname: nickname ?? '', avatar: avatarBelow(pictures, avatar ?? '') };
        return {
          id,
          people,
          addTime,
          stopTime,
          status: state,
          kid: 0,
          countPeople: sizes.get(id) ?? 0,
          title: titles.get(activityId) ?? '',
          ...leader,
        };
      });
    },
  });
}

/** Members of a team with their orders; the newest first. */
export async function listMembers(db: Db, { id }: { id: number }, { actor }: Pick<CallContext, 'actor'>): Promise<TeamMember[]> {
  await teams.get(db, id);
  const pictures = await addressesOf(db);
  const rows = await db
    .select({ ...ofMember, id: teamMember.id, orderId: teamMember.orderNo, order })
    .from(teamMember)
    .leftJoin(customer, eq(customer.id, teamMember.uid))
    .leftJoin(order, eq(order.orderNo, teamMember.orderNo))
    .where(eq(teamMember.teamId, id))
    .orderBy(desc(teamMember.id));
  return rows.map(({ order: placed, nickname, avatar, ...row }) =>
    seenBy(
      actor,
      {
        ...row,
        nickname: nickname ?? '',
        avatar: avatarBelow(pictures, avatar ?? ''),
        totalPrice: placed?.totalPrice ?? null,
        orderStatus: placed && STATUS[placed.state],
        refundStatus: placed && REFUND_STATUS[placed.refundState],
      },
      (record) => ({ ...record, totalPrice: null }),
    ),
  );
}

/** Customers in teams whose money was not given back, and teams that succeeded. */
export async function countTeams(db: Db) {
  const [members, opened] = await Promise.all([countsOf(db, 'team_member'), countsOf(db, 'team')]);
  return { countPeople: members('in'), countTeam: opened(String(teamStates.succeeded)) };
}

/** Time that a provider who refused gets before it is asked again. */
const PAUSE = 30 * MINUTE;

/** Numbers of orders whose team has failed and whose money is still here; after a refusal, not before a while. */
export async function failedOrders(db: Db, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - PAUSE).toISOString();
  const rows = await db
    .select({ orderNo: order.orderNo })
    .from(order)
    .innerJoin(teamMember, and(eq(teamMember.orderNo, order.orderNo), eq(teamMember.isOut, false)))
    .where(
      and(
        // Terms of the index, so that the timer reads no more than what waits.
        sql`${order.teamStatus} = 3 and ${order.refundState} in ('none', 'asked')`,
        sql`not exists (select from ${refund} r where r.order_id = ${order.id} and r.state = 'failed' and r.update_time > ${since}::timestamptz)`,
      ),
    )
    .orderBy(asc(order.id))
    .limit(200);
  return rows.map(({ orderNo }) => orderNo);
}
