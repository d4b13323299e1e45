import { activityKinds } from '#contract/marketing/activities.ts';
import { clashCalls } from '#contract/marketing/clashes.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { allowClash } from './allow-clash.ts';
import { checkClashes } from './check-clashes.ts';
import { listClashes } from './queries.ts';

export const clashRoutes = serve(clashCalls, {
  list: read(listClashes),
  allow: write(allowClash),
  checkFlashSale: read(checkClashes(activityKinds.flashSale)),
  checkBargain: read(checkClashes(activityKinds.bargain)),
  checkGroupBuy: read(checkClashes(activityKinds.groupBuy)),
});
