import type { Input } from '#contract/call.ts';
import type { EventMark } from '#contract/notifications/events.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { findCarrier } from '#server/delivery/index.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import {
  type OrderStep,
  type OrderRecord,
  logStep,
  moveOrder,
  lockOrder,
  standingParcels,
  parcel,
  checkProposed,
  lineStandings,
  linesSeen,
} from '#server/orders/index.ts';
import type { sendingCalls } from '#contract/fulfilment/sending.ts';
import { arePiecesSame, countOf, piecesLeft } from '#server/orders/rules.ts';
import { parcelsSeen } from './parcels-seen.ts';
import { followSending } from './follow-sending.ts';
import { requestUpload } from '../shipping-information/request-upload.ts';
import { refuseWhileLost } from '../waybills/refuse-while-lost.ts';
import { checkSendable, checkPiecesLeft, parcelWith } from './rules.ts';

type SendInput = Input<typeof sendingCalls.send>;

interface Delivery {
  /** Event that the customer is notified of; none where nothing is carried. */
  mark?: EventMark;
  set: Pick<typeof parcel.$inferInsert, 'deliveryType' | 'deliveryName' | 'deliveryCode' | 'deliveryId'>;
  step: OrderStep;
}

/** Delivery of an order, as its parcel and its timeline have it. */
async function deliveryOf({ tx }: Write, input: SendInput): Promise<Delivery> {
  if (input.type === '3')
    return { set: { deliveryType: 'fictitious' }, step: { type: 'delivery_fictitious', message: '虚拟物品发货' } };
  if (input.type === '2') {
    const [name, tel] = [input.deliveryName ?? '', input.deliveryTel ?? ''];
    const set = { deliveryType: 'send', deliveryName: name, deliveryId: tel };
    return { mark: 'fulfillmentOrder', set, step: { type: 'delivery', message: `已配送 发货人：${name}, 发货人电话：${tel}` } };
  }
  const carrier = await findCarrier(tx, input.expressCode ?? '');
  if (!carrier) throw orderRefusals.CARRIER();
  const number = (input.expressNumber ?? '').trim();
  const set = { deliveryType: 'express', deliveryName: carrier.name, deliveryCode: carrier.code, deliveryId: number };
  return {
    mark: 'deliverGoods',
    set,
    step: { type: 'express', message: `已发货 快递公司：${carrier.name}, 快递单号：${number}` },
  };
}

/** An order sent in this very parcel before: whoever lost the answer says it again. */
async function isRepeated(write: Write, found: OrderRecord, input: SendInput): Promise<boolean> {
  const { tx } = write;
  const isSent = found.state === 'sent';
  if (input.type !== '1' || !(isSent || found.sentPieces > 0)) return false;
  const known = parcelWith(await parcelsSeen(write, await standingParcels(tx, found.id), found.id), input);
  if (!known) return false;
  if (input.pieces ? arePiecesSame(known.pieces, input.pieces) : isSent) return true;
  throw isSent ? orderRefusals.SENT_ALREADY() : orderRefusals.NUMBER_OF_OTHER_PARCEL();
}

/** Sends all that is left of an order, or the goods that the parcel names; people of a shop send its own lines. */
export async function sendOrder(write: Write, input: SendInput): Promise<null> {
  const { tx, now } = write;
  const found = await lockOrder(write, input.orderNo);
  if (await isRepeated(write, found, input)) return null;
  checkSendable(found, input);
  await checkProposed(tx, found.id);
  const all = await lineStandings(tx, found.id);
  const lines = linesSeen(all, write.actor);
  const left = piecesLeft(lines);
  if (left.length === 0) throw orderRefusals.NOTHING_TO_SEND();
  const pieces = input.pieces ?? left;
  await refuseWhileLost(write, found, input, pieces);
  checkPiecesLeft(lines, pieces);
  const { mark, set, step } = await deliveryOf(write, input);
  const [going, waiting] = [countOf(pieces), countOf(piecesLeft(all)) - countOf(pieces)];
  if (waiting > 0) await moveOrder(write, found, 'sendPart', { ...set, sentPieces: found.sentPieces + going });
  else await moveOrder(write, found, 'send', { ...set, sentPieces: 0, shippedTime: now });
  await tx.insert(parcel).values({ ...set, orderId: found.id, pieces, createTime: now, updateTime: now });
  const parts = waiting > 0 ? `，本包裹 ${going} 件，还有 ${waiting} 件待发` : '';
  await logStep(write, found.id, { ...step, message: `${step.message}${parts}` });
  if (mark) await notify(write, mark, found.orderNo);
  await requestUpload(write, found);
  await followSending(write, found);
  return null;
}
