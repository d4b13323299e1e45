import { and, eq, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { HOUR } from '#contract/durations.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { NAMED_MAX, type Timed, timedBy } from '#server/platform/database/lists/timed.ts';
import { beginsIn, endsIn, runsIn } from '../activities/in-span.ts';
import { activity } from '../activities/tables.ts';
import { slot } from '../slots/tables.ts';

interface ActivitiesTimed {
  session: readonly Timed[];
  saleBegins: readonly Timed[];
  saleEnds: readonly Timed[];
  bargainBegins: readonly Timed[];
  bargainEnds: readonly Timed[];
  groupBuyBegins: readonly Timed[];
  groupBuyEnds: readonly Timed[];
}

const ofKinds = sql`${activity.kind} in ${[activityKinds.flashSale, activityKinds.bargain, activityKinds.groupBuy]}`;

const named = { table: activity, id: activity.id, title: activity.title, by: activity.kind };

interface SessionRow extends Record<string, unknown> {
  id: number;
  name: string;
  startTime: number;
  endTime: number;
  count: number;
  records: { id: number; title: string }[];
}

/** Sessions of flash sales on a day: the slots that sell something then, and the own hours of sales. */
async function sessionsOn(db: Db, day: Period): Promise<Timed[]> {
  const { from } = day;
  const { rows } = await db.execute<SessionRow>(sql`
    select s.id, case when s.is_own then '' else s.name end as name, s.start_time as "startTime", s.end_time as "endTime", count(*)::int as count,
      json_agg(json_build_object('id', found.id, 'title', found.title) order by found.n) filter (where found.n <= ${NAMED_MAX}::int) as records
    from (
      select ${activity.id} as id, ${activity.title} as title, ${activity.timeId} as slot_id,
        row_number() over (partition by ${activity.timeId} order by ${activity.sort} desc, ${activity.id} desc) as n
      from ${activity}
      where ${and(eq(activity.kind, activityKinds.flashSale), runsIn(day))}) found
    join ${slot} s on s.id = found.slot_id and s.status and not s.is_del
    group by s.id order by s.start_time, s.end_time, s.id`);
  return rows.map(({ id, name, startTime, endTime, count, records }) => {
    const begins = new Date(from.getTime() + startTime * HOUR);
    return {
      at: begins,
      until: new Date(from.getTime() + endTime * HOUR),
      count,
      failed: 0,
      title: name,
      of: id,
      records: records.map((record) => ({ ...record, at: begins })),
    };
  });
}

/** Activities that begin or end on a day, and the sessions of flash sales; an end is the midnight after the last day. */
export async function activitiesTimed(db: Db, day: Period): Promise<ActivitiesTimed> {
  const [session, begins, ends] = await Promise.all([
    sessionsOn(db, day),
    timedBy(db, { ...named, at: activity.startTime, where: and(ofKinds, beginsIn(day)) }),
    timedBy(db, { ...named, at: activity.stopTime, areEnds: true, where: endsIn(day) }),
  ]);
  const of = (found: typeof begins, kind: number) => found.filter(({ by }) => by === kind);
  const { flashSale, bargain, groupBuy } = activityKinds;
  return {
    session,
    saleBegins: of(begins, flashSale),
    saleEnds: of(ends, flashSale),
    bargainBegins: of(begins, bargain),
    bargainEnds: of(ends, bargain),
    groupBuyBegins: of(begins, groupBuy),
    groupBuyEnds: of(ends, groupBuy),
  };
}
