import type { Timer } from '#server/platform/jobs/jobs.ts';
import { thawPoints } from './points/thaw-points.ts';
import './undo.ts';

export { customer, findCustomers, findOrCreateCustomer } from './customers/index.ts';
export { moveBalance } from './balance/move-balance.ts';
export { movePoints } from './points/move-points.ts';

export const customerTimers: Timer[] = [thawPoints];
