import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { BuyerCoupon } from '../coupons/own-coupons.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { Address } from '../delivery/address.ts';
import { CustomerAddress } from '../delivery/customer-addresses.ts';
import { PickPoint } from '../delivery/pick-point-record.ts';
import { activityKinds } from '../marketing/activities.ts';
import { recipientPhone } from '../phone-number.ts';
import { amount, count, id, idList, neededId } from '../wire.ts';
import { OrderDraft, PickUp, Quote, QuoteDraft, placingRefusals, quoteRefusals, turnRefusals } from './quotes.ts';

/** The customer by number in place of a storefront's name for them; nobody for a stranger who calls. */
const customer = { uid: id.optional() };
const permission = 'admin:order:create';

/** Basket that staff put together for a customer on the telephone or at the counter. */
export const DeskDraft = QuoteDraft.omit({ buyer: true, addressId: true }).extend(customer);
export type DeskDraft = z.output<typeof DeskDraft>;

const kind = activityKinds.schema();

/** A quote with the activity that sells its only line, where one does. */
const DeskQuote = Quote.extend({ activity: z.object({ kind, title: z.string() }).nullable() });

/** An activity that sells a SKU now: to anybody, or a bargain to the customer who has brought it to its floor. */
export const DeskSale = z.object({
  activityId: id,
  kind,
  title: z.string(),
  skuId: id,
  price: amount,
  /** Pieces that are left of its quota. */
  quota: count,
  participationId: id.nullable(),
});
export type DeskSale = z.output<typeof DeskSale>;

const recipient = { phone: recipientPhone };

/** Staff are held to a whole telephone number, which a quote does without. */
export const DeskOrder = OrderDraft.pick({ idempotencyKey: true, mark: true, payType: true, expectedTotal: true }).extend({
  ...DeskDraft.shape,
  address: Address.extend(recipient).optional(),
  pickUp: PickUp.extend(recipient).optional(),
});
export type DeskOrder = z.output<typeof DeskOrder>;

/** Orders that staff place for customers, reckoned and written as those of a storefront are. */
export const deskOrderCalls = calls('order', '/admin/store/order/desk', {
  deskQuote: post('/quote', {
    permission,
    about: 'What an order would come to now, step by step; nothing is taken by asking.',
    body: DeskDraft,
    returns: DeskQuote,
    refuses: [...quoteRefusals, customerRefusals.NOT_FOUND],
  }),
  deskSales: get('/sales', {
    permission,
    about: 'Activities that sell one of these SKUs at this moment, bargains of the customer among them, up to 200.',
    query: z.object({ skuIds: idList, uid: id.optional() }),
    returns: z.array(DeskSale),
  }),
  deskCoupons: get('/coupons', {
    permission,
    about: 'Coupons that a customer holds and may use now, the first to end first, up to 100.',
    query: z.object({ uid: neededId('uid') }),
    returns: z.array(BuyerCoupon),
  }),
  deskAddresses: get('/addresses', {
    permission,
    about: 'The address book of a customer: the default, then the newest first.',
    query: z.object({ uid: neededId('uid') }),
    returns: z.array(CustomerAddress),
  }),
  deskPoints: get('/points', {
    permission,
    about: 'Pick-up points at which an order can be fetched now.',
    returns: z.array(PickPoint.pick({ id: true, name: true, address: true, detailedAddress: true })),
  }),
  deskPlace: post('/create', {
    permission,
    about:
      'Places the order unpaid. The same idempotency key and body answer the same order; `expectedTotal` refuses another price.',
    body: DeskOrder,
    returns: z.object({ orderNo: z.string() }),
    refuses: [...quoteRefusals, ...turnRefusals, ...placingRefusals, customerRefusals.NOT_FOUND],
  }),
});
