import type { Timer } from '#server/platform/jobs/jobs.ts';
import { thawCommission } from './commissions/thaw-commission.ts';
import { distributionConfigRoutes } from './config/routes.ts';
import { promoterRoutes } from './promoters/routes.ts';

export { freezeCommission } from './commissions/freeze-commission.ts';
export { loseCommission } from './commissions/lose-commission.ts';
export type { GoneLine } from './commissions/rules.ts';
export { cleanReferrer } from './promoters/clean-referrer.ts';
export { promiseCommission } from './commissions/promise-commission.ts';

export const distributionRoutes = [...distributionConfigRoutes, ...promoterRoutes];
export const distributionTimers: Timer[] = [thawCommission];
