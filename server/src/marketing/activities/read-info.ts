import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import { productInfo } from '#server/catalogue/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { toInfo } from './presenter.ts';
import { type Activities, skusByActivity } from './queries.ts';
import type { Activity } from './rules.ts';

/** Query of the record that a form reads; `ownOf` says what is a kind's own. */
export const infoBy =
  (activities: Activities, ownOf: (row: Activity) => Partial<ActivityInfo>) =>
  async (db: Db, { id }: { id: number }, asked: Pick<CallContext, 'actor'>): Promise<ActivityInfo> => {
    const row = await activities.get(db, id);
    const [product, skus] = await Promise.all([productInfo(db, { id: row.productId }, asked), skusByActivity(db, [id])]);
    const edition = await activities.editionOf(db, id);
    return { edition, ...toInfo(row, product, { skus: skus.get(id) ?? [], pictures: await addressesOf(db) }), ...ownOf(row) };
  };
