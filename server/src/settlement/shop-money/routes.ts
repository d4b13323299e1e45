import { shopMoneyCalls, shopMoneyExportCalls } from '#contract/settlement/shop-money.ts';
import { type Route, handle, read, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { exportMoney } from './export-money.ts';
import { listMoney, moneyByDay, sumMoney } from './queries.ts';

export const shopMoneyRoutes = (services: Services): Route[] => [
  ...serve(shopMoneyCalls, { listMoney: read(listMoney), sumMoney: read(sumMoney), moneyByDay: read(moneyByDay) }),
  ...serve(shopMoneyExportCalls, { exportMoney: handle(exportMoney(services)) }),
];
