import type { Input } from '#contract/call.ts';
import type { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { lockOrder, logStep } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { getLostWaybill } from './get-lost-waybill.ts';
import { keepOutcome } from './keep-outcome.ts';

/** Staff have seen that nothing was printed: the order waits to be sent again, and nothing is printed by this. */
export async function confirmNotPrinted(write: Write, { orderNo }: Input<typeof waybillCalls.waybillNotPrinted>): Promise<null> {
  const found = await lockOrder(write, orderNo);
  await getLostWaybill(write, found.id);
  await keepOutcome(write, found, { outcome: 'refused', number: null });
  await logStep(write, found.id, { type: 'waybill', message: '已确认电子面单没有打印，可以重新打印' });
  return null;
}
