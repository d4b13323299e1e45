import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { OwnCaseFilter, OwnCaseTerms } from '../after-sales/return-case-record.ts';
import { caseKinds, caseStates } from '../orders/return-case-enums.ts';
import { returnCaseRefusals, notOpened } from '../after-sales/return-case-refusals.ts';
import { fileUploadRefusals } from '../pictures/uploads.ts';
import { amount, count, id, moment, page, text, words } from '../wire.ts';
import { orderNo } from '../orders/placing.ts';

const caseNo = words(32, '退换单号不能为空');

/** Return case as the storefront of its order sees it. */
export const OpenCase = z.object({
  caseNo: z.string(),
  orderNo: z.string(),
  kind: caseKinds.schema(),
  state: caseStates.schema(),
  stateText: z.string(),
  reason: z.string(),
  explain: z.string(),
  /** Address that the goods go back to; empty until staff agree. */
  returnTo: z.string(),
  backName: z.string(),
  backNumber: z.string(),
  /** Reason it was refused or withdrawn. */
  endReason: z.string().nullable(),
  lines: z.array(
    z.object({
      skuId: id,
      productName: z.string(),
      sku: z.string(),
      quantity: count,
      received: count,
      outSkuId: id.nullable(),
      outSku: z.string().nullable(),
    }),
  ),
  /** Money that goes back, and whether it has arrived: `paying`, `done`; null before. */
  refundAmount: amount.nullable(),
  refundState: z.string().nullable(),
  /** Parcel of the other goods; its `id` is a `parcelId` of `/open/order/tracking`. */
  parcel: z.object({ id, deliveryName: z.string().nullable(), deliveryId: z.string().nullable() }).nullable(),
  createTime: moment,
  endTime: moment.nullable(),
});
export type OpenCase = z.output<typeof OpenCase>;

/** Calls signed by an API key: goods of the orders that it placed come back. */
export const openReturnCaseCalls = calls('return_case', '/open/return', {
  goods: get('/goods', {
    permission: 'storefront',
    about:
      'What may come back of an order, with the SKUs that each could be exchanged for: of the same product, at the same price.',
    query: z.object({ orderNo }),
    returns: z.array(
      z.object({
        skuId: id,
        productName: z.string(),
        sku: z.string(),
        left: count,
        others: z.array(z.object({ skuId: id, sku: z.string(), stock: count })),
      }),
    ),
    refuses: [orderRefusals.NOT_FOUND],
  }),
  create: post('/create', {
    permission: 'storefront',
    about:
      'Asks to give goods back for money or for other goods; staff agree or refuse. The same idempotency key answers the same case.',
    body: OwnCaseTerms,
    returns: OpenCase,
    refuses: [...notOpened, fileUploadRefusals.ADDRESS],
  }),
  list: get('/list', {
    permission: 'storefront',
    about:
      'The cases of the orders that this key placed, the newest first: of one buyer, or of one order, which may be one of the desk.',
    query: OwnCaseFilter,
    returns: page(OpenCase),
  }),
  read: get('/info', {
    permission: 'storefront',
    query: z.object({ caseNo }),
    returns: OpenCase,
    refuses: [returnCaseRefusals.NOT_FOUND],
  }),
  setBack: post('/parcel', {
    permission: 'storefront',
    about: 'Carrier and number of the parcel back. Said again, the last word counts.',
    body: z.object({ caseNo, backName: text(64).optional(), backNumber: words(64, '请填写快递单号') }),
    returns: OpenCase,
    refuses: [returnCaseRefusals.NOT_FOUND, returnCaseRefusals.NOT_WAITING],
  }),
  withdraw: post('/withdraw', {
    permission: 'storefront',
    about: 'While the goods have not come back. Saying it twice changes nothing.',
    body: z.object({ caseNo, reason: text(255).optional() }),
    returns: OpenCase,
    refuses: [returnCaseRefusals.NOT_FOUND, returnCaseRefusals.RECEIVED_ALREADY, returnCaseRefusals.ENDED],
  }),
});
