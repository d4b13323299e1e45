import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { orderCalls } from '#contract/orders/orders.ts';
import { orderTabs } from '#contract/orders/enums.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { queryOf, useCall, useMay } from '#web/ui/wire/index.ts';
import { otherHandler } from '#web/orders/claims/index.ts';
import { actsOf } from '#web/orders/acts/index.ts';
import type { Order, OrderRow } from '#web/orders/order/index.ts';

/** Below it in the list, newest first; from the top again after the last. What somebody else handles is left to them. */
function after(order: Order, rows: readonly OrderRow[], sent: readonly string[]) {
  const gone = [...sent, order.orderId];
  const open = rows.filter((row) => !gone.includes(row.orderId) && actsOf(row).includes('send') && !otherHandler(row));
  return open.find(({ id }) => id < order.id) ?? open[0];
}

/** The orders that wait to be sent, under the filters of the list at hand. */
export function useNextToSend(order: Order) {
  const client = useQueryClient();
  const may = useMay();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [params] = useSearchParams();
  const filters = inputOf(orderCalls.list, { get: (name) => params.get(name) ?? '' });
  const page = filters.status === orderTabs.toSend ? filters.page : 1;
  const waiting = { ...filters, page, status: orderTabs.toSend };
  const { data } = useCall(orderCalls.list, waiting, { enabled: may(orderCalls.list), saysItself: true });
  const next = data && after(order, data.list, sent);

  return {
    next,
    /** Orders that wait besides this one. */
    others: Math.max(0, (data?.total ?? 0) - 1),
    /** The one after orders that were just sent; asks again when the page at hand has no more. */
    pass: async (together: readonly string[]): Promise<Order | undefined> => {
      const gone = [...sent, order.orderId, ...together];
      setSent(gone);
      const found = data && after(order, data.list, gone);
      if (found || !may(orderCalls.list)) return found;
      const fresh = await client.fetchQuery({ ...queryOf(orderCalls.list, { ...waiting, page: 1 }), staleTime: 0 });
      return after(order, fresh.list, gone);
    },
  };
}
