import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { openCaseStates } from '#contract/orders/return-case-enums.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { orderLine } from '../orders/tables.ts';
import { returnCase, returnCaseLine } from './tables.ts';

/** Pieces of a line in cases that are open. */
export const piecesInCases = sql<number>`(
  select coalesce(sum(held.quantity), 0) from ${returnCaseLine} held join ${returnCase} holding on holding.id = held.case_id
  where held.line_id = ${orderLine.id} and holding.state in ('asked', 'waiting', 'received'))`.mapWith(Number);

/** Pieces of a line that returns have put back on stock. */
export const piecesRestocked = sql<number>`(
  select coalesce(sum(back.sellable), 0) from ${returnCaseLine} back join ${returnCase} closing on closing.id = back.case_id
  where back.line_id = ${orderLine.id} and closing.kind = 'return' and closing.is_restocked)`.mapWith(Number);

/** Goods of all cases of an order that were neither refused nor withdrawn. */
export const standingLines = (db: Db, orderId: number) =>
  db
    .select({
      kind: returnCase.kind,
      state: returnCase.state,
      lineId: returnCaseLine.lineId,
      skuId: returnCaseLine.skuId,
      outSkuId: returnCaseLine.outSkuId,
      quantity: returnCaseLine.quantity,
      received: returnCaseLine.received,
    })
    .from(returnCaseLine)
    .innerJoin(returnCase, eq(returnCase.id, returnCaseLine.caseId))
    .where(and(eq(returnCase.orderId, orderId), inArray(returnCase.state, [...openCaseStates, 'closed'])))
    .orderBy(asc(returnCaseLine.id));
