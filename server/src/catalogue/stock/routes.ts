import { lowStockCalls, stockCalls } from '#contract/catalogue/stock.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listLowStock } from '../low-stock/queries.ts';
import { lastProof, listStock } from './queries.ts';

export const stockRoutes = [
  ...serve(stockCalls, { list: read(listStock), proof: read(lastProof) }),
  ...serve(lowStockCalls, { list: read(listLowStock) }),
];
