import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { MoneySums } from '../money-sums.tsx';
import { withdrawalWhys } from './withdrawal-whys.ts';

/** Sums that the promoters of the period wait for, earned and were paid. */
export const WithdrawalFigures = () => (
  <MoneySums call={withdrawalCalls.figures} above={withdrawalCalls.list} all="全部提现" of={withdrawalWhys} />
);
