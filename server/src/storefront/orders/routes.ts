import { openOrderCalls, openSkuCalls } from '#contract/storefront/orders.ts';
import {
  type OrderRecord,
  askRefund,
  cancelOrder,
  getOrder,
  markPaid,
  placeOrder,
  receiveOrder,
  situationShown,
} from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Asked, read, serve, write } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import { listSkusOnSale } from './queries.ts';

const shown = (record: OrderRecord) => ({
  ...record,
  statusText: situationShown(record).value,
  freight: record.payPostage,
  paid: record.payTime !== null,
});

export const showing =
  <I>(verb: (context: Write, input: I) => Promise<OrderRecord>) =>
  async (context: Write, input: I) =>
    shown(await verb(context, input));

export const openOrderRoutes = serve(openOrderCalls, {
  create: write(showing(placeOrder)),
  pay: write(showing(markPaid)),
  cancel: write(showing(cancelOrder)),
  askRefund: write(showing(askRefund)),
  confirmReceipt: write(showing(receiveOrder)),
  read: read(async (db: Db, { orderNo }: { orderNo: string }, { actor }: Asked) => shown(await getOrder(db, orderNo, actor))),
});

export const openSkuRoutes = serve(openSkuCalls, { onSale: read(listSkusOnSale) });
