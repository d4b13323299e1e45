import { openTransferCalls } from '#contract/finance/transfers.ts';
import { serve, write } from '#server/platform/http/serve.ts';
import { transferCommission } from './transfer-commission.ts';

export const transferRoutes = serve(openTransferCalls, { transfer: write(transferCommission) });
