import { z } from 'zod';
import { calls, post } from '../call.ts';
import { count, id, moment } from '../wire.ts';
import { soldId } from '../orders/order-record.ts';

/** Most orders that are packed in one go. */
export const PACKED_MAX = 1000;

const chosen = z.object({
  ids: z.array(id).min(1, '请先选择订单').max(PACKED_MAX, `一次最多选择 ${PACKED_MAX} 个订单`),
});

/** Pieces of one SKU that the chosen orders need together. */
export const PickLine = z.object({
  skuId: soldId,
  productName: z.string(),
  sku: z.string(),
  image: z.string(),
  /** Place in the warehouse; empty where nobody has noted it. */
  shelf: z.string(),
  category: z.string(),
  barCode: z.string(),
  quantity: count,
  orders: z.array(z.object({ orderNo: z.string(), quantity: count })),
});
export type PickLine = z.output<typeof PickLine>;

/** An order that is not packed now, and why. */
const Left = z.object({ orderNo: z.string(), reason: z.string() });

export const PickList = z.object({ lines: z.array(PickLine), orders: count, pieces: count, left: z.array(Left) });
export type PickList = z.output<typeof PickList>;

/** Goods that lie in one parcel, or are to be packed into the next: goods without amounts. */
export const DeliveryNote = z.object({
  orderNo: z.string(),
  /** Null while its goods still wait, and for goods that the customer fetched. */
  parcelId: id.nullable(),
  /** True for goods that wait to be sent: those in a parcel have left, and those of a pick-up order never will. */
  isToSend: z.boolean(),
  /** Which parcel of its order it is, and how many there are with the one still to be packed. */
  nth: count,
  of: count,
  createTime: moment,
  realName: z.string(),
  /** Numbers and names, masked for those who may not open an order. */
  userPhone: z.string(),
  userAddress: z.string(),
  /** The buyer's note. */
  mark: z.string(),
  /** The note of the staff, which is not printed. */
  remark: z.string(),
  /** How it left; empty while its goods wait. */
  deliveryType: z.string(),
  deliveryName: z.string(),
  deliveryId: z.string(),
  lines: z.array(
    z.object({
      id,
      productName: z.string(),
      sku: z.string(),
      image: z.string(),
      barCode: z.string(),
      shelf: z.string(),
      quantity: count,
    }),
  ),
});
export type DeliveryNote = z.output<typeof DeliveryNote>;

/** Pick list and packing notes that the warehouse needs for the orders of a day. */
export const packingCalls = calls('order', '/admin/store/order', {
  pickList: post('/pick', {
    permission: 'admin:order:send',
    dataScope: 'order_line',
    about:
      'Goods of the chosen orders that wait to be sent, summed by SKU, without refunded pieces; in the order of their shelves.',
    body: chosen,
    returns: PickList,
  }),
  deliveryNotes: post('/notes', {
    permission: 'admin:order:send',
    dataScope: 'order_line',
    about:
      'A delivery note for each parcel of the chosen orders that are paid, and one for what is still to be packed: in the order given, without amounts and refunded pieces.',
    body: chosen,
    returns: z.object({ notes: z.array(DeliveryNote), left: z.array(Left) }),
  }),
});
