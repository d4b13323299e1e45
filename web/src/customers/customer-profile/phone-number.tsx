import { Button } from 'antd';
import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { phoneViewCalls } from '#contract/customers/phone-views.ts';
import { Can } from '#web/ui/index.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { useRun } from '#web/ui/wire/index.ts';

interface Props<O> {
  uid: number;
  masked: string;
  call: Call<{ uid: number }, O>;
  of: (seen: O) => string | null;
}

/** A number of a customer, masked until somebody who may wants to see it. */
function HiddenNumber<O>({ uid, masked, call, of }: Props<O>) {
  const [whole, setWhole] = useState<string | null>(null);
  const { mutate, isPending } = useRun(call, { then: (seen) => setWhole(of(seen)) });
  if (whole !== null) return <CopyText text={whole} />;
  if (masked === '') return '–';
  return (
    <>
      {masked}
      <Can call={call}>
        <Button type="link" size="small" loading={isPending} title="查看会记入操作记录" onClick={() => mutate({ uid })}>
          显示号码
        </Button>
      </Can>
    </>
  );
}

/** For whoever wants to call the customer. */
export const PhoneNumber = (props: { uid: number; masked: string }) => (
  <HiddenNumber {...props} call={phoneViewCalls.revealPhone} of={({ phone }) => phone} />
);

/** For whoever checks who the customer is. */
export const CardNumber = (props: { uid: number; masked: string }) => (
  <HiddenNumber {...props} call={phoneViewCalls.revealCard} of={({ cardId }) => cardId} />
);
