import { type SQL, and, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import { type Demand, type DemandRow, demandStates } from '#contract/demands/demand-record.ts';
import type { demandCalls } from '#contract/demands/demands.ts';
import { showDay } from '#contract/moment.ts';
import type { Page } from '#contract/wire.ts';
import { category, shop } from '#server/catalogue/index.ts';
import { order, orderLine } from '#server/orders/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import { equal, matchingParts, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { membersOf } from '#server/platform/database/records/members-of.ts';
import { recordsOf } from '#server/platform/database/records/records-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { notFound } from '#server/platform/not-found.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { countsByState, countsOf } from '#server/platform/tally/counts.ts';
import { shownAttachments } from './attachments.ts';
import { isOwn, isToldTaker } from './rules.ts';
import { type DemandRecord, demand, demandParts, demandShop } from './tables.ts';

type DemandCalls = typeof demandCalls;

export const demands = recordsOf(demand);
export const asked = membersOf(demandShop, 'demandId', 'shopId');

/** A demand that the actor sees; other writes on it wait until this one ends. */
export async function lockDemand(tx: Tx, id: number, actor: Actor): Promise<DemandRecord> {
  const [found] = await tx
    .select()
    .from(demand)
    .where(and(demands.live, eq(demand.id, id), seen(demand, actor)))
    .for('update');
  if (!found) throw notFound('demand');
  return found;
}

const { quoting, submitted } = demandStates;

/** Its day has passed: the one it is expected on, or the last of its quotes while none is chosen. */
export const isOverdue = (today: string): SQL<boolean> => sql<boolean>`(
  ${demand.status} in (${submitted}, ${quoting}) and ${demand.expectDate} <> '' and ${demand.expectDate} < ${today}
  or ${demand.status} = ${quoting} and not ${demand.isChosen} and ${demand.quoteUntil} <> '' and ${demand.quoteUntil} < ${today})`;

/** No quote stands, of the actor's shops where that is all that they see. */
export const isUnquoted = (actor: Actor): SQL => sql`${demand.status} = ${quoting} and ${quoteCount(actor)} = 0`;

// Counts quotes that stand, those that the actor is told of.
const quoteCount = (actor: Actor) => {
  const shops = actor.kind === 'admin' ? actor.scope?.shops : undefined;
  const own = shops ? sql` and q.shop_id = any(${sql.param(shops)}::int[])` : sql``;
  return sql<number>`(select count(*)::int from demand_quote q where q.demand_id = ${demand.id} and q.status <> 3${own})`;
};

const { items, attachments, isDel: _isDel, creatorId: _creatorId, orderId: _orderId, ...plain } = getTableColumns(demand);

const columnsFor = ({ actor, now }: Pick<CallContext, 'actor' | 'now'>) => ({
  ...plain,
  cateName: sql<string>`coalesce(${category.name}, '')`,
  shopName: sql<string>`coalesce(${shop.name}, '')`,
  quoteCount: quoteCount(actor),
  isOverdue: isOverdue(showDay(now)),
});

type Listed = Omit<DemandRow, 'shopId' | 'cateId'> & Pick<DemandRecord, 'shopId' | 'cateId' | 'fromShopId' | 'isChosen'>;

function shown({ fromShopId: _, isChosen: _isChosen, ...row }: Listed, actor: Actor): DemandRow {
  const taker = isToldTaker(actor, row) ? { shopId: row.shopId ?? 0 } : { shopId: 0, shopName: '', orderNo: '' };
  return { ...row, cateId: row.cateId ?? 0, ...taker };
}

const rows = (db: Db, asks: Pick<CallContext, 'actor' | 'now'>) =>
  db
    .select(columnsFor(asks))
    .from(demand)
    .leftJoin(category, eq(category.id, demand.cateId))
    .leftJoin(shop, eq(shop.id, demand.shopId));

export function listDemands(
  db: Db,
  { keywords, status, dateLimit, overdue, unquoted, ...paging }: Input<DemandCalls['list']>,
  { actor, now }: CallContext,
): Promise<Page<DemandRow>> {
  const where = and(
    demands.live,
    seen(demand, actor),
    equal(demand.status, status),
    within(demand.createTime, periodOf(dateLimit, now)),
    overdue === undefined ? undefined : eq(isOverdue(showDay(now)), overdue),
    // Said once more, so that these few are read along the index of their states.
    overdue ? inArray(demand.status, [submitted, quoting]) : undefined,
    unquoted ? isUnquoted(actor) : undefined,
    matchingParts(keywords, demandParts, demand.demandNo, demand.title, demand.unitName, demand.contact, demand.phone),
  );
  const listed = { from: demand, where, order: [desc(demand.id)] };
  return pageOfJoined(db, paging, rows(db, { actor, now }), listed, (found) => found.map((row) => shown(row, actor)));
}

/** Demands by state: of all of them as they are kept, of those that a shop sees by reading these. */
export async function countDemands(db: Db, _: object, { actor }: CallContext): Promise<Answer<DemandCalls['count']>> {
  const isSeen = seen(demand, actor);
  if (!isSeen) return countsByState(demandStates.values, await countsOf(db, 'demand'));
  return db
    .select({ status: demand.status, count: sql<number>`count(*)::int` })
    .from(demand)
    .where(and(demands.live, isSeen))
    .groupBy(demand.status)
    .orderBy(demand.status);
}

/** Shops that are asked for one; people of shops are told of their own. */
const shopsAsked = (db: Db, id: number, actor: Actor) => {
  const shops = actor.kind === 'admin' ? actor.scope?.shops : undefined;
  return db
    .select({ id: shop.id, name: shop.name })
    .from(demandShop)
    .innerJoin(shop, eq(shop.id, demandShop.shopId))
    .where(and(eq(demandShop.demandId, id), shops && inArray(shop.id, [...shops])))
    .orderBy(demandShop.id);
};

export async function getDemand(
  db: Db,
  { id }: { id: number },
  { actor, now }: Pick<CallContext, 'actor' | 'now'>,
): Promise<Demand> {
  const [[row], [parts], shops] = await Promise.all([
    rows(db, { actor, now }).where(and(demands.live, eq(demand.id, id), seen(demand, actor))),
    db.select({ items, attachments }).from(demand).where(eq(demand.id, id)),
    shopsAsked(db, id, actor),
  ]);
  if (!row || !parts) throw notFound('demand');
  return {
    ...shown(row, actor),
    items: parts.items,
    attachments: await shownAttachments(db, parts.attachments),
    shops,
    isChosen: row.isChosen,
    isOwn: isOwn(actor, row),
  };
}

/** Shops, among these, that are open. */
export async function openShopsAmong(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const found = await tx
    .select({ id: shop.id })
    .from(shop)
    .where(and(inArray(shop.id, [...ids]), eq(shop.status, true), eq(shop.isDel, false)));
  return found.map(({ id }) => id);
}

export async function isAsked(tx: Tx, demandId: number, shopId: number): Promise<boolean> {
  return (await tx.$count(demandShop, and(eq(demandShop.demandId, demandId), eq(demandShop.shopId, shopId)))) > 0;
}

/** An order of a shop by its number, which nobody cancels until the write ends; one that was cancelled or deleted is none. */
export async function lockOrderOf(tx: Tx, orderNo: string, shopId: number): Promise<{ id: number } | undefined> {
  const isOfShop = or(
    eq(order.merId, shopId),
    sql`exists (select from ${orderLine} where ${orderLine.orderId} = ${order.id} and ${orderLine.merId} = ${shopId})`,
  );
  const [found] = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.orderNo, orderNo), eq(order.isDel, false), eq(order.isSystemDel, false), isOfShop))
    .for('update');
  return found;
}

/** Demands that were dealt with these orders; other writes on them wait until this one ends. */
export const lockDealt = (tx: Tx, orderIds: readonly number[]): Promise<DemandRecord[]> =>
  tx
    .select()
    .from(demand)
    .where(and(eq(demand.status, demandStates.dealt), inArray(demand.orderId, [...orderIds])))
    .orderBy(demand.id)
    .for('update');

/** Shops whose quote for a demand stands. */
export const findQuoted = (tx: Tx, id: number): Promise<{ shopId: number; name: string }[]> =>
  tx
    .select({ shopId: shop.id, name: shop.name })
    .from(shop)
    .where(sql`exists (select from demand_quote q where q.demand_id = ${id} and q.shop_id = ${shop.id} and q.status <> 3)`);
