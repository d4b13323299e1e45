import type { Withdrawal } from '#contract/finance/withdrawal-record.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { Revealed } from '#web/ui/record/revealed.tsx';

type Numbers = Pick<Withdrawal, 'bankCode' | 'alipayCode' | 'wechat'>;

const numberOf = (way: string, { bankCode, alipayCode, wechat }: Numbers) =>
  way === 'bank' ? bankCode : way === 'alipay' ? alipayCode : wechat;

/** A storefront may send a bank along with any way. */
const bankOf = ({ extractType, bankName }: Withdrawal) => (extractType === 'bank' ? bankName : '');

/** Number of the account, masked until somebody who may wants to pay it. */
const AccountNumber = ({ of: { id, extractType, ...account } }: { of: Withdrawal }) => (
  <Revealed
    masked={numberOf(extractType, account)}
    call={withdrawalCalls.reveal}
    input={{ id }}
    of={(seen) => numberOf(extractType, seen)}
  />
);

/** Account that the money goes to: its owner, its bank, and its number. */
export const Account = ({ of: withdrawal }: { of: Withdrawal }) => (
  <span className="payout-account">
    <span>{[withdrawal.realName, bankOf(withdrawal)].filter((text) => text !== '').join(' · ')}</span>
    <AccountNumber of={withdrawal} />
    {withdrawal.isCorrected && <small>账号改过</small>}
    {withdrawal.qrcodeUrl !== '' && (
      <a href={withdrawal.qrcodeUrl} target="_blank" rel="noreferrer">
        收款码
      </a>
    )}
  </span>
);
