import { Suspense, lazy, useState } from 'react';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { useScene } from '#web/ui/scene/scene.ts';
import { report, useMay } from '#web/ui/wire/index.ts';

const PayManyDialog = lazy(() => import('./pay-many-dialog.tsx').then((module) => ({ default: module.PayManyDialog })));

/** Most withdrawals whose payments are typed one below the other. */
const TYPED_MAX = 50;

/** Passes the chosen withdrawals by the numbers of their payments. */
export function PayManyButton() {
  const may = useMay();
  const { chosen } = useScene();
  const [ids, setIds] = useState<readonly number[]>();
  if (!may(withdrawalCalls.decide)) return null;
  const open = () => chosen.everyKey().then(setIds, (error: unknown) => report(error, 'act'));
  const isTooMany = chosen.count > TYPED_MAX;
  return (
    <>
      <SlotButton
        disabled={isTooMany}
        title={isTooMany ? `一次最多 ${TYPED_MAX} 条，请少选一些` : undefined}
        onClick={() => void open()}
      >
        {`通过 ${chosen.count} 笔`}
      </SlotButton>
      <Suspense>
        {ids && (
          <PayManyDialog
            ids={ids}
            onClose={() => setIds(undefined)}
            onDone={() => {
              setIds(undefined);
              chosen.clear();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
