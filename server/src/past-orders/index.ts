import './personal.ts';
import { declareRun } from '#server/jobs/index.ts';
import { pastKind } from './import/past-kind.ts';

export { bringPast } from './bringing/bring-past.ts';
export type { PastCells } from './import/columns.ts';
export { groupLines } from './import/group-lines.ts';
export { pastKind } from './import/past-kind.ts';
export { readOrder } from './import/read-order.ts';
export { wordsOf } from './import/words.ts';
export { pastOrderRoutes } from './import/routes.ts';
export { openPastOrderRoutes } from './open/routes.ts';
export const pastOrderRuns = [declareRun(pastKind)];
