import type { Input } from '#contract/call.ts';
import { waybillSheetRefusals } from '#contract/delivery/sheets.ts';
import type { sendingCalls } from '#contract/fulfilment/sending.ts';
import { showMoment } from '#contract/moment.ts';
import { recordTypes, sendTypes } from '#contract/orders/enums.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Piece } from '#contract/orders/order-record.ts';
import { keepOutcome } from './keep-outcome.ts';
import { isOwnWaybill, refuseBesideOthers } from './own-waybill.ts';
import { findWaybill } from './queries.ts';
import { isAsking, isBeside, mayBePrinted } from './rules.ts';

/**
 * Refuses to send an order, which the caller has locked, while its waybill is being printed or may lie in the printer: it would leave
 * twice. People of a shop go on beside a waybill that names goods of others. A number of the same carrier that somebody types for this order is that of the waybill, and settles it.
 */
export async function refuseWhileLost(
  write: Write,
  order: { id: number; orderNo: string },
  { type, expressRecordType, expressCode, expressNumber }: Input<typeof sendingCalls.send>,
  pieces: readonly Piece[],
): Promise<void> {
  const known = await findWaybill(write.tx, order.id);
  if (!known || !mayBePrinted(known)) return;
  if (!(await isOwnWaybill(write.tx, known, write.actor)))
    return isBeside(known, pieces) ? undefined : refuseBesideOthers(write, known);
  if (isAsking(known, write.now)) throw orderRefusals.SHEET_UNDER_WAY();
  const isTyped = type === sendTypes.parcel && expressRecordType === recordTypes.typed && expressCode === known.com;
  const number = expressNumber?.trim() ?? '';
  if (!isTyped || number === '') throw waybillSheetRefusals.OUTCOME_UNKNOWN({ lostAt: showMoment(known.askedTime).slice(5, 16) });
  await keepOutcome(write, order, { outcome: 'printed', number });
}
