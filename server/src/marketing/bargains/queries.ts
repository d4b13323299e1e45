import { and, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import type { Bargain } from '#contract/marketing/bargain-record.ts';
import { type bargainCalls, bargainRefusals } from '#contract/marketing/bargains.ts';
import { participationStates } from '#contract/marketing/participations.ts';
import type { Page } from '#contract/wire.ts';
import { among, equal, matchingOrId } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { inSpan } from '../activities/in-span.ts';
import { activitiesOf, inState, listActivities } from '../activities/queries.ts';
import { infoBy } from '../activities/read-info.ts';
import { activity } from '../activities/tables.ts';
import { participation } from '../participations/tables.ts';
import { type People, ownInfo, toBargain } from './presenter.ts';

export const bargains = activitiesOf(activityKinds.bargain, bargainRefusals.NOT_FOUND);
/** The wire misses it in other words here. */
export const bargainInfo = infoBy(activitiesOf(activityKinds.bargain, bargainRefusals.INFO_NOT_FOUND), ownInfo);

/** Figures of those who took part, by the bargain. */
async function peopleOf(db: Db, ids: readonly number[]): Promise<Map<number, People>> {
  const { bargainId, helps, status } = participation;
  const rows = await db
    .select({
      bargainId,
      countPeopleAll: sql<number>`count(*)::int`,
      countPeopleHelp: sql<number>`sum(${helps})::int`,
      countPeopleSuccess: sql<number>`count(*) filter (where ${status} = ${participationStates.succeeded})::int`,
    })
    .from(participation)
    .where(among(bargainId, ids))
    .groupBy(bargainId);
  return new Map(rows.map(({ bargainId: id, ...people }) => [id, people]));
}

export const listBargains = (
  db: Db,
  { keywords, status, state, beginsIn, endsIn, ...paging }: Input<typeof bargainCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Bargain>> =>
  listActivities(db, paging, {
    kind: activityKinds.bargain,
    where: and(
      matchingOrId(keywords, activity.id, activity.title, activity.storeName),
      equal(activity.status, status),
      inState(state, now),
      inSpan({ beginsIn, endsIn }),
    ),
    show: async (rows, partsOf) => {
      const people = await peopleOf(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => toBargain(row, partsOf(row), people.get(row.id)));
    },
  });
