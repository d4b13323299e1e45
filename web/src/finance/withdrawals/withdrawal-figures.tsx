import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { MoneySums } from '../money-sums.tsx';

/** Sums that the promoters of the period wait for, earned and were paid. */
export const WithdrawalFigures = () => (
  <MoneySums
    call={withdrawalCalls.figures}
    above={withdrawalCalls.list}
    all="全部提现"
    of={{ toBeWithdrawn: '待提现金额', commissionTotal: '佣金总金额', withdrawn: '已提现金额', unDrawn: '未提现金额' }}
  />
);
