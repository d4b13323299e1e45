import { activityLabels } from '#contract/catalogue/products.ts';

const ALL_CODES = activityLabels.map((_, code) => code).join(',');

/** Labels in the order given → "0,2,1"; unknown ones are dropped, none means the default order. */
export function activityCodes(labels: readonly string[] | null | undefined): string {
  const codes = (labels ?? []).map((label) => activityLabels.findIndex((known) => known === label)).filter((code) => code >= 0);
  return codes.length === 0 ? ALL_CODES : [...new Set(codes)].join(',');
}

/** "0, 2" → labels; old rows have blanks. */
export const activityNames = (codes: string): string[] =>
  codes.split(',').flatMap((code) => activityLabels[Number(code.trim())] ?? []);
