import { proposedRefundCalls } from '#contract/orders/proposed-refunds.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { agreeAskedRefund } from './agree-asked-refund.ts';
import { agreeRefund } from './agree-refund.ts';
import { proposedRefunds } from './check-proposed.ts';
import { listRefunds, refundReasons } from './queries.ts';
import { proposeRefund } from './propose-refund.ts';
import { refuseRefund } from './refuse-refund.ts';

export const refundRoutes = serve(refundCalls, {
  refund: write(agreeAskedRefund),
  refuseRefund: write(refuseRefund),
  agreeRefund: write(agreeRefund),
  proposeRefund: write(proposeRefund),
  declineRefund: write(refuseRefund),
  refundReasons: read((db) => refundReasons(db)),
  listRefunds: read(listRefunds),
});

export const proposedRefundRoutes = serve(proposedRefundCalls, { proposedRefunds: read(proposedRefunds) });
