import { activityKinds } from '#contract/marketing/activities.ts';
import { OpenGroupBuy } from '#contract/marketing/open-activities.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { jsonWriter } from '#server/platform/http/answers/json-writer.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { offerList } from '../activities/offer-list.ts';
import { offeredOf, skusByActivity } from '../activities/queries.ts';
import { type Activity, lastMomentOf } from '../activities/rules.ts';
import { activity } from '../activities/tables.ts';
import { toStorefrontActivity } from '../activities/to-storefront-activity.ts';

const write = jsonWriter(OpenGroupBuy);

async function readOpen(db: Db, ids: readonly number[], pictures: Addresses): Promise<Map<number, OpenGroupBuy>> {
  const [rows, skus] = await Promise.all([db.select().from(activity).where(among(activity.id, ids)), skusByActivity(db, ids)]);
  const shown = (row: Activity): OpenGroupBuy => ({
    ...toStorefrontActivity(row, skus.get(row.id) ?? [], pictures),
    stopTime: lastMomentOf(row.stopTime),
    people: row.people ?? 0,
    effectiveTime: row.effectiveTime ?? 0,
    num: row.num,
    onceNum: row.onceNum ?? 0,
  });
  return new Map(rows.map((row) => [row.id, shown(row)]));
}

const onOffer = offerList('group_buys', { where: ({ from, until }) => offeredOf(activityKinds.groupBuy, from, until) });

/** Group-buys in which teams can be opened now. */
export async function listOpenGroupBuys(db: Db, paging: Paging, { now }: Pick<CallContext, 'now'>) {
  const pictures = await addressesOf(db);
  const read = (ids: number[]) => readOpen(db, ids, pictures);
  return onOffer<OpenGroupBuy>(db, paging, { from: now, until: now }, { variant: `group-buy ${pictures.base}`, write, read });
}
