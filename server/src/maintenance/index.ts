import type { Route } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { systemStatusRoutes } from './system-status/routes.ts';
import type { Known } from './timers/queries.ts';
import { timerRoutes } from './timers/routes.ts';

/** The care of the server itself. */
export const maintenanceRoutes = (known: Known, { dataDir }: Pick<Services, 'dataDir'>): Route[] => [
  ...timerRoutes(known),
  ...systemStatusRoutes(known, dataDir),
];
