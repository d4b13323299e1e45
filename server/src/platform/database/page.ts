import type { Page } from '#contract/wire.ts';

/** Filtered totals are counted up to here; beyond it the exact number costs more than it tells. */
export const COUNT_CAP = 10_000;

/** Matches of a word are counted up to here: so many are still quickly gathered and sorted. */
export const WORD_CAP = 1000;

export interface Paging {
  page: number;
  limit: number;
}

export const offsetOf = ({ page, limit }: Paging): number => (page - 1) * limit;

/** The wire's page, whose list may be written already. A `total` above the cap means "at least so many". */
export function toPage<L>(
  { page, limit }: Paging,
  total: number,
  list: L,
  capped = false,
): Omit<Page<never>, 'list'> & { list: L } {
  return { page, limit, totalPage: Math.ceil(total / limit), total, list, ...(capped ? { capped } : {}) };
}

/** Rows counted up to a cap, and one further to know of more. */
export const cappedAt = (cap: number, n: number) => ({ total: Math.min(n, cap), capped: n > cap });

export const emptyPage = <T>(paging: Paging): Page<T> => toPage(paging, 0, []);
