import { createHash } from 'node:crypto';
import type { ShippingState } from '#contract/fulfilment/shipping-information.ts';
import type { Piece } from '#contract/orders/order-record.ts';
import { masked } from '#contract/masked.ts';
import type { OrderRecord, ParcelRecord } from '#server/orders/index.ts';
import type { ShippingKind, ShippingUpload } from '#server/platform/mini-programme.ts';

/** Most parcels that WeChat takes of one payment. */
export const PARCELS_MAX = 15;
/** The one carrier that wants to know whom it calls. */
const WITH_CONTACT = 'SF';

export type ShippingContent = Pick<ShippingUpload, 'kind' | 'isSplit' | 'isWhole' | 'parcels'>;

export interface Sending {
  order: Pick<OrderRecord, 'state' | 'refundState' | 'shippingType' | 'userPhone'>;
  parcels: readonly Pick<ParcelRecord, 'deliveryType' | 'deliveryCode' | 'deliveryName' | 'deliveryId' | 'pieces'>[];
  lines: readonly { lineId: number; productName: string; payNum: number }[];
  /** Codes of WeChat by those of our carriers. */
  codes: ReadonlyMap<string, string>;
  /** Parcels were told one by one before. */
  wasSplit: boolean;
  /** All was told as sent before: what was taken back since is told once all is sent again, by the one correction. */
  wasWhole: boolean;
}

const goodsText = (pieces: readonly Piece[], lines: Sending['lines']): string =>
  pieces
    .map(({ lineId, quantity }) => `${lines.find((line) => line.lineId === lineId)?.productName ?? '商品'}*${quantity}`)
    .join(';');

/** Reason why a sending cannot be told as it is. */
export interface Untellable {
  why: string;
}

function expressOf({ order, parcels, lines, codes, wasSplit }: Sending, isWhole: boolean): ShippingContent | Untellable {
  const unknown = parcels.find(({ deliveryCode }) => !codes.has(deliveryCode ?? ''));
  if (unknown) return { why: `“${unknown.deliveryName}”没有对应的微信物流编码，请在物流公司里填写微信编码` };
  const told = parcels.slice(0, PARCELS_MAX).map(({ deliveryCode, deliveryId, pieces }) => {
    const carrier = codes.get(deliveryCode ?? '') ?? '';
    const goods = goodsText(pieces, lines);
    return {
      carrier,
      trackingNo: deliveryId ?? '',
      goods,
      ...(carrier === WITH_CONTACT && { receiver: masked(order.userPhone) }),
    };
  });
  return { kind: 'express', isSplit: wasSplit || !isWhole || told.length > 1, isWhole, parcels: told };
}

/**
 * Content of an upload; undefined while there is nothing to tell. Only express is told parcel by parcel: of an order that went in several
 * ways the express parcels are told, and others once all is sent.
 */
export function contentOf(sending: Sending): ShippingContent | Untellable | undefined {
  const { order, parcels, lines } = sending;
  if (order.state === 'unpaid' || order.state === 'cancelled' || order.refundState === 'refunded') return undefined;
  const isWhole = order.state !== 'toSend';
  if (sending.wasWhole && !isWhole) return undefined;
  const express = parcels.filter(({ deliveryType }) => deliveryType === 'express');
  if (express.length > 0) return expressOf({ ...sending, parcels: express }, isWhole);
  if (!isWhole) return undefined;
  const goods = goodsText(
    lines.map(({ lineId, payNum: quantity }) => ({ lineId, quantity })),
    lines,
  );
  const byParcel: ShippingKind = parcels.at(-1)?.deliveryType === 'send' ? 'sameCity' : 'virtual';
  const kind = order.shippingType === 2 ? 'pickUp' : byParcel;
  return { kind, isSplit: false, isWhole, parcels: [{ carrier: '', trackingNo: '', goods }] };
}

export const digestOf = (content: ShippingContent): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** True where WeChat has all of this already. */
export const isKnown = (
  { kind, isWhole, parcels }: ShippingContent,
  known: { isWhole: boolean; trackingNos: readonly string[] },
): boolean =>
  known.isWhole === isWhole && (kind !== 'express' || parcels.every(({ trackingNo }) => known.trackingNos.includes(trackingNo)));

/** True once the buyer has confirmed the goods: WeChat takes no upload any more. */
export const isOver = (state: ShippingState): boolean => state === 'received' || state === 'settled';

interface Standing {
  state: ShippingState;
  why: string | null;
  remindedTime: Date | null;
}

/** True where the money waits for people, or for a try that did not succeed at once; a sending on its way is no matter yet. */
export const isFrozen = ({ state, why, remindedTime }: Standing): boolean =>
  state === 'failed' || (state === 'waiting' && (why !== null || remindedTime !== null));

/** State after a try: what the buyer and WeChat did since stays. */
export const stateAfter = (state: ShippingState, next: ShippingState): ShippingState => (isOver(state) ? state : next);
