import { claimCalls } from '#contract/orders/claims.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

/** Everybody who handles orders now; undefined where the server tells nothing of it. */
export function useHandlers() {
  const may = useMay()(claimCalls.handlers);
  return useCall(claimCalls.handlers, {}, { enabled: may, saysItself: true }).data;
}
