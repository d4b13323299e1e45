import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { deskCancelCalls } from '#contract/orders/payments/money-by-hand.ts';
import { listUsableCoupons } from '#server/coupons/index.ts';
import { listAddressesOf, listOpenPoints } from '#server/delivery/index.ts';
import { type FirstStep, read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import { countLongUnpaid } from '../order-list/overdue.ts';
import { listDeskSales } from './list-desk-sales.ts';
import { cancelAtDesk } from './cancel-at-desk.ts';
import { cancelManyAtDesk } from './cancel-many-at-desk.ts';
import { placeAtDesk } from './place-at-desk.ts';
import { quoteAtDesk } from './quote-at-desk.ts';

interface EndPayments {
  ofOne: FirstStep<{ orderNo: string }>;
  ofMany: FirstStep<{ ids: number[] }>;
}

/** Orders are cancelled once it is known what became of their payments. */
export const deskOrderRoutes = (endPayments: EndPayments) => [
  ...serve(deskOrderCalls, {
    deskQuote: read(quoteAtDesk),
    deskCoupons: read((db, { uid }, { now }) => listUsableCoupons(db, uid, now)),
    deskSales: read(listDeskSales),
    deskAddresses: read((db, { uid }) => listAddressesOf(db, uid)),
    deskPoints: read((db) => listOpenPoints(db)),
    deskPlace: write(placeAtDesk),
  }),
  ...serve(deskCancelCalls, {
    deskCancel: writeAfter(endPayments.ofOne, cancelAtDesk),
    deskCancelMany: writeAfter(endPayments.ofMany, cancelManyAtDesk),
    countLongUnpaid: read(countLongUnpaid),
  }),
];
