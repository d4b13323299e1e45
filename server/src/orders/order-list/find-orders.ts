import { type SQL, and, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { found, foundByWord, pageByWord } from '#server/platform/database/lists/by-word.ts';
import type { Question } from '#server/platform/database/lists/facets.ts';
import { builtOnce, statementName } from '#server/platform/database/prepared.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';
import { scopeOn } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { toQuestion } from './filter.ts';
import { type ListedOrder, linesOf, sellerName } from '../orders/queries.ts';
import { labelledSituation, waitsForTeam } from '../orders/rules.ts';
import { cutToShops, shopsSeen } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';

const columns = {
  id: order.id,
  beforePayPrice: order.beforePayPrice,
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
  teamStatus: order.teamStatus,
  payTime: order.payTime,
};

const holdsName = (name: string) => sql`strpos(lower(s.name), ${sql.placeholder(name)}) > 0`;

/** Sold by a shop of such a name; shops are few. */
const isSoldBy = (holds: SQL) => sql`${order.merId} <> 0 and ${order.merId} = any(array(
  select s.id from shop s where not s.is_del and ${holds}))`;
const isSoldBySuch = isSoldBy(holdsName('word'));
const isSoldByEither = isSoldBy(sql`(${holdsName('word')} or ${holdsName('full')})`);

function finding(db: Db, question: Question, scope: Question, name: string) {
  const isSold = question.fields.includes('spelled') ? isSoldByEither : isSoldBySuch;
  return db
    .select({ ...columns, sellerName, n: found.n })
    .from(order)
    .innerJoin(
      foundByWord({
        table: order,
        keys: [order.id],
        matches: or(question.where('gathered'), and(scope.where('gathered'), isSold)),
        along: or(question.where('along'), and(scope.where('along'), isSold)),
        near: true,
      }),
      eq(found.id, order.id),
    )
    .orderBy(desc(order.id))
    .prepare(name);
}

const findQuery = builtOnce<ReturnType<typeof finding>>();

interface Hit extends Pick<ListedOrder, 'id' | 'state' | 'refundState' | 'beforePayPrice'> {
  goods: string;
  deliveryId: string | null;
}

/** Orders with the goods and the parcel of the shops whose lines alone somebody sees. */
async function seenParts<H extends Hit>(db: Db, rows: readonly H[], actor: Actor): Promise<readonly H[]> {
  if (!shopsSeen(actor)) return rows;
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  const cut = await cutToShops(db, rows, lines, scopeOf(actor));
  return cut.map(({ row, lines: own }) => ({
    ...row,
    goods: own.map(({ productName, sku }) => `${productName} ${sku}`).join(' '),
  }));
}

/** The newest orders that this person’s list finds by these words, for the finder; one letter has no pair that the index has. */
export async function findOrders(db: Db, keywords: string, { actor, now }: Pick<CallContext, 'actor' | 'now'>, limit: number) {
  const own = { status: 'all', type: 2, scope: scopeOn(order, actor) } as const;
  const [question, scope] = [toQuestion({ ...own, keywords }, now), toQuestion(own, now)];
  if (question.fields.includes('letter')) return [];
  const shape = question.fields.join(' ');
  // The best plan depends on the ending.
  const name = question.fields.includes('end') ? '' : statementName('order_find', shape);
  const query = question.isByValue
    ? finding(db, question, scope, '')
    : findQuery(db, shape, () => finding(db, question, scope, name));
  const paging = { limit, offset: 0 };
  const { rows } = await pageByWord(db, {
    key: `order_find ${question.text}`,
    paging,
    page: (common) => query.execute({ ...question.values, ...paging, common }),
    count: async () => ({ total: 0, capped: false }),
  });
  return (await seenParts(db, rows, actor)).map(({ state, refundState, shippingType, isDel, teamStatus, ...hit }) => ({
    orderNo: hit.orderNo,
    realName: hit.realName,
    userPhone: hit.userPhone,
    deliveryId: hit.deliveryId,
    goods: hit.goods,
    seller: hit.sellerName,
    createTime: hit.createTime,
    statusStr: labelledSituation({ state, refundState, shippingType, isDel }),
    isTeamWaiting: waitsForTeam({ state, refundState, shippingType, isDel, teamStatus }),
    paid: hit.payTime !== null,
  }));
}
