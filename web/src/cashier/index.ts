import { lazy } from 'react';
import { addActDialogs } from '#web/orders/index.ts';

export { cashierRoutes } from './routes.tsx';

addActDialogs({
  credit: () => import('./credit-list/credit-dialog.tsx').then((module) => ({ default: module.CreditDialog })),
});

/** Outcome of the reading of a statement, for the list of all runs. */
export const StatementRunResult = lazy(() =>
  import('./bank-import/run-result.tsx').then((module) => ({ default: module.StatementRunResult })),
);
