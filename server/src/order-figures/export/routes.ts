import { orderExportCalls, orderSheetCalls } from '#contract/order-figures/order-export.ts';
import { handle, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { exportOrders } from './export-orders.ts';
import { orderSheet } from './order-sheet.ts';

export const orderExportRoutes = (services: Services) => [
  ...serve(orderExportCalls, { exportOrders: write(exportOrders) }),
  ...serve(orderSheetCalls, { orderSheet: handle(orderSheet(services)) }),
];
