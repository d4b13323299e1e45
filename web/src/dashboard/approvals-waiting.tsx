import { approvalCalls, approvalStates } from '#contract/approvals/approvals.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { WaitingCard } from '#web/ui/chart/waiting-card.tsx';

const waiting = { page: 1, limit: 1, state: approvalStates.waiting, forMe: true };

/** Acts that wait for this person as the second one. */
export function ApprovalsWaiting() {
  const may = useMay();
  const enabled = may(approvalCalls.list) && may(approvalCalls.approve);
  const { data } = useCall(approvalCalls.list, waiting, { enabled, saysItself: true });
  return (
    <WaitingCard
      label="待复核"
      to={`/financial/approval?state=${approvalStates.waiting}&forMe=true`}
      count={data?.total}
      capped={data?.capped}
      under="退款和余额调整"
    />
  );
}
