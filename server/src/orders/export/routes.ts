import { orderExportCalls } from '#contract/orders/order-export.ts';
import { serve, write } from '#server/platform/http/serve.ts';
import { exportOrders } from './export-orders.ts';

export const orderExportRoutes = serve(orderExportCalls, { exportOrders: write(exportOrders) });
