import { homeCalls } from '#contract/dashboard/home.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { WaitingCard } from '#web/ui/chart/waiting-card.tsx';

/** Withdrawals that staff decide, for those who may see the list. */
export function WithdrawalsWaiting() {
  const may = useMay();
  const enabled = may(homeCalls.operation) && may('admin:finance:apply:list');
  const { data } = useCall(homeCalls.operation, {}, { enabled, saysItself: true });
  return (
    <WaitingCard
      label="待审核提现"
      to="/financial/commission/template?status=0"
      // The figures of the shop may be in memory for people who may not see this list.
      count={(enabled && data?.notAuditNum) || undefined}
      under="分销员申请的佣金"
    />
  );
}
