import { orderCalls } from '#contract/orders/orders.ts';
import type { Screen } from '#web/ui/screen.ts';

export const ordersRoutes: readonly Screen[] = [
  {
    path: '/order/index',
    title: '订单',
    call: orderCalls.list,
    load: () => import('./order-list.tsx').then((module) => module.OrderList),
  },
];
