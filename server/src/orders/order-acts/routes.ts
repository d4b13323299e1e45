import type { Input } from '#contract/call.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { addressCalls } from '#contract/orders/addresses.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { type FirstStep, edit, read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import { changeAddress } from './change-address.ts';
import { countOrders } from '../order-list/counts.ts';
import { sumOrders } from '../order-list/sum-orders.ts';
import { countOverdue } from '../order-list/overdue.ts';
import { listOrders } from '../order-list/list-orders.ts';
import { markOrder } from './mark-order.ts';
import { receiveForCustomer } from './receive-for-customer.ts';
import { getOrder, orderInfo } from '../orders/record.ts';
import { listSteps, orderTimeline } from '../steps/queries.ts';
import { removeOrder } from './remove-order.ts';
import { once } from '../orders/once.ts';
import { updatePrice } from './update-price.ts';

type PriceInput = Input<typeof orderCalls.updatePrice>;

export const orderStepRoutes = serve(orderStepCalls, { statusList: read(listSteps), timeline: read(orderTimeline) });

export const addressRoutes = serve(addressCalls, {
  changeAddress: edit(changeAddress, (db, { input: { orderNo } }, { actor }) => getOrder(db, orderNo, actor)),
});

/** A new price waits for what becomes of payments that were begun. */
export const orderRoutes = (endPayments: FirstStep<PriceInput>) =>
  serve(orderCalls, {
    list: read(listOrders),
    statusNum: read(countOrders),
    listData: read(sumOrders),
    countOverdue: read(countOverdue),
    info: read(orderInfo),
    updatePrice: writeAfter(endPayments, once('updatePrice', updatePrice, null)),
    mark: edit(markOrder, async (db, { input: { orderNo } }, { actor }) => ({
      mark: (await getOrder(db, orderNo, actor)).remark ?? '',
    })),
    receive: write(once('receive', receiveForCustomer, null)),
    remove: write(removeOrder),
  });
