import { cashierRuns } from './cashier/index.ts';
import { collectionRuns } from './collection/index.ts';
import { fulfilmentRuns } from './fulfilment/index.ts';
import { memberRuns } from './members/index.ts';
import { reportRuns } from './order-figures/index.ts';
import { pastOrderRuns } from './past-orders/index.ts';
import { segmentRuns } from './segments/index.ts';
import { settlementRuns } from './settlement/index.ts';

/** Kinds of runs of the domains, but for those that need services to be opened. */
export const domainRuns = [
  ...segmentRuns,
  ...fulfilmentRuns,
  ...memberRuns,
  ...pastOrderRuns,
  ...collectionRuns,
  ...settlementRuns,
  ...reportRuns,
  ...cashierRuns,
];
