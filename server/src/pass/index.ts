import type { Route } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { passAccountRoutes } from './account/routes.ts';
import { passOpeningRoutes } from './opening/routes.ts';
import { passPackageRoutes } from './packages/routes.ts';
import { passTemplateRoutes } from './sms-templates/routes.ts';
import { passUsageRoutes } from './usage/routes.ts';

/** Account at 一号通, as staff keep it. */
export const passRoutes = (services: Services): Route[] => [
  ...passAccountRoutes(services),
  ...passOpeningRoutes(services),
  ...passPackageRoutes(services),
  ...passTemplateRoutes(services),
  ...passUsageRoutes(services),
];
