import type { Input } from '#contract/call.ts';
import type { openOrderPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { startPayment, watchPayment } from '#server/payments/index.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { getOrder } from '../orders/record.ts';
import { payableOrder } from './payable-order.ts';

type PaymentInput = Input<typeof openOrderPaymentCalls.startPayment>;

/** Begins the payment of an order that the actor sees, at the provider of the way in which it was to be paid, or of another one. */
export const startOrderPayment =
  (services: Services) =>
  async ({ payType, ...input }: PaymentInput, asked: CallContext) => {
    const found = await getOrder(services.database.db, input.orderNo, asked.actor);
    return startPayment(services, payableOrder, { ...input, payType: payType ?? found.payType }, asked);
  };

export const watchOrderPayment =
  (services: Services) =>
  async ({ orderNo }: { orderNo: string }, { actor }: CallContext) => {
    const { id } = await getOrder(services.database.db, orderNo, actor);
    return watchPayment(services, payableOrder, id);
  };
