import { Button } from 'antd';
import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { Can } from '../action/can.tsx';
import { useRun } from '../wire/index.ts';
import { CopyText, keepFocus } from '../cells/copy-text.tsx';
import './record.css';

interface Props<I extends object, O> {
  masked: string;
  /** Answers the whole number, and keeps who looked at it. */
  call: Call<I, O>;
  input: I;
  of: (seen: O) => string | null;
}

function Hidden<I extends object, O>({ masked, call, input, of }: Props<I, O>) {
  const [whole, setWhole] = useState<string | null>(null);
  const { mutate, isPending } = useRun(call, { then: (seen) => setWhole(of(seen)) });
  if (masked === '') return '–';
  if (whole !== null || !masked.includes('*')) return <CopyText text={whole ?? masked} />;
  return (
    <span className="revealed">
      {masked}
      <Can call={call}>
        <Button
          type="link"
          size="small"
          loading={isPending}
          title="查看会记入操作记录"
          onMouseDown={keepFocus}
          onClick={() => mutate(input)}
        >
          显示号码
        </Button>
      </Can>
    </span>
  );
}

/** A number that the server masks, until somebody who may wants to see it; another number in its place is masked again. */
export const Revealed = <I extends object, O>(props: Props<I, O>) => (
  <Hidden key={JSON.stringify([props.input, props.masked])} {...props} />
);
