import { desc } from 'drizzle-orm';
import { activityKinds } from '#contract/marketing/activities.ts';
import type { OpenGroupBuy } from '#contract/marketing/open-activities.ts';
import type { Page } from '#contract/wire.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { Paging } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { offeredOf, skusByActivity } from '../activities/queries.ts';
import { lastMomentOf } from '../activities/rules.ts';
import { activity } from '../activities/tables.ts';
import { toOpen } from '../activities/to-open.ts';

/** Group-buys in which teams can be opened now. */
export const listOpenGroupBuys = (db: Db, paging: Paging, { now }: Pick<Asked, 'now'>): Promise<Page<OpenGroupBuy>> =>
  pageOf(db, paging, {
    from: activity,
    where: offeredOf(activityKinds.groupBuy, now, now),
    order: [desc(activity.sort), desc(activity.id)],
    show: async (rows) => {
      const ids = rows.map(({ id }) => id);
      const [skus, pictures] = await Promise.all([skusByActivity(db, ids), addressesOf(db)]);
      return rows.map((row) => ({
        ...toOpen(row, skus.get(row.id) ?? [], pictures),
        stopTime: lastMomentOf(row.stopTime),
        people: row.people ?? 0,
        effectiveTime: row.effectiveTime ?? 0,
        num: row.num,
        onceNum: row.onceNum ?? 0,
      }));
    },
  });
