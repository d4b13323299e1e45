import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LedgerSums } from '#contract/customers/ledgers.ts';
import type { Period } from '#contract/date-limit.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { WORD_CAP } from '#server/platform/database/page.ts';
import { keptSums } from '#server/platform/series/kept-sums.ts';

const sumsOf = (income: number, left: number) => ({ income, outlay: 0 - left, net: income + left });

/** Sums of a ledger that keeps what moved by direction and part: `in x` and `out x` in its `_tally_sums` and `_tally_days`. */
export function keptLedgerSums(ledger: string, parts: readonly string[]) {
  const keysOf = (way: string) => parts.map((part) => `${way} ${part}`);
  const [ins, outs] = [keysOf('in'), keysOf('out')];
  const kept = keptSums(ledger, Object.fromEntries([...ins, ...outs].map((key) => [key, key])));
  return async (db: Db, period: Period | undefined): Promise<LedgerSums> => {
    const sums = await kept(db, period);
    const sum = (keys: readonly string[]) => keys.reduce((all, key) => all + (sums[key] ?? 0), 0);
    return sumsOf(sum(ins), sum(outs));
  };
}

/** Sums of few movements, added up from their rows; null where there are more than the cap of words, as the list gathers them. */
export async function addedUp(db: Db, amount: AnyPgColumn<{ data: number }>, where: SQL | undefined): Promise<LedgerSums> {
  const found = db
    .select({ amount: sql<number>`${amount}`.as('amount') })
    .from(amount.table as PgTable)
    .where(where)
    .limit(WORD_CAP + 1)
    .as('found');
  const sum = (condition: SQL) => sql<number>`coalesce(sum(${found.amount}) filter (where ${condition}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      n: sql<number>`count(*)`.mapWith(Number),
      income: sum(sql`${found.amount} > 0`),
      left: sum(sql`${found.amount} < 0`),
    })
    .from(found);
  return row && row.n <= WORD_CAP ? sumsOf(row.income, row.left) : null;
}
