import type { Input } from '#contract/call.ts';
import { openOrderCalls, openPointCalls, openSkuCalls } from '#contract/storefront/orders.ts';
import { listOpenPoints } from '#server/delivery/index.ts';
import {
  askRefund,
  cancelOrder,
  getOrder,
  listOwnOrders,
  markPaid,
  moveToAddress,
  placeOrder,
  quoteOrder,
  receiveOrder,
} from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Asked, read, serve, write } from '#server/platform/http/serve.ts';
import { listSkusOnSale } from './queries.ts';
import { answering, toAnswer } from './presenter.ts';

export const openOrderRoutes = serve(openOrderCalls, {
  create: write(answering(placeOrder)),
  quote: read(quoteOrder),
  pay: write(answering(markPaid)),
  changeAddress: write(answering(moveToAddress)),
  cancel: write(answering(cancelOrder)),
  askRefund: write(answering(askRefund)),
  confirmReceipt: write(answering(receiveOrder)),
  list: read(async (db: Db, filter: Input<typeof openOrderCalls.list>, { actor }: Asked) => {
    const page = await listOwnOrders(db, filter, actor);
    return { ...page, list: page.list.map(toAnswer) };
  }),
  read: read(async (db: Db, { orderNo }: { orderNo: string }, { actor }: Asked) => toAnswer(await getOrder(db, orderNo, actor))),
});

export const openPointRoutes = serve(openPointCalls, { open: read(listOpenPoints) });

export const openSkuRoutes = serve(openSkuCalls, { onSale: read(listSkusOnSale) });
