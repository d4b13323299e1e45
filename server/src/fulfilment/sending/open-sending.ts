import type { Input } from '#contract/call.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { type Sending, isBySheet, once } from '#server/orders/index.ts';
import { type CallContext, handle, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { correctTracking } from './correct-tracking.ts';
import { recallOrder } from './recall-order.ts';
import { sendTogether } from './send-together.ts';

type SendInput = Input<typeof orderCalls.send>;
type SendBySheet = (input: SendInput, asked: CallContext) => Promise<null>;

/** Binds the calls of an order that send it. */
export const openSending = (services: Services, sendBySheet: SendBySheet): Sending => ({
  // A waybill is asked for elsewhere, so no transaction may wait for the answer.
  send: handle(async (input, asked) => {
    if (isBySheet(input)) return sendBySheet(input, asked);
    const act = { name: 'order.send', actor: asked.actor, from: asked.from };
    const { value, changeId } = await services.write(act, (context) => sendTogether(context, input));
    asked.nameChange?.(changeId);
    return value;
  }),
  correctTracking: write(correctTracking),
  recall: write(once('recall', recallOrder, null)),
});
