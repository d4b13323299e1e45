import { and, asc, desc, eq, gt, inArray, isNotNull, max } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Fen } from '#contract/fen.ts';
import {
  type Reconciliation,
  type ReconciliationInfo,
  reconciliationRefusals,
  type reconciliationCalls,
} from '#contract/finance/reconciliations.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import { equal, onDays } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type FoundDifference, dayBefore, netOf } from './rules.ts';
import { reconciliation, reconciliationDifference } from './tables.ts';

export type ReconciliationRow = typeof reconciliation.$inferSelect;
export type ReconciliationFilter = Omit<Input<typeof reconciliationCalls.list>, 'page' | 'limit'>;

/** Progress of a recount; null when it is over. */
const recountOf = ({ recountFrom, recountTo }: Pick<ReconciliationRow, 'recountFrom' | 'recountTo'>) =>
  recountFrom === null ? null : { done: recountFrom - 1, total: recountTo ?? 0 };

export const toReconciliation = ({
  createTime: _,
  updateTime: checkTime,
  recountFrom,
  recountTo,
  ...row
}: ReconciliationRow): Reconciliation => ({
  ...row,
  net: netOf(row),
  recount: recountOf({ recountFrom, recountTo }),
  checkTime,
});

export function listReconciliations(
  db: Db,
  { dateLimit, state, ...paging }: Input<typeof reconciliationCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Reconciliation>> {
  return pageOf(db, paging, {
    from: reconciliation,
    where: and(equal(reconciliation.state, state), onDays(reconciliation.day, periodOf(dateLimit, now))),
    order: [desc(reconciliation.day)],
    show: (rows) => rows.map(toReconciliation),
  });
}

export async function getReconciliation(db: Db, { id }: { id: number }): Promise<ReconciliationInfo> {
  const [row] = await db.select().from(reconciliation).where(eq(reconciliation.id, id));
  if (!row) throw reconciliationRefusals.NOT_FOUND();
  const differences = await db
    .select()
    .from(reconciliationDifference)
    .where(eq(reconciliationDifference.reconciliationId, id))
    .orderBy(asc(reconciliationDifference.id));
  return { ...toReconciliation(row), differences: differences.map(({ reconciliationId: _, ...each }) => each) };
}

export async function lastDay(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ day: reconciliation.day }).from(reconciliation).orderBy(desc(reconciliation.day)).limit(1);
  return row?.day;
}

/** Balances at the end of the day before; undefined where that was not checked. */
export async function heldBefore(db: Db, day: string): Promise<Fen | undefined> {
  const [row] = await db
    .select({ held: reconciliation.held })
    .from(reconciliation)
    .where(eq(reconciliation.day, dayBefore(day)));
  return row?.held;
}

/** Replaces what the day said before. */
export async function saveReconciliation(tx: Tx, values: typeof reconciliation.$inferInsert): Promise<ReconciliationRow> {
  const { day: _, createTime: __, ...set } = values;
  const [row] = await tx
    .insert(reconciliation)
    .values(values)
    .onConflictDoUpdate({ target: reconciliation.day, set })
    .returning();
  if (!row) throw new Error('a written reconciliation came back empty');
  await tx.delete(reconciliationDifference).where(eq(reconciliationDifference.reconciliationId, row.id));
  return row;
}

/** Kept of those that differ; the count is of all. */
const KEPT = 200;

interface More {
  found: readonly FoundDifference[];
  /** Customer with whom the recount goes on; null when it is over. */
  recountFrom: number | null;
}

/** Further findings of a day. */
export async function addDifferences(tx: Tx, row: ReconciliationRow, { found, recountFrom }: More): Promise<ReconciliationRow> {
  const kept = found.slice(0, Math.max(0, KEPT - row.differing)).map((each) => ({ ...each, reconciliationId: row.id }));
  if (kept.length > 0) await tx.insert(reconciliationDifference).values(kept);
  const differing = row.differing + found.length;
  const set = { differing, state: differing > 0 ? ('differs' as const) : ('even' as const), recountFrom };
  await tx.update(reconciliation).set(set).where(eq(reconciliation.id, row.id));
  return { ...row, ...set };
}

export async function lastCustomer(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(customer.id) }).from(customer);
  return row?.id ?? 0;
}

const isLeft = isNotNull(reconciliation.recountFrom);

/** Days whose customers are still to be recounted, the oldest first. */
export async function recountsLeft(db: Db): Promise<number[]> {
  const rows = await db.select({ id: reconciliation.id }).from(reconciliation).where(isLeft).orderBy(asc(reconciliation.id));
  return rows.map(({ id }) => id);
}

/** Undefined where the recount is over; otherwise whoever else recounts the day waits. */
export async function lockRecount(tx: Tx, id: number): Promise<(ReconciliationRow & { recountFrom: number }) | undefined> {
  const [row] = await tx.select().from(reconciliation).where(eq(reconciliation.id, id)).for('update');
  return row && row.recountFrom !== null ? { ...row, recountFrom: row.recountFrom } : undefined;
}

/** Days of these that have differences. */
export const differingOf = (db: Db, ids: number[]) =>
  db
    .select({ day: reconciliation.day, differing: reconciliation.differing })
    .from(reconciliation)
    .where(and(inArray(reconciliation.id, ids), gt(reconciliation.differing, 0)));
