import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { FastifyInstance } from 'fastify';
import { BACKUP_PATH } from '#contract/maintenance/backups.ts';
import type { Guards } from '#server/platform/http/authenticate.ts';
import { executeAuthorization } from './authorizations/execute-authorization.ts';
import { authorizationRoutes } from './authorizations/routes.ts';
import { addBackupFile } from './backups/backup-file.ts';
import { measureBackups } from './backups/backup-metrics.ts';
import { copyDatabase } from './backups/copy-database.ts';
import { makeBackup } from './backups/make-backup.ts';
import { nightlyBackup } from './backups/nightly-backup.ts';
import { proveBackup } from './backups/prove-backup.ts';
import { backupRoutes } from './backups/routes.ts';
import { incidentRoutes } from './incidents/routes.ts';
import type { WatchSources } from './incidents/troubles.ts';
import { clearIncidents, watchIncidents } from './incidents/watch-incidents.ts';
import { systemStatusRoutes } from './system-status/routes.ts';
import type { WorkSources } from './timers/queries.ts';
import { timerRoutes } from './timers/routes.ts';

export { lastBackup, rememberBackup } from './backups/last-backup.ts';
export { isOneProven } from './backups/queries.ts';
export { backup } from './backups/tables.ts';
export { incidentsOpen, keepMail } from './incidents/queries.ts';
export { incident } from './incidents/tables.ts';

/** The care of the server itself. */
export const maintenanceRoutes = (known: WorkSources, services: Services): Route[] => [
  ...authorizationRoutes(services),
  ...timerRoutes(known),
  ...systemStatusRoutes(known, services.dataDir),
  ...incidentRoutes(services),
  ...backupRoutes(services),
];
export const maintenanceTimers = (known: () => WatchSources): Timer[] => [watchIncidents(known), clearIncidents, nightlyBackup];
export const maintenanceJobs: Job[] = [executeAuthorization, makeBackup, proveBackup, copyDatabase];

export const maintenancePaths: readonly string[] = [BACKUP_PATH];

/** Parts of it that are no calls: files of backups, and their figures. */
export function addMaintenance(
  http: FastifyInstance,
  services: Services,
  { guards, lastBackup }: Pick<WatchSources, 'lastBackup'> & { guards: Pick<Guards, 'administrator'> },
): void {
  addBackupFile(http, services, guards);
  measureBackups(services, lastBackup);
}
