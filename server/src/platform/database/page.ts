import type { Page } from '#contract/wire.ts';

/** Filtered totals are counted up to here; beyond it the exact number costs more than it tells. */
export const COUNT_CAP = 10_000;

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
