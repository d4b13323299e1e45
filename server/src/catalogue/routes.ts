import { brandRoutes } from './brands/routes.ts';
import { bulkRoutes } from './bulk/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { productRoutes } from './product-acts/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { ruleRoutes } from './rules/routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { scheduleRoutes } from './schedules/routes.ts';
import { shopRoutes } from './shops/routes.ts';
import { shopStaffRoutes } from './shop-staff/routes.ts';
import { shelfRoutes } from './skus/routes.ts';

export const catalogueRoutes = [
  ...brandRoutes,
  ...bulkRoutes,
  ...categoryRoutes,
  ...productRoutes,
  ...reviewRoutes,
  ...ruleRoutes,
  ...stockRoutes,
  ...scheduleRoutes,
  ...shopRoutes,
  ...shopStaffRoutes,
  ...shelfRoutes,
];
