import type { Period } from '#contract/date-limit.ts';
import type { Db } from '../database/connect.ts';
import { countsOf } from '../tally/counts.ts';
import { whole } from './buckets.ts';
import { keptSeries } from './kept-series.ts';

const figuresOf = <K extends string, V>(named: Record<K, V>, figure: (of: V) => number) =>
  Object.fromEntries(Object.entries<V>(named).map(([name, of]) => [name, figure(of)])) as Record<K, number>;

/**
 * Sums of a table as they are kept: of all times (`x_tally_sums`), or of the whole days of a period (`x_tally_days`). `sums` names the
 * key of each figure.
 */
export function keptSums<K extends string>(table: string, sums: Record<K, string>) {
  const ofDays = keptSeries(table, sums);
  return async (db: Db, period: Period | undefined): Promise<Record<K, number>> =>
    period ? figuresOf(await ofDays(db, whole(period)), ([sum = 0]) => sum) : figuresOf(sums, await countsOf(db, table));
}
