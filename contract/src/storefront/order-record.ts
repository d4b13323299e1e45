import { z } from 'zod';
import { teamStates } from '../marketing/teams.ts';
import { orderStates, refundStates } from '../orders/enums.ts';
import { amount, count, id, moment } from '../wire.ts';

/** Order as the storefront that placed it sees it. */
export const OpenOrder = z.object({
  orderNo: z.string(),
  state: z.enum(orderStates),
  refundState: z.enum(refundStates),
  statusText: z.string(),
  proTotalPrice: amount,
  freight: amount,
  couponPrice: amount,
  /** Points that pay for a part of it, and how much. */
  useIntegral: count,
  deductionPrice: amount,
  payPrice: amount,
  /** Points it earns, once it is received. */
  gainIntegral: count,
  paid: z.boolean(),
  refundPrice: amount,
  /** Reason a refund was refused. */
  refundReason: z.string().nullable(),
  deliveryName: z.string().nullable(),
  deliveryId: z.string().nullable(),
  /** Code to show at the pick-up point; empty for orders that are sent. */
  verifyCode: z.string(),
  /** Team of a group-buy: the chosen one until it is paid, then its own; and whether that runs, has succeeded or failed. */
  teamId: id.nullable(),
  teamStatus: teamStates.schema().nullable(),
  createTime: moment,
});

/** Tracking of the parcel of an order; no steps while nothing is known. */
export const OpenTrace = z.object({
  orderNo: z.string(),
  /** `express`, `send` by a courier of the shop, `fictitious`; null before it is sent. */
  deliveryType: z.string().nullable(),
  deliveryName: z.string().nullable(),
  deliveryId: z.string().nullable(),
  isSigned: z.boolean(),
  /** Steps as the carrier tells them, the newest first. */
  steps: z.array(z.object({ time: z.string(), status: z.string() })),
  /** All that the order was sent in so far; `parcelId` asks for another than the latest. */
  parcels: z.array(
    z.object({
      id,
      deliveryType: z.string(),
      deliveryName: z.string().nullable(),
      deliveryId: z.string().nullable(),
      pieces: count,
      createTime: moment,
    }),
  ),
});

export const OpenSku = z.object({
  skuId: id,
  productId: id,
  productName: z.string(),
  sku: z.string(),
  /** Numbers that the shop gives: of the product, and of this SKU. */
  code: z.string(),
  barCode: z.string(),
  image: z.string(),
  price: amount,
  stock: count,
});
