import { lazy } from 'react';

export { settlementRoutes } from './routes.tsx';

/** How far the making of bills is, for the list of all runs. */
export const SettlementRunResult = lazy(() =>
  import('./generating/run-result.tsx').then((module) => ({ default: module.SettlementRunResult })),
);
