import type { Input } from '#contract/call.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { Refusal } from '#contract/refusal.ts';
import { recordTypes } from '#contract/orders/enums.ts';
import type { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type LineStanding, checkTeam, leftOf } from '#server/orders/rules.ts';
import type { Piece } from '#contract/orders/order-record.ts';
import type { OrderRecord, ParcelRecord } from '#server/orders/index.ts';

type Sendable = Pick<OrderRecord, 'state' | 'refundState' | 'shippingType' | 'isDel' | 'isSystemDel' | 'teamStatus'>;

type SendTerms = Input<typeof sendingCalls.send>;

/** A parcel whose number comes with a printed waybill. */
export const isBySheet = ({ type, expressRecordType }: SendTerms): boolean =>
  type === '1' && expressRecordType === recordTypes.sheet;

const blank = (value: string | null | undefined): boolean => value === null || value === undefined || value.trim() === '';

function checkExpress(
  { expressRecordType, expressCode, expressNumber, expressTempId, toName, toTel, toAddr }: SendTerms,
  hasSheets: boolean,
): void {
  if (blank(expressRecordType) || expressRecordType === recordTypes.typed) {
    if (blank(expressNumber)) throw orderRefusals.TRACKING_NUMBER();
    if (blank(expressCode)) throw orderRefusals.CARRIER();
    return;
  }
  if (blank(expressCode)) throw orderRefusals.CARRIER();
  if (expressRecordType !== recordTypes.sheet) throw orderRefusals.RECORD_TYPE();
  if (blank(expressTempId)) throw orderRefusals.SHEET();
  if (blank(toName)) throw orderRefusals.SENDER_NAME();
  if (blank(toTel)) throw orderRefusals.SENDER_PHONE();
  if (blank(toAddr)) throw orderRefusals.SENDER_ADDRESS();
  if (!hasSheets) throw orderRefusals.SHEETS_OFF();
}

function checkCourier({ deliveryName, deliveryTel }: SendTerms): void {
  if (blank(deliveryName)) throw orderRefusals.COURIER_NAME();
  if (blank(deliveryTel)) throw orderRefusals.COURIER_PHONE();
  if (!/^1\d{10}$/.test(deliveryTel ?? '')) throw orderRefusals.COURIER_PHONE_FORM();
}

/** The order of these is the wire's. Waybills are printed where the shop has switched them on. */
export function checkSendable(order: Sendable, input: SendTerms, hasSheets = false): void {
  if (order.isDel || order.isSystemDel) throw orderRefusals.DELETED_CANNOT_SEND();
  if (order.state === 'unpaid') throw orderRefusals.UNPAID_CANNOT_SEND();
  if (order.state !== 'toSend') throw orderRefusals.SENT_ALREADY();
  if (order.refundState === 'refunded') throw orderRefusals.REFUNDED_CANNOT_SEND();
  if (order.refundState !== 'none') throw orderRefusals.REFUNDING_CANNOT_SEND();
  checkTeam(order);
  if (order.shippingType === 2) throw orderRefusals.PICK_UP_CANNOT_SEND();
  if (input.type === '1') checkExpress(input, hasSheets);
  else if (input.type === '2') checkCourier(input);
  else if (input.type !== '3') throw orderRefusals.SEND_TYPE();
}

/** Reason why an order cannot be sent so; undefined when it can. */
export function whyNotSendable(order: Sendable, input: SendTerms): string | undefined {
  try {
    checkSendable(order, input);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

type Recipient = Pick<OrderRecord, 'realName' | 'userPhone' | 'userAddress'>;

/** Orders go in one parcel only to one recipient. */
export const isSameRecipient = (one: Recipient, other: Recipient): boolean =>
  one.realName === other.realName && one.userPhone === other.userPhone && one.userAddress === other.userAddress;

/** An order sent with this very parcel before: whoever lost the answer says it again. */
export const isSentWithParcel = (
  { state, deliveryType, deliveryCode, deliveryId }: Pick<OrderRecord, 'state' | 'deliveryType' | 'deliveryCode' | 'deliveryId'>,
  { type, expressCode, expressNumber }: Pick<SendTerms, 'type' | 'expressCode' | 'expressNumber'>,
): boolean =>
  type === '1' &&
  state === 'sent' &&
  deliveryType === 'express' &&
  deliveryCode === expressCode &&
  deliveryId === expressNumber?.trim();

/** No piece of an order is sent twice. */
export function checkPiecesLeft(lines: readonly LineStanding[], wanted: readonly Piece[]): void {
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length) throw orderRefusals.PIECE_TWICE();
  for (const { lineId, quantity } of wanted) {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line) throw orderRefusals.PIECE_NOT_FOUND();
    const left = leftOf(line);
    if (quantity > left) throw orderRefusals.TOO_MANY_PIECES({ productName: line.productName, left });
  }
}

type NumberedParcel = Pick<ParcelRecord, 'deliveryType' | 'deliveryCode' | 'deliveryId'>;

/** The parcel that a carrier has under this number. */
export const parcelWith = <P extends NumberedParcel>(
  parcels: readonly P[],
  { expressCode, expressNumber }: { expressCode?: string | null | undefined; expressNumber?: string | null | undefined },
): P | undefined =>
  parcels.find(
    ({ deliveryType, deliveryCode, deliveryId }) =>
      deliveryType === 'express' && deliveryCode === expressCode && deliveryId === expressNumber?.trim(),
  );

/** Columns of an order that show its latest parcel. */
export const shownBy = (parcel: ParcelRecord | undefined) => ({
  deliveryType: parcel?.deliveryType ?? null,
  deliveryName: parcel?.deliveryName ?? null,
  deliveryCode: parcel?.deliveryCode ?? null,
  deliveryId: parcel?.deliveryId ?? null,
});
