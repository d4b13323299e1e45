import { orderMoneyCalls } from '#contract/orders/payments/order-money.ts';
import { deskPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { handle, read, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { orderMoney } from './order-money.ts';
import { startOrderPayment, watchOrderPayment } from './order-payments.ts';

const byCode = { payType: 'weixin', channel: 'native' } as const;

export function deskPaymentRoutes(services: Services) {
  const start = startOrderPayment(services);
  return [
    ...serve(deskPaymentCalls, {
      showCode: handle(({ orderNo }: { orderNo: string }, asked) => start({ orderNo, ...byCode }, asked)),
      watchCode: handle(watchOrderPayment(services)),
    }),
    ...serve(orderMoneyCalls, { moneyTimeline: read(orderMoney) }),
  ];
}
