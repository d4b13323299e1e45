import { periodOfDay } from '#contract/date-limit.ts';
import type { Reconciliation } from '#contract/finance/reconciliations.ts';
import { runSoon } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { differencesOn } from './differences.ts';
import { figuresOf } from './figures.ts';
import { addDifferences, heldBefore, lastCustomer, saveReconciliation, toReconciliation } from './queries.ts';
import { leaveDay } from './leave-day.ts';
import { recountCustomers } from './recount-customers.ts';
import { checkDay, heldDifference } from './rules.ts';

/** Sums of a day and the records whose two sides differ, in place of what was found before. Customers are recounted after it. */
export async function reconcileDay(write: Write, { day }: { day: string }): Promise<Reconciliation> {
  const { tx, now } = write;
  checkDay(day, now);
  const span = periodOfDay(day);
  const figures = await figuresOf(tx, span);
  const before = await heldBefore(tx, day);
  const total = heldDifference(day, figures, before);
  // Balances that no ledger moved are found among all customers: on the first day, and when their sum says so.
  const isWhole = before === undefined || total.length > 0;
  const row = await saveReconciliation(tx, {
    ...figures,
    day,
    state: 'even',
    differing: 0,
    recountFrom: 1,
    recountTo: isWhole ? await lastCustomer(tx) : null,
    createTime: now,
    updateTime: now,
  });
  const found = [...total, ...(await differencesOn(tx, span))];
  await runSoon(write, recountCustomers);
  const checked = await addDifferences(tx, row, { found, recountFrom: row.recountFrom });
  await leaveDay(write, checked);
  return toReconciliation(checked);
}
