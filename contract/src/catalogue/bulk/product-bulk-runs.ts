import { z } from 'zod';
import { type Outcome, outcomeOf } from '../../bulk-run.ts';
import { choices } from '../../choices.ts';

const Refused = z.object({ id: z.int(), storeName: z.string(), reason: z.string() });
const Line = z.object({ label: z.string(), before: z.string(), after: z.string() });
const counts = { matched: z.int(), changed: z.int() };

/** Preview of a run: its first rows, and the first that it would leave alone. */
export const BulkPreview = z.object({
  ...counts,
  unchanged: z.int(),
  refusedCount: z.int(),
  rows: z.array(z.object({ id: z.int(), storeName: z.string(), image: z.string(), lines: z.array(Line) })),
  refused: z.array(Refused),
});

/** Outcome of a run, or the job that does it; the rows it left alone come with the reason, the first 100 of them. */
export const BulkOutcome = z.object({
  ...counts,
  refused: z.array(Refused),
  runId: z.int(),
  /** Job of a run too large to wait for; the counts are 0 until it is over. */
  jobId: z.int().nullable(),
});

export const bulkRowStates = choices({
  done: ['done', '已修改', 'done'],
  unchanged: ['unchanged', '无需修改', 'rest'],
  refused: ['refused', '未能修改', 'trouble'],
  retried: ['retried', '已重试', 'rest'],
  waiting: ['waiting', '没有处理', 'waits'],
});
/** Outcome of a run, in words. */
export const outcomeWords = (run: Outcome): string => outcomeOf(run, '件', bulkRowStates.labels);

export const BulkRow = z.object({
  id: z.int(),
  storeName: z.string(),
  state: bulkRowStates.schema(),
  reason: z.string(),
});
