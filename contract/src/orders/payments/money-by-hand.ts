import { z } from 'zod';
import { BULK_SYNC_MAX, ChosenOutcome, syncIds } from '../../bulk-run.ts';
import { calls, get, post } from '../../call.ts';
import { refusals } from '../../refusal.ts';
import { attemptRefusals } from '../../payments/attempts.ts';
import { count, nothing } from '../../wire.ts';
import { orderRefusals } from '../order-refusals.ts';
import { placeOrderRefusals, orderNo } from '../placing.ts';

export const moneyByHandRefusals = refusals('money_by_hand', {
  CANCELS_ITSELF: { says: () => '这是用户自己下的订单，到时未付款会自动取消，请让用户付款或取消' },
});

/** Refunds that wait for people to pay them, which few do. */
export const payBackCalls = calls('order', '/admin/store/order', {
  countPayBack: get('/pay/back', {
    permission: 'admin:order:pay:offline',
    dataScope: 'whole_order',
    about: 'Number of the orders that the filter `payBack` finds, counted up to 1,000.',
    returns: z.object({ count, capped: z.boolean() }),
  }),
});

/** Orders that wait for money by hand; the list of orders loads this call, and not those by which the desk places orders. */
export const deskCancelCalls = calls('order', '/admin/store/order/desk', {
  deskCancel: post('/cancel', {
    permission: 'admin:order:create',
    about: 'Cancels an unpaid order of the desk, or one to be paid by hand; stock, coupon and points come back.',
    body: z.object({ orderNo }),
    returns: nothing,
    says: '订单已取消',
    refuses: [
      orderRefusals.NOT_FOUND,
      placeOrderRefusals.PAID_CANNOT_CANCEL,
      moneyByHandRefusals.CANCELS_ITSELF,
      attemptRefusals.UNDER_WAY,
    ],
  }),
  deskCancelMany: post('/cancel/many', {
    permission: 'admin:order:create',
    about: 'The same for several orders; those that are cancelled already, and those that staff do not cancel, stay as they are.',
    body: z.object({ ids: syncIds(`请选择 1 到 ${BULK_SYNC_MAX} 个订单，多的分几次取消`) }),
    returns: ChosenOutcome,
  }),
  countLongUnpaid: get('/unpaid/long', {
    permission: 'admin:order:status:num',
    dataScope: 'whole_order',
    about: 'Orders that the filter `longUnpaid` finds, counted up to 1,000, and the days after which they are.',
    returns: z.object({ days: count, count, capped: z.boolean() }),
  }),
});
