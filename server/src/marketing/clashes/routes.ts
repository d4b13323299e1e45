import { activityKinds } from '#contract/marketing/activities.ts';
import { bargainRefusals } from '#contract/marketing/bargains.ts';
import { clashCalls } from '#contract/marketing/clashes.ts';
import { flashSaleRefusals } from '#contract/marketing/flash-sale-refusals.ts';
import { groupBuyRefusals } from '#contract/marketing/group-buys.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { activitiesOf } from '../activities/queries.ts';
import { allowClash } from './allow-clash.ts';
import { checkClashes } from './check-clashes.ts';
import { checkOn } from './check-on.ts';
import { listClashes } from './list-clashes.ts';

export const clashRoutes = serve(clashCalls, {
  list: read(listClashes),
  allow: write(allowClash),
  checkFlashSale: read(checkClashes(activityKinds.flashSale)),
  checkBargain: read(checkClashes(activityKinds.bargain)),
  checkGroupBuy: read(checkClashes(activityKinds.groupBuy)),
  checkFlashSaleOn: read(checkOn(activitiesOf(activityKinds.flashSale, flashSaleRefusals.NOT_FOUND))),
  checkBargainOn: read(checkOn(activitiesOf(activityKinds.bargain, bargainRefusals.NOT_FOUND))),
  checkGroupBuyOn: read(checkOn(activitiesOf(activityKinds.groupBuy, groupBuyRefusals.NOT_FOUND))),
});
