import { type SQL, and, sql } from 'drizzle-orm';
import type { Fen } from '#contract/fen.ts';
import { type Actor, type Scope, scopeOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { LineRecord, ListedOrder } from './queries.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { among } from '#server/platform/database/conditions.ts';
import { leftWhole } from '#server/platform/scope/scoped.ts';
import type { Write } from '#server/platform/write/write.ts';
import { order } from './tables.ts';

/** Shops whose lines alone somebody sees of an order. */
export type Shops = readonly number[];

/** Shops whose lines alone an actor sees; undefined for whoever sees orders whole. */
export const shopsSeen = (actor: Actor): Shops | undefined => scopeOf(actor).shops;

/** Lines that these shops sold; all of them without. */
export const linesOfShops = <L extends { merId: number | null }>(lines: readonly L[], shops: Shops | undefined): readonly L[] =>
  shops ? lines.filter(({ merId }) => merId !== null && shops.includes(merId)) : lines;

/** Lines that an actor sees. */
export const linesSeen = <L extends { merId: number | null }>(lines: readonly L[], actor: Actor): readonly L[] =>
  linesOfShops(lines, shopsSeen(actor));

const idsOf = (shops: Shops): SQL => sql`${sql.param([...shops])}::int[]`;

/** A tab of the wire, as these shops see an order that others have lines of as well: their own lines may have left before the others. */
export const tabOfShops = (shops: Shops | undefined): SQL<string | null> =>
  shops
    ? sql`case when ${order.tab} = 'notShipped' and ${order.merId} = 0 and (${order.sentPieces} > 0 or ${order.refundPrice} > 0)
        then (select part.tab from shop_part("order".id, ${idsOf(shops)}) part) else ${order.tab} end`
    : sql`${order.tab}`;

/** Orders of several shops among these, as the lines of some of them stand. */
interface ShopPart extends Record<string, unknown> {
  id: number;
  tab: 'notShipped' | 'spike' | 'refunded';
  sentPieces: number;
  leftPieces: number;
  refundPrice: string;
  deliveryType: string | null;
  deliveryName: string | null;
  deliveryCode: string | null;
  deliveryId: string | null;
  caseState: ListedOrder['caseState'];
}

async function partsOf(db: Db, orderIds: readonly number[], shops: Shops): Promise<ReadonlyMap<number, ShopPart>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await db.execute<ShopPart>(sql`
    select o.id, part.tab, part.sent_pieces as "sentPieces", part.left_pieces as "leftPieces", part.refund_price as "refundPrice",
      part.delivery_type as "deliveryType", part.delivery_name as "deliveryName", part.delivery_code as "deliveryCode",
      part.delivery_id as "deliveryId", (
        select r.state from return_case r where r.order_id = o.id and r.state in ('asked', 'waiting', 'received') and exists (
          select from return_case_line held join order_line sold on sold.id = held.line_id
          where held.case_id = r.id and sold.mer_id = any(${idsOf(shops)})) order by r.id desc limit 1) as "caseState"
    from unnest(${sql.param([...orderIds])}::int[]) o (id) cross join lateral shop_part(o.id, ${idsOf(shops)}) part`);
  return new Map(rows.map((row) => [row.id, row]));
}

type PartStanding = Pick<ListedOrder, 'state' | 'refundState' | 'beforePayPrice'>;

const sumOf = (lines: readonly LineRecord[], of: (line: LineRecord) => Fen): Fen =>
  lines.reduce((sum, line) => sum + of(line), 0);

