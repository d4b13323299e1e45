import type { Input } from '#contract/call.ts';
import { caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import type { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveCase } from '../return-cases/move-case.ts';
import { isOpen } from '../return-cases/states.ts';
import { lockCase } from '../return-cases/lock-case.ts';
import { logCase } from '../return-cases/log-case.ts';

/** The wish of the buyer, or goods that came back in a state that nobody accepts. */
export async function refuseCase(write: Write, { id, reason }: Input<typeof returnCaseCalls.refuse>): Promise<null> {
  const { found } = await lockCase(write, id);
  if (!isOpen(found.state)) throw returnCaseRefusals.ENDED();
  if (found.state === caseStates.waiting) throw returnCaseRefusals.NOT_REFUSABLE();
  if (found.isRestocked) throw returnCaseRefusals.RESTOCKED();
  await moveCase(write, found, 'refuse', { endReason: reason });
  await logCase(write, found, '拒绝退换', reason);
  return null;
}
