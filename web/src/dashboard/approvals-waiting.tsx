import { approvalCalls, approvalStates } from '#contract/approvals/approvals.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';

const waiting = { page: 1, limit: 1, state: approvalStates.waiting, forMe: true };

/** Acts that wait for this person as the second one; nothing while none waits, or for those who decide none. */
export function ApprovalsWaiting() {
  const may = useMay();
  const enabled = may(approvalCalls.list) && may(approvalCalls.approve);
  const { data } = useCall(approvalCalls.list, waiting, { enabled, saysItself: true });
  if (!data || data.total === 0) return null;
  return (
    <FigureCard
      label="待复核"
      to={`/financial/approval?state=${approvalStates.waiting}&forMe=true`}
      value={data.total}
      capped={data.capped}
      waits
      under="退款和余额调整"
    />
  );
}
