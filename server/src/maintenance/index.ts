import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { executeAuthorization } from './authorizations/execute-authorization.ts';
import { authorizationRoutes } from './authorizations/routes.ts';
import { systemStatusRoutes } from './system-status/routes.ts';
import type { WorkSources } from './timers/queries.ts';
import { timerRoutes } from './timers/routes.ts';

/** The care of the server itself. */
export const maintenanceRoutes = (known: WorkSources, services: Services): Route[] => [
  ...authorizationRoutes(services),
  ...timerRoutes(known),
  ...systemStatusRoutes(known, services.dataDir),
];
export const maintenanceJobs: Job[] = [executeAuthorization];