/** Money of some lines; what points and a change of price took off is theirs by what was paid. */
function moneyOf(lines: readonly LineRecord[], { beforePayPrice }: PartStanding) {
  const proTotalPrice = sumOf(lines, ({ price, payNum }) => price * payNum);
  const couponPrice = sumOf(lines, (line) => line.couponPrice);
  const payPostage = sumOf(lines, ({ paidPostage }) => paidPostage);
  const payPrice = payPostage + sumOf(lines, ({ paidPrice }) => paidPrice);
  const before = proTotalPrice + payPostage - couponPrice;
  return {
    totalNum: sumOf(lines, ({ payNum }) => payNum),
    proTotalPrice,
    couponPrice,
    payPostage,
    payPrice,
    totalPostage: payPostage,
    totalPrice: proTotalPrice + payPostage,
    deductionPrice: beforePayPrice === null ? before - payPrice : 0,
    beforePayPrice: beforePayPrice === null ? null : before,
  };
}

/** Standing of the lines of some shops: they may have left, or gone back, before those of others. */
function standingOf({ state, refundState }: PartStanding, { tab }: ShopPart): Pick<PartStanding, 'state' | 'refundState'> {
  if (state !== 'toSend' || refundState !== 'none') return { state, refundState };
  return { state: tab === 'spike' ? 'sent' : state, refundState: tab === 'refunded' ? 'refunded' : refundState };
}

/** Facts of all of an order, which those who see a part of it are not told. */
const ofAll = {
  gainIntegral: 0,
  useIntegral: 0,
  backIntegral: 0,
  remark: null,
  verifyCode: '',
  handlerId: null,
  handlerName: null,
  handledSince: null,
  isRequested: false,
  refundPieces: null,
  refundReason: null,
  refundReasonWap: null,
  refundReasonWapExplain: null,
  refundReasonWapImg: null,
  refundReasonTime: null,
  isOwedByHand: false,
  isMoneyFrozen: false,
};

function partOf<R extends PartStanding>(row: R, lines: readonly LineRecord[], part: ShopPart): R {
  const { deliveryType, deliveryName, deliveryCode, deliveryId, caseState } = part;
  const sentPieces = part.leftPieces > 0 ? part.sentPieces : 0;
  return {
    ...row,
    ...ofAll,
    isPart: true,
    ...moneyOf(lines, row),
    ...standingOf(row, part),
    sentPieces,
    refundPrice: Number(part.refundPrice),
    deliveryType,
    deliveryName,
    deliveryCode,
    deliveryId,
    caseState,
  };
}

/** Orders with their lines as far as these shops sold them: whole where all lines are theirs, else their lines and their part of the money. */
export async function cutToShops<R extends PartStanding & { id: number }, L extends LineRecord>(
  db: Db,
  rows: readonly R[],
  lines: ReadonlyMap<number, readonly L[]>,
  { shops }: Scope,
): Promise<{ row: R; lines: readonly L[] }[]> {
  const cut = rows.map((row) => {
    const all = lines.get(row.id) ?? [];
    const own = linesOfShops(all, shops);
    return { row, lines: own, isPart: own.length < all.length };
  });
  const shared = cut.filter(({ isPart }) => isPart).map(({ row }) => row.id);
  const parts = shops ? await partsOf(db, shared, shops) : new Map<number, ShopPart>();
  return cut.map(({ row, lines: own }) => {
    const part = parts.get(row.id);
    return { row: part ? partOf(row, own, part) : row, lines: own };
  });
}

/** Ids, among these, of orders of which a scope leaves every line. */
export async function soleAmong(db: Db, ids: readonly number[], scope: Scope): Promise<ReadonlySet<number>> {
  const isSole = leftWhole(order, scope);
  if (!isSole) return new Set(ids);
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(and(among(order.id, ids), isSole));
  return new Set(rows.map(({ id }) => id));
}

/** Refuses an act on all of an order to people of a shop where others have lines of it. */
export async function checkSole({ tx, actor }: Pick<Write, 'tx' | 'actor'>, id: number, what: string): Promise<void> {
  if (!(await soleAmong(tx, [id], scopeOf(actor))).has(id)) throw orderRefusals.OF_SEVERAL({ what });
}

/** The customer behind an order is told to nobody who sees the orders of shops alone: its recipient is. */
export const withoutCustomer = { uid: null, viaKey: null, buyer: null, promoter: null };
