import { rechargeOwedCalls } from '#contract/finance/recharges-owed.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';

/** Refunds of recharges that people pay; nothing while none waits, or for those who may not see the list. */
export function RechargesOwed() {
  const may = useMay();
  const enabled = may(rechargeOwedCalls.countPayBack) && may('admin:recharge:list');
  const { data } = useCall(rechargeOwedCalls.countPayBack, {}, { enabled, saysItself: true });
  if (!data || data.count === 0) return null;
  return (
    <FigureCard
      label="充值待线下退款"
      to="/financial/record/charge?payBack=true"
      value={data.count}
      capped={data.capped}
      waits
      under="退给顾客后请确认"
    />
  );
}
