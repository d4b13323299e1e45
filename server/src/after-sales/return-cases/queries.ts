import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import { openCaseStates } from '#contract/orders/return-case-enums.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import {
  type OrderRecord,
  returnCase,
  returnCaseLine,
  linesOf,
  lineStandings,
  shopsSeen,
  standingLines,
  refund,
  order,
} from '#server/orders/index.ts';
import { shop, sku } from '#server/catalogue/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import { sheetSettings } from '#contract/delivery/settings.ts';
import { listOpenPoints } from '#server/delivery/index.ts';
import { settingOf } from '#server/settings/index.ts';
import type { Fen } from '#contract/fen.ts';
import { type Actor, actorIdOf } from '#server/platform/actor.ts';
import type { LineOf } from './rules.ts';

export const returnCases = rowsOf(returnCase, { missing: returnCaseRefusals.NOT_FOUND });

/** Cases that the actor sees. */
export const casesSeen = (actor: Actor) =>
  rowsOf(returnCase, { missing: returnCaseRefusals.NOT_FOUND, live: seen(returnCase, actor) });

export async function findByKey(db: Db, requestKey: string) {
  const [found] = await db.select().from(returnCase).where(eq(returnCase.requestKey, requestKey));
  return found;
}

export const linesOfCase = (db: Db, caseId: number) =>
  db.select().from(returnCaseLine).where(eq(returnCaseLine.caseId, caseId)).orderBy(asc(returnCaseLine.id));

/** The latest open case of an order, as a subselect over an update of its row. */
export const latestOpenState = (db: Db, orderId: number) =>
  db
    .select({ state: returnCase.state })
    .from(returnCase)
    .where(and(eq(returnCase.orderId, orderId), inArray(returnCase.state, [...openCaseStates])))
    .orderBy(desc(returnCase.id))
    .limit(1);

/** An order with its lines and what is in cases of it. */
export async function returnableLines(db: Db, { id, state }: Pick<OrderRecord, 'id' | 'state'>) {
  const [standings, records, cases] = await Promise.all([lineStandings(db, id), linesOf(db, [id]), standingLines(db, id)]);
  const standing = new Map(standings.map((one) => [one.lineId, one]));
  const lines = (records.get(id) ?? []).map(
    ({ id: lineId, ...record }): LineOf & { image: string; sku: string; merId: number | null } => {
      const { refunded = 0, cameBack = 0, sent = 0 } = standing.get(lineId) ?? {};
      return { ...record, lineId, refunded, cameBack, sent };
    },
  );
  return { state, lines, cases };
}

/** SKUs of some products, those removed among them: goods of one may still come back. */
export const skusOfProducts = (db: Db, productIds: readonly number[]) =>
  db
    .select({
      id: sku.id,
      productId: sku.productId,
      suk: sku.suk,
      price: sku.price,
      stock: sku.stock,
      isDel: sku.isDel,
    })
    .from(sku)
    .where(inArray(sku.productId, [...new Set(productIds)]))
    .orderBy(asc(sku.place), asc(sku.id));

/** Places that goods may go back to: of the house, the sender of the settings first; of shops, their own. */
export async function returnAddresses(db: Db, actor: Actor): Promise<string[]> {
  const shops = shopsSeen(actor);
  return shops ? addressesOfShops(db, shops) : addressesOfHouse(db);
}

/** Goods of shops go back to these. */
async function addressesOfShops(db: Db, shops: readonly number[]): Promise<string[]> {
  const found = await db.select().from(shop).where(among(shop.id, shops)).orderBy(asc(shop.id));
  return found.flatMap(({ name, phone, address }) => (address === '' ? [] : [[name, phone, address].filter(Boolean).join(' ')]));
}

async function addressesOfHouse(db: Db): Promise<string[]> {
  const [name, tel, address, points] = await Promise.all([
    settingOf(db, sheetSettings.config_export_to_name),
    settingOf(db, sheetSettings.config_export_to_tel),
    settingOf(db, sheetSettings.config_export_to_address),
    listOpenPoints(db),
  ]);
  const sender = address.trim() === '' ? [] : [[name, tel, address].filter(Boolean).join(' ')];
  const ofPoints = points.map(
    (point) => `${point.name} ${point.phone} ${point.address.replaceAll(',', '')}${point.detailedAddress}`,
  );
  return [...new Set([...sender, ...ofPoints])];
}

/** Amount of the refund of an order that has no outcome yet; there is one at most. */
export async function amountUnderWay(db: Db, orderId: number): Promise<Fen> {
  const isPaying = and(eq(refund.orderId, orderId), eq(refund.state, 'paying'));
  const [open] = await db.select({ amount: refund.amount }).from(refund).where(isPaying);
  return open?.amount ?? 0;
}

/** Orders that a storefront placed. */
export const placedBy = (actor: Actor): SQL => eq(order.storefrontId, actorIdOf(actor) ?? 0);
