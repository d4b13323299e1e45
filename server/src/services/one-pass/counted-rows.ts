import { z } from 'zod';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import type { Page } from '#contract/wire.ts';
import { withRaw } from '../health/raw-answer.ts';

/** Text of the platform, which may be a number or nothing. */
export const word = z.union([z.string(), z.number().transform(String)]).catch('');

const Rows = z.object({ count: z.coerce.number().int().min(0).catch(0), data: z.array(z.unknown()).nullish() });

/** Page in an answer; `count` is the platform's total, and rows that say nothing are left out. */
export function pageIn<T>(
  answer: unknown,
  { page, limit }: { page: number; limit: number },
  rowIn: (row: unknown, place: number) => T | undefined,
): Page<T> {
  // An empty list comes as an empty array as well.
  const { data: found } = Rows.safeParse(Array.isArray(answer) ? { count: answer.length, data: answer } : answer);
  if (!found) throw withRaw(onePassRefusals.BROKEN(), JSON.stringify(answer));
  const rows = found.data ?? [];
  const list = rows.flatMap((row, index) => rowIn(row, (page - 1) * limit + index + 1) ?? []);
  const total = Math.max(found.count, (page - 1) * limit + rows.length);
  return { page, limit, totalPage: Math.ceil(total / limit), total, list };
}
