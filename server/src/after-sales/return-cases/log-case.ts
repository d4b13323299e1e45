import type { Write } from '#server/platform/write/write.ts';
import { type CaseRecord, logStep } from '#server/orders/index.ts';

/** A step of a case stands in the timeline of its order, under the number of the case. */
export const logCase = (
  write: Write,
  { orderId, caseNo }: Pick<CaseRecord, 'orderId' | 'caseNo'>,
  says: string,
  reason?: string,
) => logStep(write, orderId, { type: 'return_case', message: `${says}（${caseNo}）`, reason });
