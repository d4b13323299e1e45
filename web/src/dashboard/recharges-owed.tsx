import { rechargeOwedCalls } from '#contract/finance/recharges-owed.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { WaitingCard } from '#web/ui/chart/waiting-card.tsx';

/** Refunds of recharges that people pay, for those who may see the list. */
export function RechargesOwed() {
  const may = useMay();
  const enabled = may(rechargeOwedCalls.countPayBack) && may('admin:recharge:list');
  const { data } = useCall(rechargeOwedCalls.countPayBack, {}, { enabled, saysItself: true });
  return (
    <WaitingCard
      label="充值待线下退款"
      to="/financial/record/charge?payBack=true"
      count={data?.count}
      capped={data?.capped}
      under="退给用户后请确认"
    />
  );
}
