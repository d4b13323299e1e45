import { standingOf as standingHere } from '../crmeb/orders/order-state.ts';
import { proofsOf } from '../crmeb/proofs.ts';
import { fenOf, flagOf, intOf } from '../crmeb/values/values.ts';
import type { TheirRow } from '../dump/columns.ts';
import { standingOf } from './orders/order-standing.ts';
import { isSplit } from './orders/split-orders.ts';

const isRefunded = (row: TheirRow): boolean => intOf(row['status']) === -2 || intOf(row['refund_status']) === 2;

/** Figures of the dump as they stand in it, not as readers put them. */
export const phpProofs = proofsOf({
  standing: (row, { steps = [], refunds = [] }) => standingHere({ ...row, ...standingOf(row, steps, refunds) }),
  besideOrders: [
    { name: 'steps', table: 'eb_store_order_status', column: 'oid' },
    { name: 'refunds', table: 'eb_store_order_refund', column: 'store_order_id' },
  ],
  refunded: (row) => (flagOf(row['paid']) && isRefunded(row) ? fenOf(row['refund_price']) : 0),
  isNoOrder: isSplit,
  experience: 'exp',
  couponMoney: 'coupon_price',
  heldStatus: (row) => (intOf(row['status']) === 0 && flagOf(row['is_fail']) ? 2 : intOf(row['status'])),
});
