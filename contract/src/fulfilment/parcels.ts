import { z } from 'zod';
import { calls, get } from '../call.ts';
import { LogisticsInfo, trackingRefusals } from '../services/tracking.ts';
import { onePassRefusals } from '../services/one-pass.ts';
import { count, id, moment } from '../wire.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { orderNo } from '../orders/placing.ts';
import { TOGETHER_MAX } from './sending.ts';

const line = { lineId: id, productName: z.string(), sku: z.string() };

/** Goods that left together. One that was taken back stays, with the time and the reason. */
export const Parcel = z.object({
  id,
  deliveryType: z.string(),
  deliveryName: z.string().nullable(),
  deliveryCode: z.string().nullable(),
  deliveryId: z.string().nullable(),
  createTime: moment,
  withdrawnTime: moment.nullable(),
  reason: z.string().nullable(),
  lines: z.array(z.object({ ...line, quantity: count })),
});
export type Parcel = z.output<typeof Parcel>;

/** A line of an order with what is still to send of it: refunded pieces are taken from those that never left first. */
export const LineToSend = z.object({ ...line, image: z.string(), refunded: count, sent: count, left: count });
export type LineToSend = z.output<typeof LineToSend>;

/** Another order of the same recipient that waits to be sent. */
const Companion = z.object({ id, orderNo: z.string(), goods: z.string(), totalNum: count, mark: z.string().nullable() });
export type Companion = z.output<typeof Companion>;

/** The noun is the order: its parcels are read again when it changes. */
export const parcelCalls = calls('order', '/admin/store/order', {
  parcels: get('/parcels', {
    permission: 'admin:order:info',
    dataScope: 'order',
    about: 'Parcels of an order, the first one first, those taken back among them, and what is still to send.',
    query: z.object({ orderNo }),
    returns: z.object({ parcels: z.array(Parcel), lines: z.array(LineToSend) }),
    refuses: [orderRefusals.NOT_FOUND],
  }),
  together: get('/together', {
    permission: 'admin:order:send',
    dataScope: 'order_line',
    about: `Orders that could lie in the same parcel: they wait to be sent to the same name, phone and address; up to ${TOGETHER_MAX}.`,
    query: z.object({ orderNo }),
    returns: z.array(Companion),
    refuses: [orderRefusals.NOT_FOUND],
  }),
});

/** The noun is the order: what is known of a parcel on its way is asked again when it changes. */
export const trackingCalls = calls('order', '/admin/store/order', {
  getLogisticsInfo: get('/getLogisticsInfo', {
    permission: 'admin:order:logistics:info',
    dataScope: 'order',
    about:
      'Steps of a parcel, the newest first as its carrier tells them. Empty while no provider is set up, or nothing is known.',
    query: z.object({
      orderNo,
      /** The latest parcel without it. */
      parcelId: id.optional(),
    }),
    returns: LogisticsInfo,
    refuses: [
      orderRefusals.NOT_FOUND,
      orderRefusals.PARCEL_NOT_FOUND,
      trackingRefusals.SILENT,
      trackingRefusals.BROKEN,
      trackingRefusals.REFUSED,
      trackingRefusals.RESTING,
      onePassRefusals.SILENT,
      onePassRefusals.REFUSED,
    ],
  }),
});
