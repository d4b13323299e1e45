import { Button } from 'antd';
import { useState } from 'react';
import { phoneViewCalls } from '#contract/customers/phone-views.ts';
import { Can } from '#web/ui/index.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { useRun } from '#web/ui/wire/index.ts';

/** Number of a customer, masked until somebody who may wants to call them. */
export function PhoneNumber({ uid, masked }: { uid: number; masked: string }) {
  const [phone, setPhone] = useState<string | null>(null);
  const { mutate, isPending } = useRun(phoneViewCalls.revealPhone, { then: (seen) => setPhone(seen.phone) });
  if (phone !== null) return <CopyText text={phone} />;
  return (
    <>
      {masked}
      <Can call={phoneViewCalls.revealPhone}>
        <Button type="link" size="small" loading={isPending} title="查看会记入操作记录" onClick={() => mutate({ uid })}>
          显示号码
        </Button>
      </Can>
    </>
  );
}
