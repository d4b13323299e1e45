import { openOrderCalls, openSkuCalls } from '#contract/storefront/orders.ts';
import { askRefund, cancelOrder, getOrder, markPaid, placeOrder, receiveOrder } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Asked, read, serve, write } from '#server/platform/http/serve.ts';
import { listSkusOnSale } from './queries.ts';
import { showing, shown } from './shown.ts';

export const openOrderRoutes = serve(openOrderCalls, {
  create: write(showing(placeOrder)),
  pay: write(showing(markPaid)),
  cancel: write(showing(cancelOrder)),
  askRefund: write(showing(askRefund)),
  confirmReceipt: write(showing(receiveOrder)),
  read: read(async (db: Db, { orderNo }: { orderNo: string }, { actor }: Asked) => shown(await getOrder(db, orderNo, actor))),
});

export const openSkuRoutes = serve(openSkuCalls, { onSale: read(listSkusOnSale) });
