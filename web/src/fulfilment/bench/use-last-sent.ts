import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SECOND } from '#contract/durations.ts';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import type { OrderRow } from '#web/orders/order/index.ts';
import { queryOf, useMay, useRun } from '#web/ui/wire/index.ts';

export const UNDO_SECONDS = 10;
const REASON = '发货台撤销';

export interface SentParcel {
  order: OrderRow;
  /** The order and those that lie in its parcel. */
  orderNos: readonly string[];
  number: string;
  carrier: string;
}

/** The last parcel, which can be taken back for some seconds by the recall that every sending has. */
export function useLastSent() {
  const client = useQueryClient();
  const may = useMay();
  const [last, setLast] = useState<SentParcel>();
  const [seconds, setSeconds] = useState(0);
  const recall = useRun(sendingCalls.recall, { saysItself: true });

  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND);
    return () => clearTimeout(timer);
  }, [seconds]);

  /** Parcel of an order whose other goods left before it; they stay away. */
  const parcelOf = async ({ order, number }: SentParcel) => {
    const { parcels } = await client.fetchQuery({ ...queryOf(parcelCalls.parcels, { orderNo: order.orderId }), staleTime: 0 });
    const found = parcels.find(({ deliveryId, withdrawnTime }) => deliveryId === number && withdrawnTime === null);
    return found && { parcelId: found.id };
  };

  const isWhole = last?.order.sentPieces === 0;
  const mayUndo = may(sendingCalls.recall) && (isWhole || (may(parcelCalls.parcels) && may(orderCalls.info)));
  return {
    last,
    seconds,
    mayUndo: mayUndo && seconds > 0,
    isUndoing: recall.isPending,
    keep: (parcel: SentParcel) => {
      setLast(parcel);
      setSeconds(UNDO_SECONDS);
    },
    /** Takes the parcel back; its goods wait to be sent again. */
    undo: async (parcel: SentParcel) => {
      setSeconds(0);
      for (const orderNo of parcel.orderNos) {
        const own = orderNo === parcel.order.orderId && !isWhole ? await parcelOf(parcel) : undefined;
        await recall.mutateAsync({ orderNo, reason: REASON, ...own });
      }
      setLast(undefined);
    },
  };
}

export type LastSent = ReturnType<typeof useLastSent>;
