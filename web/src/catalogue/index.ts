import { lazy } from 'react';

export { catalogueRoutes } from './routes.tsx';

// Through this door also comes the menu of routes, which must stay light.
export const LowStock = lazy(() => import('./low-stock/low-stock.tsx').then((module) => ({ default: module.LowStock })));
