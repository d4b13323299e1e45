import { type SQL, and, asc, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { claimCalls } from '#contract/orders/claims.ts';
import { admin, holdersOf } from '#server/access/index.ts';
import { type Actor, type Administrator, type Scope, adminIdOf, scopeOf } from '#server/platform/actor.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { leftAmong, leftWhole, seen } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { canLeave } from '../order-list/conditions.ts';
import { unhandled } from '../orders/move-order.ts';
import { soleAmong } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';
import { isRefundProposed } from '../refunds/check-proposed.ts';

type Handler = Pick<Administrator, 'id' | 'name'>;
type Assignee = Handler & { scope?: Scope | undefined };

export async function setHandler(tx: Tx, ids: readonly number[], { id, name }: Handler, now: Date): Promise<void> {
  await tx.update(order).set({ handlerId: id, handlerName: name, handledSince: now }).where(among(order.id, ids));
}

export async function clearHandler(tx: Tx, id: number): Promise<void> {
  await tx.update(order).set(unhandled).where(eq(order.id, id));
}

const next = (tx: Tx, actor: Actor, passed: readonly string[], waits: SQL | undefined) =>
  tx
    .select({ orderNo: order.orderNo, payTime: order.payTime })
    .from(order)
    .where(
      and(
        waits,
        or(isNull(order.handlerId), eq(order.handlerId, adminIdOf(actor))),
        passed.length > 0 ? not(inArray(order.orderNo, [...passed])) : undefined,
        seen(order, actor),
        leftWhole(order, scopeOf(actor)),
      ),
    )
    .limit(1)
    .for('update', { skipLocked: true });

/** The one that was paid first, along the index `order__overdue`. */
export async function findToSend(tx: Tx, actor: Actor, passed: readonly string[]) {
  const [found] = await next(tx, actor, passed, sql`${canLeave} and not ${isRefundProposed}`).orderBy(
    asc(order.payTime),
    asc(order.id),
  );
  return found;
}

/** The oldest order whose customer waits for an answer, along the index `order__tab`. */
export async function findToRefund(tx: Tx, actor: Actor, passed: readonly string[]) {
  const waits = and(eq(order.tab, 'refunding'), eq(order.refundState, 'asked'));
  const [found] = await next(tx, actor, passed, waits).orderBy(asc(order.id));
  return found;
}

/** Finds a person whose account is on, and who may claim. */
export async function findAssignee(db: Db, id: number): Promise<Assignee | undefined> {
  const holder = (await holdersOf(db, [claimCalls.claim.permission])).find((each) => each.id === id);
  if (!holder) return undefined;
  const [person] = await db.select({ id: admin.id, name: admin.realName }).from(admin).where(eq(admin.id, id));
  return person && { ...person, scope: holder.scope };
}

/** Ids, among these, of orders that the person would see whole. */
export const assignableTo = async (tx: Tx, ids: readonly number[], { scope }: Assignee) => [
  ...(await soleAmong(tx, await leftAmong(tx, order, ids, scope), scope ?? {})),
];

const counted = sql<number>`count(${order.id})`.mapWith(Number);

export async function listAssignees(db: Db) {
  const ids = (await holdersOf(db, [claimCalls.claim.permission])).map(({ id }) => id);
  return db
    .select({ id: admin.id, name: admin.realName, count: counted })
    .from(admin)
    .leftJoin(order, eq(order.handlerId, admin.id))
    .where(among(admin.id, ids))
    .groupBy(admin.id)
    .orderBy(admin.id);
}

export function listHandlers(db: Db, _: object, { actor }: Pick<CallContext, 'actor'>) {
  return db
    .select({ id: admin.id, name: admin.realName, count: counted })
    .from(order)
    .innerJoin(admin, eq(admin.id, order.handlerId))
    .where(and(isNotNull(order.handlerId), seen(order, actor), leftWhole(order, scopeOf(actor))))
    .groupBy(admin.id)
    .orderBy(admin.id);
}
