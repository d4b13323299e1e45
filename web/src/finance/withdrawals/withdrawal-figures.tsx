import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { useListSums } from '#web/ui/index.ts';
import { MoneySums } from '../money-sums.tsx';

/** Sums that the promoters of the period wait for, earned and were paid. */
export function WithdrawalFigures() {
  const { may, data, again } = useListSums(withdrawalCalls.figures);
  if (!may) return null;
  const figures = [
    ['待提现金额', data?.toBeWithdrawn],
    ['佣金总金额', data?.commissionTotal],
    ['已提现金额', data?.withdrawn],
    ['未提现金额', data?.unDrawn],
  ] as const;
  return <MoneySums again={again} of={figures} />;
}
