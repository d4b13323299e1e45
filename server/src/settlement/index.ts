import './settlements/describe-notices.ts';
import './shop-balances/keep-owed-shop.ts';
import { declareRun } from '#server/jobs/index.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { proposeDuePeriods } from './generating/propose-due-periods.ts';
import { generateKind } from './generating/generate-kind.ts';
import { previewKind } from './generating/preview-kind.ts';
import { generatingRoutes } from './generating/routes.ts';
import { operatorShareRoutes } from './operator-shares/routes.ts';
import { moneyPictureRoutes } from './money-picture/routes.ts';
import { shopBalanceRoutes } from './shop-balances/routes.ts';
import { shopMoneyRoutes } from './shop-money/routes.ts';
import { settlementRoutes } from './settlements/routes.ts';

export { generateSettlements } from './generating/generate-settlements.ts';
export { adjustSettlement } from './settlements/adjust-settlement.ts';
export { applyForPayment } from './settlements/apply-for-payment.ts';
export { billsToApply, billsWaiting } from './settlements/bills-waiting.ts';
export { confirmSettlement } from './settlements/confirm-settlement.ts';
export { answerObjection } from './settlements/answer-objection.ts';
export { objectToSettlement } from './settlements/object-to-settlement.ts';
export { voidSettlement } from './settlements/void-settlement.ts';
export { generateShares } from './operator-shares/generate-shares.ts';
export { sharesToApply } from './operator-shares/queries.ts';
export { sharePurpose } from './operator-shares/share-purpose.ts';
export { settlementPurpose } from './settlements/settlement-purpose.ts';
export { settlement, settlementLine } from './settlements/tables.ts';

export const settlementTimers = [proposeDuePeriods];
export const settlementRuns = [declareRun(generateKind), declareRun(previewKind)];

export const openSettlement = (services: Services): Route[] => [
  ...settlementRoutes(services),
  ...generatingRoutes,
  ...shopBalanceRoutes,
  ...shopMoneyRoutes(services),
  ...moneyPictureRoutes(services),
  ...operatorShareRoutes,
];
