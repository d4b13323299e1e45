import type { Page } from '#contract/wire.ts';

/** A page, or one inside an answer that says more of all its rows: sums, counts. */
export type Listed<R> = Page<R> | { total: number; list: Page<R> };

export const pageIn = <R>(answer: Listed<R>): Page<R> => ('page' in answer ? answer : answer.list);
