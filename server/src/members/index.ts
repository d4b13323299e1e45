import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import { clearMemberImports } from './import/clear-member-imports.ts';
import { importJob } from './import/import-job.ts';

export { memberImportRoutes } from './import/routes.ts';
export const memberJobs: Job[] = [importJob];
export const memberTimers: Timer[] = [clearMemberImports];
