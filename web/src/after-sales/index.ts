import { lazy } from 'react';
import { addActDialogs, addDetailParts } from '#web/orders/index.ts';

export { afterSalesRoutes } from './routes.tsx';

const cases = () => import('./case/order-cases.tsx');

addActDialogs({
  returnCase: () => import('./case/open-case-dialog.tsx').then((module) => ({ default: module.OpenCaseDialog })),
});
addDetailParts('after-sales', {
  Banner: lazy(() => cases().then((module) => ({ default: module.CaseBanners }))),
  Records: lazy(() => cases().then((module) => ({ default: module.OrderCases }))),
});
