import type { Input } from '#contract/call.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { once } from '#server/orders/index.ts';
import { type CallContext, handle, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { correctTracking } from './correct-tracking.ts';
import { recallOrder } from './recall-order.ts';
import { isBySheet } from './rules.ts';
import { sendTogether } from './send-together.ts';

type SendInput = Input<typeof sendingCalls.send>;
type SendBySheet = (input: SendInput, asked: CallContext) => Promise<null>;

export const sendingRoutes = (services: Services, sendBySheet: SendBySheet) =>
  serve(sendingCalls, {
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
