import { lazy } from 'react';

export { settlementRoutes } from './routes.tsx';

/** How far the making of bills is, for the list of all runs. */
export const SettlementRunResult = lazy(() =>
  import('./generating/run-result.tsx').then((module) => ({ default: module.SettlementRunResult })),
);

/** How far a preview of bills is, and what it came to. */
export const SettlementPreviewResult = lazy(() =>
  import('./generating/preview-run.tsx').then((module) => ({ default: module.PreviewRun })),
);
