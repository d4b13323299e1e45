import { useRef } from 'react';
import type { Answer } from '#contract/call.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { run, useMay } from '#web/ui/index.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { useScene } from '#web/ui/scene/scene.ts';
import { useRun } from '#web/ui/wire/index.ts';

type Looked = Answer<typeof bankLineCalls.again>;

/** Goes on portion by portion until all lines that wait were looked at. */
async function lookOn(accountId: number, first: Looked): Promise<Looked> {
  let seen = first;
  while (seen.next !== null) {
    const more = await run(bankLineCalls.again, { accountId, after: seen.next });
    seen = { ...more, matched: seen.matched + more.matched };
  }
  return seen;
}

/** Looks once more for receipts and payments of the account that the list is narrowed to. */
export function LookAgainButton() {
  const { address } = useScene();
  const may = useMay();
  const accountId = Number(address.get('accountId'));
  const all = useRef<Looked>({ matched: 0, left: 0, next: null });
  const { mutate, isPending } = useRun(bankLineCalls.again, {
    touches: ['task'],
    until: async (first) => {
      all.current = await lookOn(accountId, first);
    },
    says: () => `对应了 ${all.current.matched} 笔，还有 ${all.current.left} 笔待处理`,
  });
  if (!accountId || !may(bankLineCalls.again)) return null;
  return (
    <SlotButton loading={isPending} onClick={() => mutate({ accountId })}>
      重新查找
    </SlotButton>
  );
}
