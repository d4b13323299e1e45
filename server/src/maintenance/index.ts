import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { executeAuthorization } from './authorizations/execute-authorization.ts';
import { authorizationRoutes } from './authorizations/routes.ts';
import { incidentRoutes } from './incidents/routes.ts';
import type { WatchSources } from './incidents/troubles.ts';
import { clearIncidents, watchIncidents } from './incidents/watch-incidents.ts';
import { systemStatusRoutes } from './system-status/routes.ts';
import type { WorkSources } from './timers/queries.ts';
import { timerRoutes } from './timers/routes.ts';

export { keepMail } from './incidents/queries.ts';
export { incident } from './incidents/tables.ts';

/** The care of the server itself. */
export const maintenanceRoutes = (known: WorkSources, services: Services): Route[] => [
  ...authorizationRoutes(services),
  ...timerRoutes(known),
  ...systemStatusRoutes(known, services.dataDir),
  ...incidentRoutes(services),
];
export const maintenanceTimers = (known: () => WatchSources): Timer[] => [watchIncidents(known), clearIncidents];
export const maintenanceJobs: Job[] = [executeAuthorization];
