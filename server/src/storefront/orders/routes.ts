import type { Input } from '#contract/call.ts';
import { openOrderPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { SIGNED, newestFirst } from '#contract/services/tracking.ts';
import { openOrderCalls, openPointCalls, openSkuCalls } from '#contract/storefront/orders.ts';
import { openTeamCalls } from '#contract/storefront/teams.ts';
import { listOpenPoints } from '#server/delivery/index.ts';
import { openTeams } from '#server/marketing/index.ts';
import {
  askRefund,
  cancelOrder,
  checkTold,
  deleteForCustomer,
  endOrderPayments,
  getOrder,
  isGroupBuy,
  leaveByBuyer,
  markPaid,
  moveToAddress,
  placeOrder,
  quoteOrder,
  receiveOrder,
  refundReasons,
  standingParcels,
  startOrderPayment,
  watchOrderPayment,
} from '#server/orders/index.ts';
import { trackOrder } from '#server/fulfilment/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type CallContext, handle, read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { countOf } from '#server/orders/rules.ts';
import { listOwnOrders } from './list-own-orders.ts';
import { listSkusOnSale } from './list-skus.ts';
import { answering, toAnswer } from './presenter.ts';

/** A parcel is asked for elsewhere, so no transaction may wait for the answer. */
const track = ({ database: { db }, providers: { track: tracking } }: Services) =>
  handle(async (asked: Input<typeof openOrderCalls.track>, { actor }: CallContext) => {
    const { order, shown, info } = await trackOrder({ db, tracking }, asked, actor);
    const parcels = await standingParcels(db, order.id);
    const { deliveryType, deliveryName, deliveryId } = shown;
    return {
      orderNo: asked.orderNo,
      deliveryType,
      deliveryName,
      deliveryId,
      isSigned: info.issign === SIGNED,
      steps: newestFirst(info.list),
      parcels: parcels.map((parcel) => ({ ...parcel, pieces: countOf(parcel.pieces) })),
    };
  });

export const openOrderRoutes = (services: Services) => [
  ...serve(openOrderCalls, {
    create: write(answering(placeOrder), ({ activityId }) => activityId),
    quote: read(quoteOrder),
    pay: writeAfter(checkTold(services), answering(markPaid)),
    changeAddress: write(answering(moveToAddress)),
    cancel: writeAfter(endOrderPayments(services), answering(cancelOrder)),
    askRefund: write(answering(askRefund)),
    refundReasons: read((db) => refundReasons(db)),
    confirmReceipt: write(answering(receiveOrder)),
    delete: write(answering(deleteForCustomer)),
    list: read(async (db: Db, filter: Input<typeof openOrderCalls.list>, { actor }: CallContext) => {
      const page = await listOwnOrders(db, filter, actor);
      return { ...page, list: page.list.map(toAnswer) };
    }),
    read: read(async (db: Db, { orderNo }: { orderNo: string }, { actor }: CallContext) =>
      toAnswer(await getOrder(db, orderNo, actor)),
    ),
    track: track(services),
  }),
  ...serve(openOrderPaymentCalls, {
    startPayment: handle(startOrderPayment(services)),
    watchPayment: handle(watchOrderPayment(services)),
  }),
];

export const openPointRoutes = serve(openPointCalls, { open: read(listOpenPoints) });

export const openTeamRoutes = (services: Services) =>
  serve(openTeamCalls, {
    joinable: read((db: Db, { activityId }: { activityId: number }, { now }: CallContext) => openTeams(db, activityId, now)),
    leave: writeAfter(endOrderPayments(services, isGroupBuy), answering(leaveByBuyer)),
  });

export const openSkuRoutes = serve(openSkuCalls, { onSale: read(listSkusOnSale) });
