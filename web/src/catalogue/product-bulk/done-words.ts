import type { BulkOutcome } from '#contract/catalogue/product-bulk.ts';
import type { z } from 'zod';

/** What an act over many has done, for the note that takes it back; nothing while a job is at it. */
export const doneWords =
  (verb: string) =>
  ({ changed, jobId }: z.output<typeof BulkOutcome>): string | undefined =>
    jobId === null && changed > 0 ? `已${verb} ${changed} 件` : undefined;
