import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { ledgerRefusals } from '../customers/ledgers.ts';
import { freightTemplateRefusals } from '../delivery/freight-templates.ts';
import { orderAddressRefusals } from '../orders/addresses.ts';
import { trackingRefusals } from '../services/tracking.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { PickPoint } from '../delivery/pick-point-record.ts';
import { attemptRefusals } from '../payments/attempts.ts';
import { Payment, RefundRequest, placeOrderRefusals, orderNo } from '../orders/placing.ts';
import { AddressChange, OrderDraft, Quote, QuoteDraft, placingRefusals, quoteRefusals, turnRefusals } from '../orders/quotes.ts';
import { refundRefusals } from '../orders/refund-refusals.ts';
import { orderStates } from '../orders/enums.ts';
import { fileUploadRefusals } from '../pictures/uploads.ts';
import { id, moment, page, paged } from '../wire.ts';
import { searchText } from '../search-text.ts';
import { OpenOrder, OpenSku, OpenTrace } from './order-record.ts';

/** Calls signed by an API key: a storefront's way to place orders and to follow them. */
export const openOrderCalls = calls('order', '/open/order', {
  create: post('/create', {
    permission: 'storefront',
    about:
      'Takes price, stock and freight in one transaction. The same idempotency key and body answer the same order; another body is refused.',
    body: OrderDraft,
    returns: OpenOrder,
    refuses: [customerRefusals.DISABLED, ...quoteRefusals, ...placingRefusals, ...turnRefusals],
  }),
  quote: post('/quote', {
    permission: 'storefront',
    about:
      'What an order would come to now, with freight, coupon and points; nothing is taken by asking. `payPrice` is the `expectedTotal` to create it with.',
    body: QuoteDraft,
    returns: Quote,
    refuses: quoteRefusals,
  }),
  pay: post('/pay', {
    permission: 'storefront',
    about:
      'Says that the order was paid, or pays it from the balance of its buyer with `payType` `yue`. Saying it twice changes nothing; for a cancelled order the money is sent back, and the balance left alone. Money of before a change of price is taken: what is too much goes back, and too little waits for staff. Once a payment provider is connected, only `yue` and `offline` are taken.',
    body: Payment,
    returns: OpenOrder,
    refuses: [
      orderRefusals.NOT_FOUND,
      attemptRefusals.TOLD_BY_PROVIDER,
      placeOrderRefusals.CANNOT_PAY,
      placeOrderRefusals.AMOUNT_DIFFERS,
      placeOrderRefusals.PAID_OTHERWISE,
      placeOrderRefusals.PAY_TYPE_OFF,
      placeOrderRefusals.NO_ACCOUNT,
      ledgerRefusals.SHORT_OF_BALANCE,
    ],
  }),
  changeAddress: post('/address', {
    permission: 'storefront',
    about: 'Sends an unsent order elsewhere, where its freight reaches. Saying it twice changes nothing.',
    body: AddressChange,
    returns: OpenOrder,
    refuses: [
      orderRefusals.NOT_FOUND,
      orderAddressRefusals.TOO_LATE,
      orderAddressRefusals.PICK_UP,
      orderAddressRefusals.DEARER,
      freightTemplateRefusals.NO_FREIGHT,
    ],
  }),
  cancel: post('/cancel', {
    permission: 'storefront',
    body: z.object({ orderNo }),
    returns: OpenOrder,
    refuses: [orderRefusals.NOT_FOUND, placeOrderRefusals.PAID_CANNOT_CANCEL, attemptRefusals.UNDER_WAY],
  }),
  askRefund: post('/refund', {
    permission: 'storefront',
    about: 'Asking again for the same reason changes nothing.',
    body: RefundRequest,
    returns: OpenOrder,
    refuses: [
      orderRefusals.NOT_FOUND,
      refundRefusals.UNPAID,
      refundRefusals.DELETED,
      refundRefusals.ASKED_ALREADY,
      refundRefusals.REFUNDED_ALREADY,
      refundRefusals.UNDER_WAY,
      fileUploadRefusals.ADDRESS,
      refundRefusals.LINE_NOT_FOUND,
      refundRefusals.LINE_TWICE,
      refundRefusals.LINE_TOO_MANY,
      refundRefusals.PIECE_IN_CASE,
    ],
  }),
  refundReasons: get('/refund/reasons', {
    permission: 'storefront',
    about: 'Reasons to choose from when a refund is asked for; others can be given as well.',
    returns: z.array(z.string()),
  }),
  confirmReceipt: post('/receive', {
    permission: 'storefront',
    about: 'Saying it twice changes nothing.',
    body: z.object({ orderNo }),
    returns: OpenOrder,
    refuses: [orderRefusals.NOT_FOUND, orderRefusals.NOT_SENT, orderRefusals.REFUNDING_CANNOT_RECEIVE],
  }),
  delete: post('/delete', {
    permission: 'storefront',
    about:
      'Takes a complete or wholly refunded order out of the list of its buyer; the shop keeps it. Saying it twice changes nothing.',
    body: z.object({ orderNo }),
    returns: OpenOrder,
    refuses: [
      orderRefusals.NOT_FOUND,
      orderRefusals.UNPAID_CANNOT_DELETE,
      orderRefusals.REFUNDING_CANNOT_DELETE,
      orderRefusals.ONLY_DONE_DELETED,
      orderRefusals.IN_CASE,
    ],
  }),
  list: get('/list', {
    permission: 'storefront',
    about: 'The orders that this key placed and no buyer deleted, the newest first: of one state, or placed in a period.',
    query: paged({ state: z.enum(orderStates, '订单状态不正确').optional(), since: moment.optional(), until: moment.optional() }),
    returns: page(OpenOrder),
  }),
  read: get('/info', {
    permission: 'storefront',
    query: z.object({ orderNo }),
    returns: OpenOrder,
    refuses: [orderRefusals.NOT_FOUND],
  }),
  track: get('/tracking', {
    permission: 'storefront',
    whileAsleep: true,
    about: 'Steps of the parcel of an own order, up to half an hour old. Empty while no provider is set up, or nothing is known.',
    query: z.object({
      orderNo,
      /** The latest parcel without it. */
      parcelId: id.optional(),
    }),
    returns: OpenTrace,
    refuses: [
      orderRefusals.NOT_FOUND,
      orderRefusals.PARCEL_NOT_FOUND,
      trackingRefusals.SILENT,
      trackingRefusals.BROKEN,
      trackingRefusals.REFUSED,
    ],
  }),
});

/** Points at which orders can be fetched now; empty while the shop does not offer it. */
export const openPointCalls = calls('pick_point', '/open/point', {
  open: get('/list', { permission: 'storefront', returns: z.array(PickPoint) }),
});

export const openSkuCalls = calls('sku', '/open/sku', {
  onSale: get('/list', {
    permission: 'storefront',
    about: 'What can be bought now: on shelf, in stock or not. Keywords are part of a name, or of a code.',
    query: paged({ keywords: searchText(64).optional() }),
    returns: page(OpenSku),
  }),
});
