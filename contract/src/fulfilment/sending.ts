import { z } from 'zod';
import { sendRight } from '../orders/claims.ts';
import { flag, id, nothing, text, words } from '../wire.ts';
import { labelRefusals } from '../services/labels.ts';
import { onePassRefusals } from '../services/one-pass.ts';
import { waybillSheetRefusals } from '../delivery/sheets.ts';
import { Piece } from '../orders/order-record.ts';
import { orderNo, placeOrderRefusals, requestKey } from '../orders/placing.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { calls, post } from '../call.ts';

/** Clients send numbers and text alike. */
const said = (max: number, missing?: string) =>
  z.codec(z.union([z.string(), z.number()], missing), text(max), {
    decode: String,
    encode: (value) => value,
  });

/** Most other orders that go in one parcel. */
export const TOGETHER_MAX = 20;

/** The noun is the order: sending moves it. */
export const sendingCalls = calls('order', '/admin/store/order', {
  send: post('/send', {
    permission: sendRight,
    dataScope: 'order_line',
    about:
      'Somebody limited to shops sends the lines of these, with waybills out of the printer of the shop. With `expressRecordType` 2 a waybill is printed, whose number becomes the tracking number. A repetition of a printed one prints nothing; after a lost answer it is refused until `isReprint` says that nothing was printed.',
    body: z.object({
      orderNo,
      type: said(8, '请选择类型'),
      expressRecordType: said(8).nullish(),
      expressCode: said(50).nullish(),
      expressNumber: said(64).nullish(),
      expressTempId: said(64).nullish(),
      toName: said(64).nullish(),
      toTel: said(32).nullish(),
      toAddr: said(255).nullish(),
      deliveryName: said(64).nullish(),
      deliveryTel: said(32).nullish(),
      /** Staff have seen that the last waybill, whose answer was lost, was not printed. */
      isReprint: flag.nullish(),
      /** Goods of this parcel where the order is sent in several; all that are still to send without it. */
      pieces: z.array(Piece).min(1, '请至少选择一件商品').max(1000, '一个包裹最多 1000 种商品').nullish(),
      /** Other orders of the same recipient that lie in this parcel, whole. */
      together: z
        .array(orderNo)
        .max(TOGETHER_MAX, `一个包裹最多放 ${TOGETHER_MAX + 1} 个订单`)
        .nullish(),
    }),
    returns: nothing,
    refuses: [
      orderRefusals.NOT_FOUND,
      orderRefusals.DELETED_CANNOT_SEND,
      orderRefusals.SENT_ALREADY,
      orderRefusals.UNPAID_CANNOT_SEND,
      orderRefusals.REFUNDING_CANNOT_SEND,
      orderRefusals.REFUNDED_CANNOT_SEND,
      orderRefusals.NOTHING_TO_SEND,
      orderRefusals.REFUND_PROPOSED,
      orderRefusals.TRACKING_NUMBER,
      orderRefusals.CARRIER,
      orderRefusals.RECORD_TYPE,
      orderRefusals.SHEETS_OFF,
      orderRefusals.SHEET_UNDER_WAY,
      orderRefusals.NO_GOODS,
      orderRefusals.PIECE_NOT_FOUND,
      orderRefusals.PIECE_TWICE,
      orderRefusals.TOO_MANY_PIECES,
      orderRefusals.NUMBER_OF_OTHER_PARCEL,
      orderRefusals.OTHER_RECIPIENT,
      orderRefusals.NO_PRINTER,
      orderRefusals.SHEET_OF_OTHERS,
      orderRefusals.SHEET_OF_OTHER_GOODS,
      orderRefusals.CANNOT_GO_ALONG,
      waybillSheetRefusals.CARRIER_NOT_READY,
      waybillSheetRefusals.OUTCOME_UNKNOWN,
      labelRefusals.NO_NUMBER,
      onePassRefusals.REFUSED,
    ],
  }),
  correctTracking: post('/tracking', {
    permission: sendRight,
    dataScope: 'order_line',
    about:
      'Corrects the carrier or the tracking number of a parcel on its way. The reason is asked for and logged with old and new.',
    body: z.object({
      orderNo,
      expressCode: words(50, '请选择快递公司'),
      expressNumber: words(64, '请填写快递单号'),
      reason: words(255, '请填写更正原因'),
      /** The latest parcel without it. */
      parcelId: id.optional(),
    }),
    returns: nothing,
    refuses: [
      orderRefusals.NOT_FOUND,
      orderRefusals.NO_PARCEL,
      orderRefusals.SAME_PARCEL,
      orderRefusals.CARRIER,
      orderRefusals.PARCEL_NOT_FOUND,
      orderRefusals.NUMBER_OF_OTHER_PARCEL,
    ],
  }),
  recall: post('/recall', {
    permission: sendRight,
    dataScope: 'order_line',
    about:
      'Takes a sending back that should not have been: its goods wait to be sent again. The reason is logged with the parcel.',
    body: z.object({
      orderNo,
      reason: words(255, '请填写撤回原因'),
      /** All parcels of the order without it. */
      parcelId: id.optional(),
      requestKey,
    }),
    returns: nothing,
    refuses: [
      orderRefusals.NOT_FOUND,
      orderRefusals.NOT_ON_ITS_WAY,
      orderRefusals.REFUNDING_CANNOT_RECALL,
      orderRefusals.REFUNDED_CANNOT_RECALL,
      orderRefusals.CASE_CANNOT_RECALL,
      placeOrderRefusals.KEY_REUSED,
      orderRefusals.PARCEL_NOT_FOUND,
    ],
  }),
});
