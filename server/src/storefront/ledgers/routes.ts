import { openLedgerCalls } from '#contract/storefront/ledgers.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { ownBalance, ownCommission, ownExperience, ownPoints } from './queries.ts';

export const openLedgerRoutes = serve(openLedgerCalls, {
  balance: read(ownBalance),
  points: read(ownPoints),
  experience: read(ownExperience),
  commission: read(ownCommission),
});
