import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { BuyerCoupon } from '../coupons/own-coupons.ts';
import { no as noCustomer } from '../customers/customers.ts';
import { id, neededId } from '../wire.ts';
import { OrderDraft, QuoteDraft } from './placing.ts';
import { Quote, placingRefusals, plainRefusals } from './quotes.ts';

/** The customer by number in place of a storefront's name for them; nobody for a stranger who calls. */
const customer = { uid: id.optional() };
const permission = 'admin:order:create';

/** Basket that staff put together for a customer on the telephone or at the counter. */
export const DeskDraft = QuoteDraft.pick({ address: true, pickUp: true, lines: true, couponId: true, useIntegral: true }).extend(
  customer,
);
export type DeskDraft = z.output<typeof DeskDraft>;

export const DeskOrder = OrderDraft.pick({ idempotencyKey: true, mark: true, payType: true, expectedTotal: true }).extend(
  DeskDraft.shape,
);
export type DeskOrder = z.output<typeof DeskOrder>;

/** Orders that staff place for customers, reckoned and written as those of a storefront are. */
export const deskOrderCalls = calls('order', '/admin/store/order/desk', {
  deskQuote: post('/quote', {
    permission,
    about: 'What an order would come to now, step by step; nothing is taken by asking.',
    body: DeskDraft,
    returns: Quote,
    refuses: [...plainRefusals, noCustomer.NOT_FOUND],
  }),
  deskCoupons: get('/coupons', {
    permission,
    about: 'Coupons that a customer holds and may use now, the first to end first, up to 100.',
    query: z.object({ uid: neededId('uid') }),
    returns: z.array(BuyerCoupon),
  }),
  deskPlace: post('/create', {
    permission,
    about:
      'Places the order unpaid. The same idempotency key and body answer the same order; `expectedTotal` refuses another price.',
    body: DeskOrder,
    returns: z.object({ orderNo: z.string() }),
    refuses: [...plainRefusals, ...placingRefusals, noCustomer.NOT_FOUND],
  }),
});
