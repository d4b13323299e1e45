import { declareRun } from '#server/jobs/index.ts';
import { customerKind } from './runs/customer-kind.ts';
import { runRoutes } from './runs/routes.ts';
import { segmentRoutes as ofSegments } from './segments/routes.ts';
import './undo.ts';

export { saveSegment } from './segments/save-segment.ts';

export const segmentRoutes = [...ofSegments, ...runRoutes];
export const segmentRuns = [declareRun(customerKind)];
