import { type SQL, and, gte, inArray, lt } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { productSchedule } from './tables.ts';

/** Acts of a period that were not cancelled. */
export const actsIn = ({ from, until }: Period): SQL | undefined =>
  and(
    inArray(productSchedule.state, ['planned', 'done', 'failed']),
    gte(productSchedule.at, from),
    lt(productSchedule.at, until),
  );
