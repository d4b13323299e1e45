import type { Withdrawal } from '#contract/finance/withdrawals.ts';
import { Masked } from '#web/ui/cells/masked.tsx';

const numberOf = ({ extractType, bankCode, alipayCode, wechat }: Withdrawal) =>
  extractType === 'bank' ? bankCode : extractType === 'alipay' ? alipayCode : wechat;

/** Account that the money goes to: its owner, its bank, and its number, hidden until somebody wants it. */
export const Account = ({ of: withdrawal }: { of: Withdrawal }) => (
  <span className="payout-account">
    <span>{[withdrawal.realName, withdrawal.bankName].filter((text) => text !== '').join(' · ')}</span>
    <Masked text={numberOf(withdrawal)} />
    {withdrawal.qrcodeUrl !== '' && (
      <a href={withdrawal.qrcodeUrl} target="_blank" rel="noreferrer">
        收款码
      </a>
    )}
  </span>
);
