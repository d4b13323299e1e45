import { orderCalls } from '#contract/orders/orders.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

/** Counts of orders by tab, of all times or of those placed in a period. */
export function useCounts(dateLimit?: string) {
  const enabled = useMay()(orderCalls.statusNum);
  return useCall(orderCalls.statusNum, { type: 2, ...(dateLimit ? { dateLimit } : {}) }, { enabled, saysItself: true });
}
