import { useQueryClient } from '@tanstack/react-query';
import { receiptCalls } from '#contract/fulfilment/receipts.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { type Key, queryOf, useMay, useRun } from '#web/ui/wire/index.ts';
import { useBegin } from './begin.ts';
import type { Order } from '../order/situation.tsx';

/** Prints the receipt on the cloud printer of the shop; where none is switched on, shows it for the browser to print. */
export function ReceiptButton({ order, label }: { order: Order; label: string; call?: Key }) {
  const may = useMay();
  const client = useQueryClient();
  const { begin } = useBegin();
  const { mutate, isPending } = useRun(receiptCalls.print, { says: '打印成功' });
  if (!may(receiptCalls.print)) return null;
  const onClick = async () => {
    const printer = await client.fetchQuery({ ...queryOf(receiptCalls.printer, {}), staleTime: 0 }).catch(() => undefined);
    if (printer?.isOpen) mutate({ orderNo: order.orderId });
    else if (printer) begin({ act: 'receipt', order });
  };
  return (
    <SlotButton loading={isPending} onClick={() => void onClick()}>
      {label}
    </SlotButton>
  );
}
