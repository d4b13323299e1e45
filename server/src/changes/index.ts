import type { Timer } from '#server/platform/jobs/jobs.ts';
import { retireChanges } from './seals/retire-changes.ts';
import { sealChanges } from './seals/seal-changes.ts';
import { proveSeals } from './seals/verify-seals.ts';

export { changeLogRoutes } from './change-log/routes.ts';
export { staffActs } from './changes/staff-acts.ts';
export { changeRoutes } from './changes/routes.ts';
export { deletionRoutes } from './deletions/routes.ts';
export { getLogState } from './seals/get-log-state.ts';
export { eraseValues } from './seals/erase-values.ts';
export { rowsGoneOf } from './seals/queries.ts';
export { verifySeals } from './seals/verify-seals.ts';
export { undoJob } from './changes/undo-job.ts';

export const changeTimers: Timer[] = [sealChanges, retireChanges, proveSeals];
