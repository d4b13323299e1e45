import { Suspense, lazy, useState } from 'react';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { GatherButton } from '#web/ui/action/gather-button.tsx';
import { useScene } from '#web/ui/scene/scene.ts';

const PayManyDialog = lazy(() => import('./pay-many-dialog.tsx').then((module) => ({ default: module.PayManyDialog })));

/** Most withdrawals whose payments are typed one below the other. */
const TYPED_MAX = 50;

/** Passes the chosen withdrawals by the numbers of their payments. */
export function PayManyButton() {
  const { chosen } = useScene();
  const [ids, setIds] = useState<readonly number[]>();
  return (
    <>
      <GatherButton label={`通过 ${chosen.count} 笔`} call={withdrawalCalls.decide} most={TYPED_MAX} then={setIds} />
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
