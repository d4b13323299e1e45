import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Answer, Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Promoter, PromoterFigure, PromoterFilter, promoterCalls } from '#contract/distribution/promoters.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { masked } from '#contract/masked.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { matchingOrId, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { drawnBy, earnedBy, figureColumns } from './figures.ts';

const referrer = alias(customer, 'referrer');

export const promotersWanted = ({ keywords, dateLimit }: PromoterFilter, now: Date): SQL | undefined =>
  and(
    sql`${customer.isPromoter}`,
    matchingOrId(keywords, customer.id, customer.nickname, customer.phone),
    within(customer.promoterTime, periodOf(dateLimit, now)),
  );

type Order = NonNullable<Input<typeof promoterCalls.list>['order']>;

const isFigure = (name: string, columns: object): name is PromoterFigure => Object.hasOwn(columns, name);

/** Keys in their order; the ledgers are summed up whole only for an order by their figures. */
function keysInOrder(db: Db, where: SQL | undefined, order: Order | undefined) {
  const keys = db.select({ uid: customer.id }).from(customer);
  if (order === undefined) return keys.where(where).orderBy(desc(customer.id));
  const [earned, drawn] = [earnedBy(db), drawnBy(db)];
  const columns = figureColumns(earned, drawn);
  const name = order.replace('-', '');
  const by = isFigure(name, columns) ? columns[name] : sql`${customer.id}`;
  return keys
    .leftJoin(earned, eq(earned.uid, customer.id))
    .leftJoin(drawn, eq(drawn.uid, customer.id))
    .where(where)
    .orderBy(order.startsWith('-') ? desc(by) : asc(by), desc(customer.id));
}

/** Figures of one customer, promoter or not. */
export async function promoterFigures(db: Db, uid: number): Promise<Record<PromoterFigure, number>> {
  const [earned, drawn] = [earnedBy(db, [uid]), drawnBy(db, [uid])];
  const [figures] = await db
    .select(figureColumns(earned, drawn))
    .from(customer)
    .leftJoin(earned, eq(earned.uid, customer.id))
    .leftJoin(drawn, eq(drawn.uid, customer.id))
    .where(eq(customer.id, uid));
  if (!figures) throw new Error(`no customer ${uid}`);
  return figures;
}

async function recordsOf(db: Db, uids: readonly number[]): Promise<Map<number, Promoter>> {
  const [earned, drawn] = [earnedBy(db, uids), drawnBy(db, uids)];
  const [rows, pictures] = await Promise.all([
    db
      .select({ customer, above: referrer.nickname, ...figureColumns(earned, drawn) })
      .from(customer)
      .leftJoin(referrer, eq(referrer.id, customer.spreadUid))
      .leftJoin(earned, eq(earned.uid, customer.id))
      .leftJoin(drawn, eq(drawn.uid, customer.id))
      .where(inArray(customer.id, [...uids])),
    addressesOf(db),
  ]);
  return new Map(
    rows.map(({ customer: { id, realName, nickname, avatar, phone, spreadUid, promoterTime }, above, ...figures }) => {
      const person = { uid: id, realName, nickname, avatar: pictures.show(avatar), phone: phone && masked(phone), promoterTime };
      const relation = { spreadUid: spreadUid ?? 0, spreadNickname: above ?? '无', payCount: null, spreadPeopleCount: 0 };
      return [id, { ...person, ...relation, ...figures }];
    }),
  );
}

/** In the order of their keys. */
export async function rowsByIds(db: Db, uids: number[]): Promise<Promoter[]> {
  const records = await recordsOf(db, uids);
  return uids.flatMap((uid) => records.get(uid) ?? []);
}

/** Promoters with what they brought and earned, each figure on its own. */
export function listPromoters(
  db: Db,
  input: Input<typeof promoterCalls.list>,
  { now }: Pick<Asked, 'now'>,
): Promise<Page<Promoter>> {
  const where = promotersWanted(input, now);
  return pageOfJoined(db, input, keysInOrder(db, where, input.order), { from: customer, where }, (keys) =>
    rowsByIds(
      db,
      keys.map(({ uid }) => uid),
    ),
  );
}

/** Sums of promoters in the words of the wire. */
export async function promoterStatistics(
  db: Db,
  { nickName, dateLimit }: Input<typeof promoterCalls.statistics>,
  { now }: Pick<Asked, 'now'>,
): Promise<Answer<typeof promoterCalls.statistics>> {
  const [earned, drawn] = [earnedBy(db), drawnBy(db)];
  const columns = figureColumns(earned, drawn);
  const sumOf = (name: PromoterFigure) => sql`coalesce(sum(${columns[name]}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({
      promoters: sql`count(*)`.mapWith(Number),
      brought: sumOf('spreadCount'),
      orders: sumOf('spreadOrderNum'),
      orderTotal: sumOf('spreadOrderTotalPrice'),
      left: sumOf('brokeragePrice'),
      times: sumOf('extractCountNum'),
      frozen: sumOf('freezeBrokeragePrice'),
    })
    .from(customer)
    .leftJoin(earned, eq(earned.uid, customer.id))
    .leftJoin(drawn, eq(drawn.uid, customer.id))
    .where(promotersWanted({ keywords: nickName, dateLimit }, now));
  const { promoters = 0, brought = 0, orders = 0, orderTotal = 0, left = 0, times = 0, frozen = 0 } = sums ?? {};
  return [
    { name: '分销人员人数(人)', count: promoters },
    { name: '发展会员人数', count: brought },
    { name: '订单总数', count: orders },
    { name: '订单金额', count: yuanOfFen(orderTotal) },
    { name: '可提现金额', count: yuanOfFen(left) },
    { name: '提现次数', count: times },
    { name: '未提现金额', count: yuanOfFen(left + frozen) },
  ];
}
