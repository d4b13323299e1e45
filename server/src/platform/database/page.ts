import type { Page } from '#contract/wire.ts';

/** Filtered totals are counted up to here; beyond it the exact number costs more than it tells. */
export const COUNT_CAP = 10_000;

/**
 * Matches of a word are counted up to here. So few are gathered by the word's index and then sorted; of more, the list is
 * read in its own order and matches come soon. The planner cannot choose between the two: it guesses that a word it has no
 * statistics of is common.
 */
export const WORD_CAP = 1000;

interface Paging {
  page: number;
  limit: number;
}

export const offsetOf = ({ page, limit }: Paging): number => (page - 1) * limit;

/** The wire's page. A `total` above the cap means "at least so many". */
export function toPage<T>({ page, limit }: Paging, total: number, list: T[], capped = false): Page<T> {
  return { page, limit, totalPage: Math.ceil(total / limit), total, list, ...(capped ? { capped } : {}) };
}

export const emptyPage = <T>(paging: Paging): Page<T> => toPage<T>(paging, 0, []);
