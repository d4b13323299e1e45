import type { Route } from '#server/platform/http/serve.ts';
import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { moveJob } from './moves/move-job.ts';
import { moveRoutes } from './moves/routes.ts';
import { openingRoutes } from './openings/routes.ts';

export { isDatabaseAddress, shownAddress } from './dump/open-database.ts';
export { isPreparing } from './stage/preparing.ts';
export { carryOut } from './moves/carry-out.ts';
export { noteMove } from './moves/note-move.ts';
export { shownReport } from './moves/shown-report.ts';
export { moveIn, moveInReport } from './moves/tables.ts';
export { type Report, countFate, openTable } from './report/report.ts';
export { printReport } from './report/print-report.ts';
export const moveInJobs: Job[] = [moveJob];
export const moveInRoutes = (services: Services, timers: readonly Timer[]): Route[] => [
  ...moveRoutes(services),
  ...openingRoutes(timers),
];
