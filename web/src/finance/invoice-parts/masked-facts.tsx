import { Button } from 'antd';
import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { Can, type Fact, Facts } from '#web/ui/index.ts';
import { useRun } from '#web/ui/wire/index.ts';

interface Props<T, O> {
  found: T & { id: number };
  call: Call<{ id: number }, O>;
  facts: (of: T) => readonly Fact[];
}

/** Facts of which some are masked, until somebody who may wants to see them whole. */
export function MaskedFacts<T extends object, O extends Partial<T>>({ found, call, facts }: Props<T, O>) {
  const [whole, setWhole] = useState<O>();
  const { mutate, isPending } = useRun(call, { then: setWhole });
  const isMasked = !whole && JSON.stringify(found).includes('**');
  return (
    <>
      <Facts of={facts({ ...found, ...whole })} />
      {isMasked && (
        <Can call={call}>
          <Button size="small" loading={isPending} title="查看会记入操作记录" onClick={() => mutate({ id: found.id })}>
            显示完整开票信息
          </Button>
        </Can>
      )}
    </>
  );
}
