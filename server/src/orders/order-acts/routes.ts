import { orderCalls } from '#contract/orders/orders.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { correctTracking } from './correct-tracking.ts';
import { countOrders } from '../orders/counts.ts';
import { listOrders } from '../orders/list-orders.ts';
import { markOrder } from './mark-order.ts';
import { receiveForCustomer } from './receive-for-customer.ts';
import { listSteps, orderInfo, orderTimeline } from '../orders/record.ts';
import { removeOrder } from './remove-order.ts';
import { sendOrder } from './send-order.ts';
import { updatePrice } from './update-price.ts';

export const orderRoutes = serve(orderCalls, {
  list: read(listOrders),
  statusNum: read(countOrders),
  info: read(orderInfo),
  updatePrice: write(updatePrice),
  mark: write(markOrder),
  send: write(sendOrder),
  correctTracking: write(correctTracking),
  receive: write(receiveForCustomer),
  remove: write(removeOrder),
  statusList: read(listSteps),
  timeline: read(orderTimeline),
});
