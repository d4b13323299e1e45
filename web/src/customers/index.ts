import { lazy } from 'react';

export { customersRoutes } from './routes.tsx';

// Through this door also comes the menu of routes, which must stay light.
export const CustomerRunResult = lazy(() =>
  import('./customer-runs/customer-run-result.tsx').then((module) => ({ default: module.CustomerRunResult })),
);

export const MemberImportResult = lazy(() =>
  import('./member-import-page/import-result.tsx').then((module) => ({ default: module.ImportResult })),
);
