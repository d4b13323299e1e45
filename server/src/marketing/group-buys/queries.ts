import { and, or } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import type { GroupBuy } from '#contract/marketing/group-buy-record.ts';
import { type groupBuyCalls, groupBuyRefusals } from '#contract/marketing/group-buys.ts';
import type { Page } from '#contract/wire.ts';
import { equal, matchingOrId } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { inSpan } from '../activities/in-span.ts';
import { activitiesOf, inState, listActivities } from '../activities/queries.ts';
import { infoBy } from '../activities/read-info.ts';
import { activity } from '../activities/tables.ts';
import { figuresOf } from '../teams/queries.ts';
import { ownInfo, toGroupBuy } from './presenter.ts';

const kind = activityKinds.groupBuy;

export const groupBuys = activitiesOf(kind, groupBuyRefusals.NOT_FOUND);
/** The wire misses it in other words here. */
export const groupBuyInfo = infoBy(activitiesOf(kind, groupBuyRefusals.INFO_NOT_FOUND), ownInfo);

export const listGroupBuys = (
  db: Db,
  { keywords, isShow, state, beginsIn, endsIn, ...paging }: Input<typeof groupBuyCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<GroupBuy>> =>
  listActivities(db, paging, {
    kind,
    where: and(
      or(matchingOrId(keywords, activity.id, activity.title), matchingOrId(keywords, activity.productId, activity.title)),
      equal(activity.status, isShow),
      inState(state, now),
      inSpan({ beginsIn, endsIn }),
    ),
    show: async (rows, partsOf) => {
      const figures = await figuresOf(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => toGroupBuy(row, partsOf(row), figures.get(row.id)));
    },
  });
