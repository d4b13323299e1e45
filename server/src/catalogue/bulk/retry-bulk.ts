import type { Answer } from '#contract/call.ts';
import { productBulkRefusals, type productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { freezeRetry } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { beginBulk } from './begin-bulk.ts';
import { bulkKind } from './bulk-kind.ts';

/** The products that were left alone, as a run of its own. */
export const retryBulk = async (write: Write, { id }: { id: number }): Promise<Answer<typeof productBulkCalls.bulkRetry>> =>
  beginBulk(write, await freezeRetry(write, bulkKind, { id, refuses: productBulkRefusals }));
