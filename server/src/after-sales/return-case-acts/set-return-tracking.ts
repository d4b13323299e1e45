import { caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { returnCases } from '../return-cases/queries.ts';
import { lockCase } from '../return-cases/lock-case.ts';
import { logCase } from '../return-cases/log-case.ts';

interface Back {
  id: number;
  backName?: string | undefined;
  backNumber: string;
}

/** Carrier and number of the parcel back; said again, the last word counts. */
export async function setReturnTracking(write: Write, { id, backName: name = '', backNumber: number }: Back): Promise<null> {
  const { found } = await lockCase(write, id);
  if (found.state !== caseStates.waiting) throw returnCaseRefusals.NOT_WAITING();
  const [backName, backNumber] = [name.trim(), number.trim()];
  if (found.backName === backName && found.backNumber === backNumber) return null;
  await returnCases.set(write, id, { backName, backNumber });
  await logCase(write, found, `退回快递：${`${backName} ${backNumber}`.trim()}`);
  return null;
}
