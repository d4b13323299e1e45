import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { type calendarCalls, calendarRefusals } from '#contract/marketing/calendar.ts';
import type { Clash } from '#contract/marketing/clashes.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { activitiesOf } from '../activities/queries.ts';
import { activity } from '../activities/tables.ts';
import { allClashes } from '../clashes/check-clashes.ts';
import { offersWhere } from '../clashes/queries.ts';
import { mayChange, movedTo } from './rules.ts';

/** Clashes that an activity would have once it begins on this day and is on; coupons and plans of products have none by their days. */
export async function checkMove(
  db: Db,
  { kind, id, day }: Input<typeof calendarCalls.checkMove>,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
): Promise<Clash[]> {
  if (!mayChange(actor, kind)) throw calendarRefusals.NO_RIGHT();
  if (!activityKinds.options.some(({ value }) => value === kind)) return [];
  const row = await activitiesOf(kind, calendarRefusals.NOT_FOUND).get(db, id);
  const offers = await offersWhere(db, eq(activity.id, id));
  const sold = { ...row, ...movedTo(day, row, now), hours: offers[0]?.activity.hours ?? null };
  return allClashes(
    db,
    sold,
    offers.map((offer) => ({ ...offer, activity: sold })),
    now,
  );
}
