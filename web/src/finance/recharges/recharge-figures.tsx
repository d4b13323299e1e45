import { rechargeCalls } from '#contract/finance/recharges.ts';
import { useListSums } from '#web/ui/index.ts';
import { MoneySums } from '../money-sums.tsx';

/** Sums that customers put onto their balances in the period, gifts aside. */
export function RechargeFigures() {
  const { may, data, again } = useListSums(rechargeCalls.figures);
  if (!may) return null;
  const figures = [
    ['充值总金额', data?.total],
    ['小程序充值金额', data?.routine],
    ['公众号充值金额', data?.weChat],
    ['充值退款金额', data?.refund],
  ] as const;
  return <MoneySums again={again} of={figures} />;
}
