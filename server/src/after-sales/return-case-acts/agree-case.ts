import type { Input } from '#contract/call.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import type { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveCase } from '../return-cases/move-case.ts';
import { stateAfter } from '../return-cases/states.ts';
import { addressTo } from './address-to.ts';
import { lockCase } from '../return-cases/lock-case.ts';
import { logCase } from '../return-cases/log-case.ts';

/** The buyer may send the goods back, to this address. */
export async function agreeCase(write: Write, { id, returnTo: named }: Input<typeof returnCaseCalls.agree>): Promise<null> {
  const { found } = await lockCase(write, id);
  if (!stateAfter(found.state, 'agree')) throw returnCaseRefusals.NOT_ASKED();
  const returnTo = await addressTo(write, named);
  await moveCase(write, found, 'agree', { returnTo });
  await logCase(write, found, `同意退换，寄回：${returnTo}`);
  return null;
}
