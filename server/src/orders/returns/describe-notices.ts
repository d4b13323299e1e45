import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NoticeAbout } from '#contract/notifications/notices.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { describesNotices } from '#server/notifications/index.ts';
import { type Actor, holds, scopeOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { leftWhole, seen } from '#server/platform/scope/scoped.ts';
import { order, orderLine } from '../orders/tables.ts';
import { returnCase } from './tables.ts';

// Named in full: alone in a select, drizzle leaves the table out of a column's name.
const names = sql<string[]>`array(select l.product_name from ${orderLine} l where l.order_id = "order".id order by l.id)`;

const goodsOf = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first}等 ${others.length + 1} 种` : first;

/** Orders of which others have no part: a limited person is not told what these bought, nor for how much. */
const seenWhole = (actor: Actor) => and(seen(order, actor), leftWhole(order, scopeOf(actor)));

function present(row: { names: string[]; realName: string; payPrice: number }, actor: Actor): NoticeAbout {
  return {
    title: goodsOf(row.names),
    who: scopeOf(actor).shops ? '' : row.realName,
    amount: holds(actor, seeAmounts) ? row.payPrice : null,
  };
}

const columns = { names, realName: order.realName, payPrice: order.payPrice };

async function ofOrders(db: Db, orderNos: readonly string[], actor: Actor) {
  const rows = await db
    .select({ ...columns, number: order.orderNo })
    .from(order)
    .where(and(inArray(order.orderNo, [...orderNos]), seenWhole(actor)));
  return new Map(rows.map((row) => [row.number, present(row, actor)]));
}

async function ofCases(db: Db, caseNos: readonly string[], actor: Actor) {
  const rows = await db
    .select({ ...columns, number: returnCase.caseNo })
    .from(returnCase)
    .innerJoin(order, eq(order.id, returnCase.orderId))
    .where(and(inArray(returnCase.caseNo, [...caseNos]), seenWhole(actor)));
  return new Map(rows.map((row) => [row.number, present(row, actor)]));
}

describesNotices('order', ofOrders);
describesNotices('return_case', ofCases);
