import { caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveCase } from '../return-cases/move-case.ts';
import { isOpen } from '../return-cases/states.ts';
import { lockCase } from '../return-cases/lock-case.ts';
import { logCase } from '../return-cases/log-case.ts';

/** Withdraws a case by the buyer, or by staff whose goods did not come. */
export async function withdrawCase(write: Write, { id, reason }: { id: number; reason: string }): Promise<null> {
  const { actor } = write;
  const { found } = await lockCase(write, id);
  if (!isOpen(found.state)) throw returnCaseRefusals.ENDED();
  if (found.state === caseStates.received) throw returnCaseRefusals.RECEIVED_ALREADY();
  await moveCase(write, found, 'withdraw', { endReason: reason });
  await logCase(write, found, '撤销退换', reason);
  // Staff who withdraw it know.
  if (actor.kind === 'storefront') await notify(write, 'adminReturnWithdrawn', found.caseNo);
  return null;
}
