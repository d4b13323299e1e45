import { and, eq, gt, lte, not, sql } from 'drizzle-orm';
import { activityKinds } from '#contract/marketing/activities.ts';
import { OpenBargain } from '#contract/marketing/participations.ts';
import { sku } from '#server/catalogue/index.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { jsonWriter } from '#server/platform/http/answers/json-writer.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { offerList } from '../activities/offer-list.ts';
import { isOnShelf, skusByActivity } from '../activities/queries.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { toOffered } from './presenter.ts';

const isOn = and(eq(activity.kind, activityKinds.bargain), eq(activity.status, true), not(activity.isDel));
const isInStock = sql`exists (select from ${activitySku} s join ${sku} k on k.id = s.sku_id
  where s.activity_id = ${activity.id} and not s.is_del and not k.is_del and s.quota > 0 and k.stock > 0)`;

const onOffer = offerList('bargains', {
  where: ({ from, until }) => and(isOn, lte(activity.startTime, until), gt(activity.stopTime, from), isOnShelf, isInStock),
});

const write = jsonWriter(OpenBargain);

async function readOffered(db: Db, ids: readonly number[], pictures: Addresses): Promise<Map<number, OpenBargain>> {
  const [rows, skus] = await Promise.all([db.select().from(activity).where(among(activity.id, ids)), skusByActivity(db, ids)]);
  const shown = rows.flatMap((row) =>
    (skus.get(row.id) ?? []).map(({ own }) => [row.id, toOffered({ activity: row, own }, pictures)] as const),
  );
  return new Map(shown);
}

/** Bargains that can be started now. */
export async function listOffered(db: Db, paging: Paging, { now }: Pick<CallContext, 'now'>) {
  const pictures = await addressesOf(db);
  const read = (ids: number[]) => readOffered(db, ids, pictures);
  return onOffer<OpenBargain>(
    db,
    paging,
    { from: now, until: now },
    { variant: `bargain on offer ${pictures.base}`, write, read },
  );
}
