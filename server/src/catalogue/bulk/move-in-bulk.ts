import type { Answer, Input } from '#contract/call.ts';
import type { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import type { Write } from '#server/platform/write/write.ts';
import { chosenIds } from './choose.ts';
import { startBulk } from './start-bulk.ts';
import type { Task } from './task.ts';

type BulkCalls = typeof productBulkCalls;

const inBulk =
  (act: NonNullable<Task['act']>, verb: keyof BulkCalls) =>
  async (write: Write, chosen: Input<BulkCalls['bulkRecycle']>): Promise<Answer<BulkCalls['bulkRecycle']>> =>
    startBulk(write, { task: { act, verb }, ids: await chosenIds(write.tx, chosen, write) });

export const bulkPutOnShell = inBulk('putOnShell', 'bulkPutOnShell');
export const bulkOffShell = inBulk('offShell', 'bulkOffShell');
export const bulkRecycle = inBulk('recycle', 'bulkRecycle');
export const bulkRestore = inBulk('restore', 'bulkRestore');
