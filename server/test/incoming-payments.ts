import { openOrderPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { payableOrder } from '#server/orders/index.ts';
import { payableRecharge } from '#server/finance/index.ts';
import { takePayment } from '#server/payments/index.ts';
import type { PaymentReceipt } from '#server/platform/incoming-payments.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { ordersIn } from './orders.ts';
import type { Shop } from './shop.ts';

export const CHANNEL = { channel: 'native' } as const;

/** Payments through a provider: begun by the storefront, and told by notices of the provider. */
export function incomingPaymentsIn(shop: Shop) {
  const orders = ordersIn(shop);
  const { storefront } = orders;
  return {
    ...orders,
    begin: ({ orderNo }: { orderNo: string }) => storefront.run(openOrderPaymentCalls.startPayment, { orderNo, ...CHANNEL }),
    watch: ({ orderNo }: { orderNo: string }) => storefront.run(openOrderPaymentCalls.watchPayment, { orderNo }),
    /** Work of the route to which the provider sends its notice, after it has verified it. */
    notice: (receipt: PaymentReceipt, { fails = false } = {}) =>
      shop.app.write({ name: 'order.pay', actor: systemActor('微信支付') }, async (write) => {
        await takePayment(write, [payableOrder, payableRecharge], { provider: 'test-pay', receipt }, 'notice');
        if (fails) throw new Error('the process died before the commit');
      }),
  };
}
