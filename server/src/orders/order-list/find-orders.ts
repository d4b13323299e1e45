import { desc, eq } from 'drizzle-orm';
import { pointLimitOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { found, pageByWord } from '#server/platform/database/lists/by-word.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { type Shape, isByWord, isOnPage, wantedBy, wordIdsOf } from './filter.ts';
import { labelledSituation } from '../orders/rules.ts';
import { order } from '../orders/tables.ts';

const columns = {
  orderNo: order.orderNo,
  realName: order.realName,
  userPhone: order.userPhone,
  deliveryId: order.deliveryId,
  goods: order.goods,
  createTime: order.createTime,
  state: order.state,
  refundState: order.refundState,
  shippingType: order.shippingType,
  isDel: order.isDel,
  payTime: order.payTime,
};

const byWord = prepared('order_find', (db, shape: Shape, name) =>
  db
    .select({ ...columns, n: found.n })
    .from(order)
    .innerJoin(wordIdsOf(shape, true), eq(found.id, order.id))
    .orderBy(desc(order.id))
    .prepare(name),
);
// The best plan depends on the ending, so it is planned anew each time.
const byEnding = prepared('order_find', (db, shape: Shape) =>
  db.select(columns).from(order).where(isOnPage(db, shape)).orderBy(desc(order.id)).prepare(''),
);

type Viewer = Pick<Asked, 'actor' | 'now'>;

async function rowsOf(db: Db, keywords: string, { actor, now }: Viewer, limit: number) {
  const at = pointLimitOf(actor);
  const { shape, values } = wantedBy({ keywords, status: 'all', type: 2, at }, now);
  const paging = { limit, offset: 0 };
  // One letter has no pair that an index has.
  if (shape.endsWith('_letter')) return [];
  if (!isByWord(shape)) return byEnding(db, shape).execute({ ...values, ...paging, reach: limit });
  const { rows } = await pageByWord(db, {
    key: `order_find ${at ?? ''} ${keywords}`,
    paging,
    page: (common) => byWord(db, shape).execute({ ...values, ...paging, common }),
    count: async () => ({ total: 0, capped: false }),
  });
  return rows;
}

/** The newest orders that this person’s list finds by these words, for the finder. */
export async function findOrders(db: Db, keywords: string, viewer: Viewer, limit: number) {
  const rows = await rowsOf(db, keywords, viewer, limit);
  return rows.map(({ state, refundState, shippingType, isDel, ...hit }) => ({
    orderNo: hit.orderNo,
    realName: hit.realName,
    userPhone: hit.userPhone,
    deliveryId: hit.deliveryId,
    goods: hit.goods,
    createTime: hit.createTime,
    statusStr: labelledSituation({ state, refundState, shippingType, isDel }),
    paid: hit.payTime !== null,
  }));
}
