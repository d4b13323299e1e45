import { z } from 'zod';
import { choices } from '../choices.ts';
import { moment } from '../wire.ts';

interface Outcome {
  changed: number;
  unchanged: number;
  refused: number;
}

/** Outcome of a run, in words. */
export const outcomeWords = ({ changed, unchanged, refused }: Outcome): string =>
  [`已修改 ${changed} 件`, unchanged > 0 && `无需修改 ${unchanged} 件`, refused > 0 && `未能修改 ${refused} 件`]
    .filter(Boolean)
    .join('，');

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
  /** Of a run too large to wait for; the counts are 0 until it is over. */
  jobId: z.int().nullable(),
});

export const bulkStates = choices({
  waiting: ['waiting', '排队中', 'underway'],
  done: ['done', '已完成', 'done'],
  failed: ['failed', '没有完成', 'trouble'],
});

export const BulkRun = z.object({
  id: z.int(),
  /** Change in words. */
  label: z.string(),
  state: bulkStates.schema(),
  ...counts,
  unchanged: z.int(),
  refused: z.int(),
  jobId: z.int().nullable(),
  /** The change to undo; null when nothing changed. */
  changeId: z.int().nullable(),
  undone: z.boolean(),
  createTime: moment,
});
export const bulkRowStates = choices({
  done: ['done', '已修改', 'done'],
  unchanged: ['unchanged', '无需修改', 'rest'],
  refused: ['refused', '未能修改', 'trouble'],
  retried: ['retried', '已重试', 'rest'],
  waiting: ['waiting', '没有处理', 'waits'],
});
export const BulkRow = z.object({
  id: z.int(),
  storeName: z.string(),
  state: bulkRowStates.schema(),
  reason: z.string(),
});
