import { lowStockCalls, stockCalls } from '#contract/catalogue/stock.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listLowStock } from '../low-stock/queries.ts';
import { lastStockCheck, listStock } from './queries.ts';

export const stockRoutes = [
  ...serve(stockCalls, { list: read(listStock), proof: read(lastStockCheck) }),
  ...serve(lowStockCalls, { list: read(listLowStock) }),
];
