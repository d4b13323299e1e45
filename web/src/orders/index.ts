import { lazy } from 'react';

export { ordersRoutes } from './routes.tsx';
export { addActDialogs } from './acts/act-dialogs.ts';
export { addDetailParts } from './order-detail/detail-parts.ts';

// Through this door also comes the menu of routes, which must stay light.
export const PastImportResult = lazy(() =>
  import('./past-import/import-result.tsx').then((module) => ({ default: module.PastImportResult })),
);

export const LatestOrders = lazy(() =>
  import('./order-list/latest-orders.tsx').then((module) => ({ default: module.LatestOrders })),
);
