import type { Input } from '#contract/call.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { addressCalls } from '#contract/orders/addresses.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { type Asked, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { changeAddress } from './change-address.ts';
import { correctTracking } from '../sending/correct-tracking.ts';
import { countOrders } from '../order-list/counts.ts';
import { sumOrders } from '../order-list/sum-orders.ts';
import { countOverdue } from '../order-list/overdue.ts';
import { listOrders } from '../order-list/list-orders.ts';
import { markOrder } from './mark-order.ts';
import { recallOrder } from '../sending/recall-order.ts';
import { receiveForCustomer } from './receive-for-customer.ts';
import { listSteps, orderInfo, orderTimeline } from '../orders/record.ts';
import { removeOrder } from './remove-order.ts';
import { sendTogether } from '../sending/send-together.ts';
import { once } from '../orders/once.ts';
import { isBySheet } from '../orders/rules.ts';
import { updatePrice } from './update-price.ts';

type SendInput = Input<typeof orderCalls.send>;

export const orderStepRoutes = serve(orderStepCalls, { statusList: read(listSteps), timeline: read(orderTimeline) });

export const addressRoutes = serve(addressCalls, { changeAddress: write(changeAddress) });

export const orderRoutes = (services: Services, sendBySheet: (input: SendInput, asked: Asked) => Promise<null>) =>
  serve(orderCalls, {
    list: read(listOrders),
    statusNum: read(countOrders),
    listData: read(sumOrders),
    countOverdue: read(countOverdue),
    info: read(orderInfo),
    updatePrice: write(once('updatePrice', updatePrice, null)),
    mark: write(markOrder),
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
    receive: write(once('receive', receiveForCustomer, null)),
    remove: write(removeOrder),
  });
