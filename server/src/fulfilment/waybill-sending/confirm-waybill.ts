import type { Input } from '#contract/call.ts';
import { type waybillCalls, waybillRefusals } from '#contract/fulfilment/waybills.ts';
import { recordTypes, sendTypes } from '#contract/orders/enums.ts';
import { lockOrder, logStep } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { whyNotSendable } from '../sending/rules.ts';
import { sendTogether } from '../sending/send-together.ts';
import { lockNumber, ordersByNumber } from '../shipments/queries.ts';
import { getLostWaybill } from '../waybills/get-lost-waybill.ts';
import { keepOutcome } from '../waybills/keep-outcome.ts';
import { findWaybill } from '../waybills/queries.ts';

/** Sends an order by the number of a waybill that staff have seen printed. One that can no longer be sent keeps the number. */
export async function confirmWaybill(
  write: Write,
  { orderNo, number }: Input<typeof waybillCalls.confirmWaybill>,
): Promise<null> {
  const found = await lockOrder(write, orderNo);
  const before = await findWaybill(write.tx, found.id);
  if (before?.outcome === 'printed' && before.number === number) return null;
  const known = await getLostWaybill(write, found.id);
  await lockNumber(write.tx, number);
  const [other] = (await ordersByNumber(write.tx, [number], write.actor)).get(number.toUpperCase()) ?? [];
  if (other) throw waybillRefusals.NUMBER_OF_OTHER({ used: other.isSeen ? `订单 ${other.orderNo}` : '其他订单' });
  await keepOutcome(write, found, { outcome: 'printed', number });
  const { pieces, together, com } = known;
  const byNumber = { type: sendTypes.parcel, expressRecordType: recordTypes.typed, expressCode: com, expressNumber: number };
  const parcel = { ...byNumber, orderNo, pieces: pieces ?? undefined, together };
  const reason = whyNotSendable(found, parcel);
  if (reason === undefined) return sendTogether(write, parcel);
  await logStep(write, found.id, { type: 'waybill', message: `已确认面单单号 ${number}，订单没有发出：${reason}` });
  return null;
}
