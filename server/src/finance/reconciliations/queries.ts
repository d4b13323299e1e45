import { and, desc, asc, eq, gte, lt } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Fen } from '#contract/fen.ts';
import { type Reconciliation, type ReconciliationInfo, no, type reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { showDay } from '#contract/moment.ts';
import type { Page } from '#contract/wire.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { dayBefore, netOf } from './rules.ts';
import { reconciliation, reconciliationDifference } from './tables.ts';

type Row = typeof reconciliation.$inferSelect;
export type ReconciliationFilter = Omit<Input<typeof reconciliationCalls.list>, 'page' | 'limit'>;

export const toReconciliation = ({ createTime: _, updateTime: checkTime, ...row }: Row): Reconciliation => ({
  ...row,
  net: netOf(row),
  checkTime,
});

export function listReconciliations(
  db: Db,
  { dateLimit, state, ...paging }: Input<typeof reconciliationCalls.list>,
  { now }: Pick<Asked, 'now'>,
): Promise<Page<Reconciliation>> {
  const period = periodOf(dateLimit, now);
  return pageOf(db, paging, {
    from: reconciliation,
    where: and(
      equal(reconciliation.state, state),
      period && gte(reconciliation.day, showDay(period.from)),
      period && lt(reconciliation.day, showDay(period.until)),
    ),
    order: [desc(reconciliation.day)],
    show: (rows) => rows.map(toReconciliation),
  });
}

export async function getReconciliation(db: Db, { id }: { id: number }): Promise<ReconciliationInfo> {
  const [row] = await db.select().from(reconciliation).where(eq(reconciliation.id, id));
  if (!row) throw no.NOT_FOUND();
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

/** In place of what the day said before. */
export async function saveReconciliation(tx: Tx, values: typeof reconciliation.$inferInsert): Promise<Row> {
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
