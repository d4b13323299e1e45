import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { RunButton } from '#web/ui/index.ts';
import { useScene } from '#web/ui/scene/scene.ts';

/** Looks once more for receipts and payments of the account that the list is narrowed to. */
export function LookAgainButton() {
  const { address } = useScene();
  const accountId = Number(address.get('accountId'));
  if (!accountId) return null;
  return (
    <RunButton
      label="重新查找单据"
      call={bankLineCalls.again}
      input={{ accountId }}
      says={({ matched, left }) => `对应了 ${matched} 笔，还有 ${left} 笔待处理`}
      touches={['task']}
    />
  );
}
