import { refundCalls } from '#contract/orders/refunds.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { agreeAsked, agreeRefund } from './agree-refund.ts';
import { listRefunds } from './queries.ts';
import { refuseRefund } from './refuse-refund.ts';

export const refundRoutes = serve(refundCalls, {
  refund: write(agreeAsked),
  refuseRefund: write(refuseRefund),
  agreeRefund: write(agreeRefund),
  declineRefund: write(refuseRefund),
  listRefunds: read(listRefunds),
});
