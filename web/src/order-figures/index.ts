import { lazy } from 'react';

export { orderFiguresRoutes } from './routes.tsx';

/** How far a report of two dimensions is, for the list of all runs. */
export const CrossRunResult = lazy(() =>
  import('./reports/cross-report.tsx').then((module) => ({ default: module.CrossRunResult })),
);
