import { rechargeCalls } from '#contract/finance/recharges.ts';
import { MoneySums } from '../money-sums.tsx';

/** Sums that customers put onto their balances in the period, gifts aside. */
export const RechargeFigures = () => (
  <MoneySums
    call={rechargeCalls.figures}
    of={{ total: '充值总金额', routine: '小程序充值金额', weChat: '公众号充值金额', refund: '充值退款金额' }}
  />
);
