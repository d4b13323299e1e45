import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { sku } from '#server/catalogue/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { type CaseRecord, orderLine, parcel, refund, returnCase, returnCaseLine } from '#server/orders/index.ts';

const rowsQuery = prepared('return_case_rows', (db, _: '', name) =>
  db
    .select()
    .from(returnCase)
    .where(among(returnCase.id, sql.placeholder('ids')))
    .orderBy(desc(returnCase.id))
    .prepare(name),
);

/** Cases of these keys, the latest first. */
export const casesByIds = (db: Db, ids: number[]): Promise<CaseRecord[]> => rowsQuery(db, '').execute({ ids });

/** The SKU that the buyer has, and the one that goes out. */
const [has, out] = [alias(sku, 'has'), alias(sku, 'out')];

const linesQuery = prepared('return_case_lines', (db, _: '', name) =>
  db
    .select({
      caseId: returnCaseLine.caseId,
      id: returnCaseLine.id,
      lineId: returnCaseLine.lineId,
      merId: orderLine.merId,
      skuId: returnCaseLine.skuId,
      productName: orderLine.productName,
      // A line says what it was called when it was bought; another SKU came by an exchange.
      sku: sql<string>`case when ${returnCaseLine.skuId} = ${orderLine.skuId} then ${orderLine.sku} else coalesce(${has.suk}, '') end`,
      image: orderLine.image,
      barCode: sql<string>`coalesce(${has.barCode}, '')`,
      price: orderLine.price,
      quantity: returnCaseLine.quantity,
      outSkuId: returnCaseLine.outSkuId,
      outSku: out.suk,
      received: returnCaseLine.received,
      sellable: returnCaseLine.sellable,
    })
    .from(returnCaseLine)
    .innerJoin(orderLine, eq(orderLine.id, returnCaseLine.lineId))
    .leftJoin(has, eq(has.id, returnCaseLine.skuId))
    .leftJoin(out, eq(out.id, returnCaseLine.outSkuId))
    .where(among(returnCaseLine.caseId, sql.placeholder('ids')))
    .orderBy(asc(returnCaseLine.id))
    .prepare(name),
);

/** Cases with their goods by name, in one question for all. */
export async function casesWithLines(db: Db, rows: readonly CaseRecord[]) {
  if (rows.length === 0) return [];
  const lines = Map.groupBy(await linesQuery(db, '').execute({ ids: rows.map(({ id }) => id) }), ({ caseId }) => caseId);
  return rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? [] }));
}
export type CaseWithLines = Awaited<ReturnType<typeof casesWithLines>>[number];

/** Cases with their lines, what was paid back and what left for them. */
export async function casesWithOutcome(db: Db, rows: readonly CaseRecord[]) {
  const ids = rows.map(({ id }) => id);
  const [cases, refunds, parcels] = await Promise.all([
    casesWithLines(db, rows),
    db.select().from(refund).where(inArray(refund.caseId, ids)).orderBy(desc(refund.id)),
    db.select().from(parcel).where(inArray(parcel.caseId, ids)),
  ]);
  return cases.map((one) => ({
    ...one,
    refund: refunds.find(({ caseId }) => caseId === one.id),
    parcel: parcels.find(({ caseId }) => caseId === one.id),
  }));
}
