import type { BulkOutcome } from '#contract/catalogue/product-bulk-runs.ts';
import type { z } from 'zod';

/** Notification of an act over many, with its undo; nothing while a job is at it. */
export const doneWords =
  (verb: string) =>
  ({ changed, jobId }: z.output<typeof BulkOutcome>): string | undefined =>
    jobId === null && changed > 0 ? `已${verb} ${changed} 件` : undefined;
