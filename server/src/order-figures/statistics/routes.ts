import { orderChartCalls } from '#contract/order-figures/order-chart.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { doneRefunds } from './done-refunds.ts';
import { chartOrders, charts } from './order-chart.ts';
import { figuresByDay, staffFigures, trendOf } from './phone-figures.ts';

export const orderChartRoutes = serve(orderChartCalls, {
  days: read((db, _, asked) => chartOrders(db, charts.days, asked)),
  refunds: read((db, _, asked) => chartOrders(db, charts.days, asked, doneRefunds)),
  week: read((db, _, asked) => chartOrders(db, charts.week, asked)),
  month: read((db, _, asked) => chartOrders(db, charts.month, asked)),
  year: read((db, _, asked) => chartOrders(db, charts.year, asked)),
});

export const phoneStatisticsRoutes = serve(phoneStatisticsCalls, {
  figures: read(staffFigures),
  figuresByDay: read(figuresByDay),
  trend: read(trendOf),
});
