import { orderChartCalls } from '#contract/orders/statistics.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { chartOrders, charts } from './order-chart.ts';

export const orderChartRoutes = serve(orderChartCalls, {
  days: read((db, _, asked) => chartOrders(db, charts.days, asked)),
  week: read((db, _, asked) => chartOrders(db, charts.week, asked)),
  month: read((db, _, asked) => chartOrders(db, charts.month, asked)),
  year: read((db, _, asked) => chartOrders(db, charts.year, asked)),
});
