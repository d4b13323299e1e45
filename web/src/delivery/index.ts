import { lazy } from 'react';

export { useRegions } from './freight/use-regions.ts';
export { deliveryRoutes } from './routes.tsx';

// Through this door also comes the menu of routes, which must stay light.
/** Limits a list to one pick-up point. */
export const PointFilter = lazy(() =>
  import('./pick-staff-list/point-filter.tsx').then((module) => ({ default: module.PointFilter })),
);
/** Province, city and district by their names. */
export const RegionNames = lazy(() =>
  import('./pick-point-list/region-names.tsx').then((module) => ({ default: module.RegionNames })),
);
