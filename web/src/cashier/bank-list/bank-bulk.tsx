import { lazy, useState } from 'react';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { OpenButton, report } from '#web/ui/index.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useScene } from '#web/ui/scene/scene.ts';
import { IgnoreFields } from './ignore-button.tsx';

const MatchManyDialog = lazy(() => import('./match-many-dialog.tsx').then((module) => ({ default: module.MatchManyDialog })));

interface GatheredProps {
  children: (ids: readonly number[]) => React.ReactNode;
}

/** The chosen lines, those on other pages included, once they are gathered. */
function Gathered({ children }: GatheredProps) {
  const { chosen } = useScene();
  const [ids, setIds] = useState<readonly number[]>();
  if (ids === undefined) void chosen.everyKey().then(setIds, (error: unknown) => report(error, 'act'));
  return ids === undefined ? null : children(ids);
}

/** Acts on several lines at once. */
export function BankBulk() {
  const { chosen } = useScene();
  return (
    <>
      <OpenButton label="忽略" call={bankLineCalls.ignore}>
        {(close) => (
          <Gathered>
            {(ids) => (
              <FormDialog
                title={`忽略 ${ids.length} 笔流水`}
                label="忽略"
                says={`已忽略 ${ids.length} 笔，需要时可以放回待处理`}
                call={bankLineCalls.ignore}
                start={{ ids: [...ids], reason: '' }}
                touches={['task']}
                then={chosen.clear}
                onClose={close}
              >
                <IgnoreFields />
              </FormDialog>
            )}
          </Gathered>
        )}
      </OpenButton>
      <OpenButton label="对应一张单据" call={bankLineCalls.match}>
        {(close) => <Gathered>{(ids) => <MatchManyDialog ids={ids} onClose={close} then={chosen.clear} />}</Gathered>}
      </OpenButton>
    </>
  );
}
