import { declareRun } from '#server/jobs/index.ts';
import { memberKind } from './import/member-kind.ts';

export { memberImportRoutes } from './import/routes.ts';
export const memberRuns = [declareRun(memberKind)];
