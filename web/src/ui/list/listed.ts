import type { Page } from '#contract/wire.ts';

/** A page, one inside an answer that says more of all its rows (sums, counts), or all rows at once. */
export type ListAnswer<R> = Page<R> | { total: number; list: Page<R> } | readonly R[];

const isWhole = <R>(answer: ListAnswer<R>): answer is readonly R[] => Array.isArray(answer);
const wholeOf = <R>(rows: readonly R[]): Page<R> => ({
  page: 1,
  limit: rows.length,
  totalPage: 1,
  total: rows.length,
  list: [...rows],
});

export function pageIn<R>(answer: ListAnswer<R>): Page<R> {
  if (isWhole(answer)) return wholeOf(answer);
  return 'page' in answer ? answer : answer.list;
}
