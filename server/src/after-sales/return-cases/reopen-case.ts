import { onFailedRefund } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveCase } from './move-case.ts';
import { returnCases } from './queries.ts';

/** Opens a case again whose refund failed, so that somebody pays it in another way. */
export async function reopenCase(write: Write, caseId: number): Promise<void> {
  await moveCase(write, await returnCases.lock(write.tx, caseId), 'reopen');
}

onFailedRefund(reopenCase);
