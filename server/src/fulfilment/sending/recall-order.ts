import { inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';

import {
  type ParcelRecord,
  lineStandings,
  parcel,
  standingParcels,
  lockOrder,
  moveOrder,
  logStep,
  standingLines,
} from '#server/orders/index.ts';
import type { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type LineStanding, piecesLeft, countOf, canMove, deliveryText } from '#server/orders/rules.ts';
import { ownParcels } from './parcels-seen.ts';
import { shownBy } from './rules.ts';

/** True where goods are to be sent again once these parcels are back: those that were refunded meanwhile are not. */
const isLeftAfter = (lines: readonly LineStanding[], taken: readonly ParcelRecord[]): boolean => {
  const back = (lineId: number) => countOf(taken.flatMap(({ pieces }) => pieces.filter((piece) => piece.lineId === lineId)));
  return piecesLeft(lines.map((line) => ({ ...line, sent: line.sent - back(line.lineId) }))).length > 0;
};

/**
 * Goods that were marked as sent by mistake are to be sent again: those of one parcel, or of all. What a parcel was stays with
 * the reason, and in the timeline.
 */
export async function recallOrder(write: Write, input: Input<typeof sendingCalls.recall>): Promise<null> {
  const { tx, now } = write;
  const { orderNo, reason, parcelId } = input;
  const found = await lockOrder(write, orderNo);
  const parcels = await standingParcels(tx, found.id);
  if (!canMove(found, 'recall') || found.isDel || parcels.length === 0) throw orderRefusals.NOT_ON_ITS_WAY();
  if (found.refundState === 'paying' || found.refundState === 'refunded') throw orderRefusals.REFUNDING_CANNOT_RECALL();
  if ((await standingLines(tx, found.id)).length > 0) throw orderRefusals.CASE_CANNOT_RECALL();
  const own = await ownParcels(write, parcels, found.id);
  const taken = own.filter(({ id }) => parcelId === undefined || id === parcelId);
  if (taken.length === 0) throw orderRefusals.PARCEL_NOT_FOUND();
  const kept = parcels.filter((one) => !taken.includes(one));
  if (!isLeftAfter(await lineStandings(tx, found.id), taken)) throw orderRefusals.REFUNDED_CANNOT_RECALL();
  const sentPieces = kept.reduce((sum, { pieces }) => sum + countOf(pieces), 0);
  await moveOrder(write, found, 'recall', { ...shownBy(kept.at(-1)), sentPieces, shippedTime: null });
  const ids = taken.map(({ id }) => id);
  await tx.update(parcel).set({ withdrawnTime: now, reason, updateTime: now }).where(inArray(parcel.id, ids));
  for (const one of taken) await logStep(write, found.id, { type: 'recall', message: `撤回发货 ${deliveryText(one)}`, reason });
  return null;
}
