import { lazy } from 'react';

export { ordersRoutes } from './routes.tsx';

// Through this door also comes the menu of routes, which must stay light.
export const LatestOrders = lazy(() =>
  import('./order-list/latest-orders.tsx').then((module) => ({ default: module.LatestOrders })),
);

/** Outcome of a run over orders, for the list of all runs. */
export const ShipRun = lazy(() => import('./shipping/ship-run.tsx').then((module) => ({ default: module.ShipRun })));
