import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { onDays } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { campaignView } from './tables.ts';

/** Views of campaigns of a kind by campaign; of all of them without ids. A period is of whole days. */
export function viewsByCampaign(db: Db, kind: number, period: Period | undefined, ids?: readonly number[]) {
  const { campaignId: key, day } = campaignView;
  return db
    .select({ key, figure: sql<number>`sum(${campaignView.views})`.mapWith(Number) })
    .from(campaignView)
    .where(and(eq(campaignView.kind, kind), ids && inArray(key, [...ids]), onDays(day, period)))
    .groupBy(key);
}
