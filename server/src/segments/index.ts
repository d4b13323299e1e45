import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import { clearRuns } from './runs/clear-runs.ts';
import { runRoutes } from './runs/routes.ts';
import { runJob } from './runs/run-job.ts';
import { segmentRoutes as ofSegments } from './segments/routes.ts';
import './undo.ts';

export { saveSegment } from './segments/save-segment.ts';

export const segmentRoutes = [...ofSegments, ...runRoutes];
export const segmentJobs: Job[] = [runJob];
export const segmentTimers: Timer[] = [clearRuns];
