import { eq, inArray } from 'drizzle-orm';
import { yuanOfFen } from '#contract/fen.ts';
import { showMoment } from '#contract/moment.ts';
import { reachableCustomers } from '#server/customers/index.ts';
import { readsFacts } from '#server/notifications/index.ts';
import { activity } from '../activities/tables.ts';
import { participation } from './tables.ts';

readsFacts('bargain', async ({ tx, now }, ids) => {
  const rows = await tx
    .select({ id: participation.id, uid: participation.uid, floor: participation.bargainPriceMin, title: activity.title })
    .from(participation)
    .innerJoin(activity, eq(activity.id, participation.bargainId))
    .where(inArray(participation.id, ids.map(Number)));
  const reachable = await reachableCustomers(
    tx,
    rows.map(({ uid }) => uid),
  );
  return rows.flatMap(({ id, uid, floor, title }) => {
    const addressee = reachable.get(uid);
    const values = { product: title, price: `${yuanOfFen(floor)}元`, time: showMoment(now) };
    return addressee ? [{ subject: String(id), addressee, apps: ['wechat', 'routine'] as const, values }] : [];
  });
});
