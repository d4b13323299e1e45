import { usePhone } from '#web/ui/basics/use-phone.ts';
import type { OrderRow } from './situation.tsx';

const LAST = 6;

/** Name of an order in a shared address. */
export const nameOf = ({ orderId }: OrderRow) => orderId;

/** Title of the drawer; on a phone the end of the number alone, which fits one line. */
export function useDrawerTitle(): (order: OrderRow | undefined) => string {
  const isPhone = usePhone();
  return (order) => (order ? `订单 ${isPhone ? `…${order.orderId.slice(-LAST)}` : order.orderId}` : '订单');
}
