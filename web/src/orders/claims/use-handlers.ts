import { claimCalls } from '#contract/orders/claims.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

/** People who handle orders now; undefined where the server does not say. */
export function useHandlers() {
  const may = useMay()(claimCalls.handlers);
  return useCall(claimCalls.handlers, {}, { enabled: may, saysItself: true }).data;
}
