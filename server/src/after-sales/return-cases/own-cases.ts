import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OwnCaseFilter } from '#contract/after-sales/return-case-record.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import { customer, ofAccount } from '#server/customers/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import { order, returnCase } from '#server/orders/index.ts';
import { placedBy } from './queries.ts';
import { casesByIds, casesWithOutcome } from './case-lines.ts';

export type OwnCase = Awaited<ReturnType<typeof casesWithOutcome>>[number];

/** Customer whom an account leads to, as one value. */
const uidOf = (db: Db, account: string) => sql`(${db.select({ id: customer.id }).from(customer).where(ofAccount(account))})`;

/** Cases of the orders that a storefront placed, or of one whose number it was told, the newest first. */
export function listOwnCases(db: Db, { account, orderNo, ...paging }: OwnCaseFilter, actor: Actor) {
  const ofBuyer = account === undefined ? undefined : eq(order.uid, uidOf(db, account));
  const placed = db
    .select({ id: order.id })
    .from(order)
    .where(and(orderNo === undefined ? placedBy(actor) : seen(order, actor), ofBuyer, equal(order.orderNo, orderNo)));
  const { id, orderId } = returnCase;
  return readListPage(db, paging, { table: returnCase, id, keys: [id], where: inArray(orderId, placed) }, async (ids) =>
    casesWithOutcome(db, await casesByIds(db, ids)),
  );
}

/** Answers "not found" to another storefront. */
export async function getOwnCase(db: Db, caseNo: string, actor: Actor): Promise<OwnCase> {
  const [found] = await db
    .select({ one: returnCase })
    .from(returnCase)
    .innerJoin(order, eq(order.id, returnCase.orderId))
    .where(and(eq(returnCase.caseNo, caseNo), seen(order, actor)));
  const [own] = found ? await casesWithOutcome(db, [found.one]) : [];
  if (!own) throw returnCaseRefusals.NOT_FOUND();
  return own;
}
