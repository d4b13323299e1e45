import { homeCalls } from '#contract/dashboard/home.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';

/** Withdrawals that staff decide; nothing while none waits, or for those who may not see the list. */
export function WithdrawalsWaiting() {
  const may = useMay();
  const enabled = may(homeCalls.operation) && may('admin:finance:apply:list');
  const { data } = useCall(homeCalls.operation, {}, { enabled, saysItself: true });
  if (!enabled || !data?.notAuditNum) return null;
  return (
    <FigureCard
      label="待审核提现"
      to="/financial/commission/template?status=0"
      value={data.notAuditNum}
      waits
      under="分销员申请的佣金"
    />
  );
}
