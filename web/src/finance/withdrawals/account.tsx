import { Button } from 'antd';
import { useState } from 'react';
import { type Withdrawal, withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { Can } from '#web/ui/index.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { useRun } from '#web/ui/wire/index.ts';

type Numbers = Pick<Withdrawal, 'bankCode' | 'alipayCode' | 'wechat'>;

const numberOf = (way: string, { bankCode, alipayCode, wechat }: Numbers) =>
  way === 'bank' ? bankCode : way === 'alipay' ? alipayCode : wechat;

/** Number of the account, masked until somebody who may wants to pay it. */
function AccountNumber({ of: { id, extractType, ...account } }: { of: Withdrawal }) {
  const [seen, setSeen] = useState<Numbers>();
  const { mutate, isPending } = useRun(withdrawalCalls.reveal, { then: setSeen });
  const text = numberOf(extractType, seen ?? account);
  if (text === '') return '–';
  if (!text.includes('*')) return <CopyText text={text} />;
  return (
    <span>
      {text}
      <Can call={withdrawalCalls.reveal}>
        <Button type="link" size="small" loading={isPending} title="查看会记入操作记录" onClick={() => mutate({ id })}>
          显示
        </Button>
      </Can>
    </span>
  );
}

/** Account that the money goes to: its owner, its bank, and its number. */
export const Account = ({ of: withdrawal }: { of: Withdrawal }) => (
  <span className="payout-account">
    <span>{[withdrawal.realName, withdrawal.bankName].filter((text) => text !== '').join(' · ')}</span>
    <AccountNumber of={withdrawal} />
    {withdrawal.qrcodeUrl !== '' && (
      <a href={withdrawal.qrcodeUrl} target="_blank" rel="noreferrer">
        收款码
      </a>
    )}
  </span>
);
