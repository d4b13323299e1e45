import { and, desc, eq } from 'drizzle-orm';
import type { OwnCaseFilter } from '#contract/orders/returns/return-case-record.ts';
import { no } from '#contract/orders/returns/return-cases.ts';
import { customer } from '#server/customers/index.ts';
import { type Actor, actorIdOf } from '#server/platform/actor.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import { order } from '../orders/tables.ts';
import { returnCase } from '../return-cases/tables.ts';
import { casesWithOutcome } from './case-lines.ts';

export type OwnCase = Awaited<ReturnType<typeof casesWithOutcome>>[number];

const placedBy = (actor: Actor) => eq(order.storefrontId, actorIdOf(actor) ?? 0);

/** Cases of the orders that a storefront placed, the newest first. */
export function listOwnCases(db: Db, { account, orderNo, ...paging }: OwnCaseFilter, actor: Actor) {
  const wanted = and(placedBy(actor), equal(customer.account, account), equal(returnCase.orderNo, orderNo));
  const found = db
    .select({ one: returnCase })
    .from(returnCase)
    .innerJoin(order, eq(order.id, returnCase.orderId))
    .leftJoin(customer, eq(customer.id, order.uid))
    .where(wanted)
    .orderBy(desc(returnCase.id))
    .$dynamic();
  return pageOfQuery(paging, found, db.$count(found.as('found')), (rows) =>
    casesWithOutcome(
      db,
      rows.map(({ one }) => one),
    ),
  );
}

/** To another storefront the case does not exist. */
export async function getOwnCase(db: Db, caseNo: string, actor: Actor): Promise<OwnCase> {
  const [found] = await db
    .select({ one: returnCase })
    .from(returnCase)
    .innerJoin(order, eq(order.id, returnCase.orderId))
    .where(and(eq(returnCase.caseNo, caseNo), placedBy(actor)));
  const [own] = found ? await casesWithOutcome(db, [found.one]) : [];
  if (!own) throw no.NOT_FOUND();
  return own;
}
