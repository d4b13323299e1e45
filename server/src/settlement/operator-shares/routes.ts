import { operatorShareCalls } from '#contract/settlement/operator-shares.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { generateShares } from './generate-shares.ts';
import { payShare } from './pay-share.ts';
import { dueShares, listShares, shareLines } from './queries.ts';
import { voidShare } from './void-share.ts';

export const operatorShareRoutes = serve(operatorShareCalls, {
  listShares: read(listShares),
  shareLines: read(shareLines),
  dueShares: read(dueShares),
  generateShares: write(generateShares),
  payShare: write(payShare),
  voidShare: write(voidShare),
});
