import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { once } from '#server/orders/index.ts';
import { confirmCode } from './confirm-code.ts';
import { listPickUps } from './list-pick-ups.ts';
import { verifyOrder } from './verify-order.ts';

export const pickUpRoutes = serve(pickUpCalls, {
  confirmCode: read(confirmCode),
  verify: write(once('verify', verifyOrder, true as const)),
  listPickUps: read(listPickUps),
});
