import { openPastOrderCalls } from '#contract/past-orders/open-past-orders.ts';
import { serve, write } from '#server/platform/http/serve.ts';
import { bringOrders } from './bring-orders.ts';

export const openPastOrderRoutes = serve(openPastOrderCalls, { bring: write(bringOrders) });
