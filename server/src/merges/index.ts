import { erasureRoutes } from './erasures/routes.ts';
import { mergeRoutes as ofMerges } from './merges/routes.ts';

export const mergeRoutes = [...ofMerges, ...erasureRoutes];
