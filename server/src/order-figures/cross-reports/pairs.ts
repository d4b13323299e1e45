import { sql } from 'drizzle-orm';
import type { ReportKind } from '#contract/order-figures/sales-report-record.ts';
import { type Keying, keyingOf } from '../sales-reports/parts.ts';

const SEPARATOR = '\u001f';

/** Keys of two dimensions in one, as facts have them. */
export const pairKeying = (by: ReportKind, and: ReportKind): Pick<Keying, 'live'> => ({
  live: sql`${keyingOf(by).live} || ${SEPARATOR}::text || ${keyingOf(and).live}`,
});

/** The two keys of a pair. */
export function keysIn(pair: string): [key: string, otherKey: string] {
  const [key = '', otherKey = ''] = pair.split(SEPARATOR);
  return [key, otherKey];
}
