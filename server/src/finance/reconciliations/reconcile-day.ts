import type { Reconciliation } from '#contract/finance/reconciliations.ts';
import type { Write } from '#server/platform/write/write.ts';
import { differencesOn, figuresThatDiffer } from './differences.ts';
import { figuresOf } from './figures.ts';
import { heldBefore, saveReconciliation, toReconciliation } from './queries.ts';
import { checkDay, heldDifference, spanOf } from './rules.ts';
import { reconciliationDifference } from './tables.ts';

/** Kept of those that differ; the count is of all. */
const KEPT = 200;

/** Sums of a day and the records whose two sides differ, in place of what was found before. */
export async function reconcileDay(write: Write, { day }: { day: string }): Promise<Reconciliation> {
  const { tx, now } = write;
  checkDay(day, now);
  const span = spanOf(day);
  const figures = await figuresOf(tx, span);
  const before = await heldBefore(tx, day);
  const total = heldDifference(day, figures, before);
  const records = await differencesOn(tx, span);
  // Balances that no ledger moved are found among all customers: on the first day, and when their sum says so.
  const known = new Set(records.map(({ kind, record }) => `${kind} ${record}`));
  const others = before === undefined || total.length > 0 ? await figuresThatDiffer(tx, span) : [];
  const found = [...total, ...records, ...others.filter(({ kind, record }) => !known.has(`${kind} ${record}`))];
  const row = await saveReconciliation(tx, {
    ...figures,
    day,
    state: found.length > 0 ? 'differs' : 'even',
    differing: found.length,
    createTime: now,
    updateTime: now,
  });
  if (found.length > 0) {
    const kept = found.slice(0, KEPT).map((each) => ({ ...each, reconciliationId: row.id }));
    await tx.insert(reconciliationDifference).values(kept);
  }
  return toReconciliation(row);
}
