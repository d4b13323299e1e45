import type { Services } from '#server/platform/services.ts';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { openFlashSaleRoutes, openGroupBuyRoutes } from './activities/routes.ts';
import { openArticleRoutes } from './articles/routes.ts';
import { openBargainRoutes } from './bargains/routes.ts';
import { createKey } from './keys/create-key.ts';
import { forgetRequests } from './keys/forget-requests.ts';
import { storefrontGuard } from './keys/guard.ts';
import { listStorefrontKeys } from './keys/queries.ts';
import { revokeKey } from './keys/revoke-key.ts';
import { rotateKey } from './keys/rotate-key.ts';
import { openOrderRoutes, openPointRoutes, openSkuRoutes, openTeamRoutes } from './orders/routes.ts';
import { openCouponRoutes } from './coupons/routes.ts';
import { openBuyerRoutes } from './buyers/routes.ts';
import { openLedgerRoutes } from './ledgers/routes.ts';
import { openReturnCaseRoutes } from './return-cases/routes.ts';
import { openReviewRoutes } from './reviews/routes.ts';

export { storefrontKeyUse } from './keys/tables.ts';

/** The open call: its routes, the keys that sign it, and who may come in. */
export function openStorefront(services: Services) {
  const { secrets } = services;
  const keyRoutes = serve(storefrontKeyCalls, {
    list: read(listStorefrontKeys),
    save: write(createKey(secrets)),
    rotate: write(rotateKey(secrets)),
    revoke: write(revokeKey),
  });
  return {
    routes: [
      ...keyRoutes,
      ...openArticleRoutes,
      ...openFlashSaleRoutes,
      ...openGroupBuyRoutes,
      ...openBargainRoutes,
      ...openOrderRoutes(services),
      ...openBuyerRoutes,
      ...openCouponRoutes,
      ...openLedgerRoutes,
      ...openPointRoutes,
      ...openReturnCaseRoutes,
      ...openReviewRoutes,
      ...openSkuRoutes,
      ...openTeamRoutes(services),
    ],
    guard: storefrontGuard(services, secrets),
    timers: [forgetRequests],
  };
}
