import { type SQL, and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Answer, Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import {
  type Settlement,
  type SettlementInfo,
  type SettlementLine,
  settlementStates,
} from '#contract/settlement/settlement-record.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { settlementCalls } from '#contract/settlement/settlements.ts';
import type { Page } from '#contract/wire.ts';
import { shop } from '#server/catalogue/index.ts';
import { run } from '#server/jobs/index.ts';
import { order } from '#server/orders/index.ts';
import { equal, matchingParts, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type Scope, scopeOf } from '#server/platform/actor.ts';
import { inScope, shopsLeft } from '#server/platform/scope/scoped.ts';
import { countsOf, countsOwnedBy } from '#server/platform/tally/counts.ts';
import { isToApply } from './bills-waiting.ts';
import { settlement, settlementLine, settlementParts } from './tables.ts';

export const settlements = rowsOf(settlement, { missing: settlementRefusals.NOT_FOUND });

export type SettlementFilter = Omit<Input<typeof settlementCalls.list>, 'page' | 'limit'>;

/** The run that makes it has not ended. */
export const isAtWork: SQL<boolean> = sql`exists (select from ${run} where ${run.id} = ${settlement.runId} and ${run.state} = 'waiting')`;

const former = alias(settlement, 'former');
const { runId: _run, carriedInto: _into, updateTime: _time, ...kept } = getTableColumns(settlement);
const columns = { ...kept, isAtWork, carriedTo: sql<string>`coalesce(${former.settlementNo}, '')` };

const bills = (db: Db) => db.select(columns).from(settlement).leftJoin(former, eq(former.id, settlement.carriedInto));

const WHOLE_NUMBER = /^JS\d{8,}$/i;

/** A whole number is looked up; anything else is searched for in numbers and names. */
const called = (keywords: string | undefined): SQL | undefined =>
  keywords !== undefined && WHOLE_NUMBER.test(keywords.trim())
    ? eq(settlement.settlementNo, keywords.trim().toUpperCase())
    : matchingParts(keywords, settlementParts, settlement.settlementNo, settlement.shopName);

const found = (
  { shopId, status, toApply, objectionState, dateLimit, keywords }: SettlementFilter,
  now: Date,
  scope: Scope,
): SQL | undefined =>
  and(
    inScope(settlement, scope),
    equal(settlement.shopId, shopId || undefined),
    equal(settlement.status, status),
    toApply ? isToApply() : undefined,
    equal(settlement.objectionState, objectionState),
    within(settlement.createTime, periodOf(dateLimit, now)),
    called(keywords),
  );

type Asking = Pick<CallContext, 'actor' | 'now'>;

export function pageOfBills(db: Db, { page, limit, ...filter }: SettlementFilter & Paging, now: Date, scope: Scope) {
  const where = found(filter, now, scope);
  const order = [desc(settlement.id)];
  return pageOfJoined<Settlement, Settlement>(db, { page, limit }, bills(db), { from: settlement, where, order }, (rows) => rows);
}

export const listSettlements = (
  db: Db,
  input: Input<typeof settlementCalls.list>,
  { actor, now }: Asking,
): Promise<Page<Settlement>> => pageOfBills(db, input, now, scopeOf(actor));

const { open, confirmed, paid, void: gone } = settlementStates;

/** Bills by state, as they are kept: of all, or of the shops of the actor. */
export async function countSettlements(
  db: Db,
  _: object,
  { actor }: Pick<Asking, 'actor'>,
): Promise<Answer<typeof settlementCalls.counts>> {
  const shops = shopsLeft(settlement, actor);
  const of = shops ? await countsOwnedBy(db, shops, ['settlement']) : await countsOf(db, 'settlement');
  const inState = (state: number) => of(String(state));
  const all = settlementStates.values.reduce<number>((sum, state) => sum + inState(state), 0);
  return { all, open: inState(open), confirmed: inState(confirmed), paid: inState(paid), void: inState(gone) };
}

export async function getSettlement(db: Db, { id }: { id: number }, { actor }: Pick<Asking, 'actor'>): Promise<SettlementInfo> {
  const [row] = await bills(db).where(and(eq(settlement.id, id), inScope(settlement, scopeOf(actor))));
  if (!row) throw settlementRefusals.NOT_FOUND();
  return row;
}

const lineColumns = {
  id: settlementLine.id,
  kind: settlementLine.kind,
  orderNo: sql<string>`coalesce(${order.orderNo}, ${former.settlementNo}, '')`,
  receivedTime: order.receivedTime,
  payPrice: sql<number>`${settlementLine.goods} + ${settlementLine.freight}`.mapWith(Number),
  freight: settlementLine.freight,
  platform: settlementLine.platform,
  refundPrice: sql<number>`${settlementLine.refundGoods} + ${settlementLine.refundFreight}`.mapWith(Number),
  commissionRate: settlementLine.rate,
  commission: settlementLine.commission,
  net: settlementLine.net,
  reason: settlementLine.reason,
  adminName: settlementLine.adminName,
  createTime: settlementLine.createTime,
};

const linesShown = (db: Db) =>
  db
    .select(lineColumns)
    .from(settlementLine)
    .leftJoin(order, eq(order.id, settlementLine.orderId))
    .leftJoin(former, eq(former.id, settlementLine.formerId));

/** Lines of a bill, after the one of this id. */
export const linesAfter = (db: Db, settlementId: number, after: number, limit: number): Promise<SettlementLine[]> =>
  linesShown(db)
    .where(and(eq(settlementLine.settlementId, settlementId), sql`${settlementLine.id} > ${after}`))
    .orderBy(asc(settlementLine.id))
    .limit(limit);

export async function listLines(
  db: Db,
  { id, kind, page, limit }: Input<typeof settlementCalls.lines>,
  asked: Pick<Asking, 'actor'>,
): Promise<Page<SettlementLine>> {
  await getSettlement(db, { id }, asked);
  const where = and(eq(settlementLine.settlementId, id), equal(settlementLine.kind, kind));
  return pageOfJoined<SettlementLine, SettlementLine>(
    db,
    { page, limit },
    linesShown(db),
    { from: settlementLine, where, order: [asc(settlementLine.id)] },
    (rows) => rows,
  );
}

const MOST_SHOPS = 2000;

export const listShops = (db: Db): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: shop.id, name: shop.name })
    .from(shop)
    .where(eq(shop.isDel, false))
    .orderBy(desc(shop.sort), desc(shop.id))
    .limit(MOST_SHOPS);
