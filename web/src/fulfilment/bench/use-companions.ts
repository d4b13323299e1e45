import { useState } from 'react';
import { type Companion, parcelCalls } from '#contract/fulfilment/parcels.ts';
import type { OrderRow } from '#web/orders/order/index.ts';
import { notify } from '#web/ui/index.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import type { HeldOrders } from './use-held-orders.ts';

interface Joined {
  orderNo: string;
  along: readonly Companion[];
}

const none: readonly Companion[] = [];

/** Other orders of the recipient, which one key lays into the same parcel. */
export function useCompanions(order: OrderRow | undefined, held: HeldOrders) {
  const orderNo = order?.orderId ?? '';
  const enabled = useMay()(parcelCalls.together) && order !== undefined;
  const { data = none } = useCall(parcelCalls.together, { orderNo }, { enabled, saysItself: true });
  const [joined, setJoined] = useState<Joined>();
  // Another order has companions of its own.
  const along = joined?.orderNo === orderNo ? joined.along : none;

  const join = async () => {
    const had: Companion[] = [];
    for (const each of data) if ((await held.take({ orderNo: each.orderNo }).catch(() => '')) === undefined) had.push(each);
    if (had.length < data.length) notify.warning(`${data.length - had.length} 单有别人在处理，没有放进这个包裹`);
    setJoined({ orderNo, along: had });
  };
  return {
    others: enabled ? data : none,
    along,
    toggle: () => {
      if (along.length === 0) return void join();
      setJoined(undefined);
      void held.giveBack(orderNo);
    },
  };
}

export type Companions = ReturnType<typeof useCompanions>;
