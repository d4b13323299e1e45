import type { z } from 'zod';
import type { BulkOutcome } from '#contract/catalogue/bulk/product-bulk-runs.ts';
import { type FrozenRun, beginRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bulkKind } from './bulk-kind.ts';
import { listRefused } from './queries.ts';

/** Does a run that was frozen: at once when its products are few, by a job when they are many. */
export async function beginBulk(write: Write, frozen: FrozenRun): Promise<z.output<typeof BulkOutcome>> {
  const { jobId, changed, refused } = await beginRun(write, bulkKind, frozen, { mayWait: true });
  const { id: runId, matched } = frozen;
  return { runId, jobId, matched, changed, refused: refused > 0 ? await listRefused(write.tx, runId) : [] };
}
