import type { BulkOutcome } from '#contract/catalogue/bulk/product-bulk-runs.ts';
import type { z } from 'zod';

/** Products that were ticked and are not there, or that the person may not see. */
export const missingWords = (matched: number, { ids }: { ids?: readonly number[] | undefined } = {}): string =>
  ids !== undefined && ids.length > matched ? `，没有找到 ${ids.length - matched} 件` : '';

/** Notification of an act over many, with its undo; nothing while a job is at it. */
export const doneWords =
  (verb: string) =>
  (
    { matched, changed, jobId }: z.output<typeof BulkOutcome>,
    chosen?: { ids?: readonly number[] | undefined },
  ): string | undefined =>
    jobId === null && changed > 0 ? `已${verb} ${changed} 件${missingWords(matched, chosen)}` : undefined;
