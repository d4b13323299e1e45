import { lowStockCalls, stockCalls } from '#contract/catalogue/stock.ts';
import { stockSettings } from '#contract/catalogue/settings.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { settingOf } from '#server/settings/index.ts';
import { listLowStock } from '../low-stock/queries.ts';
import { lastStockCheck, listStock } from './queries.ts';

export const stockRoutes = [
  ...serve(stockCalls, { list: read(listStock), proof: read(lastStockCheck) }),
  ...serve(lowStockCalls, { list: read(listLowStock), threshold: read((db) => settingOf(db, stockSettings.store_stock)) }),
];
