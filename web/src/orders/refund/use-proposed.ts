import type { Answer } from '#contract/call.ts';
import { proposedRefundCalls } from '#contract/orders/proposed-refunds.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

export type Proposed = Answer<typeof proposedRefundCalls.proposedRefunds>[number];

/** The refund that waits for a second person, of a return case or of an order itself. */
export function useProposed(isOf: (proposed: Proposed) => boolean): Proposed | undefined {
  const enabled = useMay()(proposedRefundCalls.proposedRefunds);
  return useCall(proposedRefundCalls.proposedRefunds, {}, { enabled, saysItself: true }).data?.find(isOf);
}
