import { Suspense, lazy, useState } from 'react';
import type { productCalls } from '#contract/catalogue/products.ts';
import { SlotProvider, SlotButton } from '#web/ui/action/slot.tsx';
import { useMay } from '#web/ui/index.ts';

// The list must not wait for a whole product form.
const CollectDialog = lazy(() => import('./collect-dialog.tsx').then((module) => ({ default: module.CollectDialog })));

/** Makes a product of one that another platform sells. */
export function CollectButton({ call }: { call: typeof productCalls.save }) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(call)) return null;
  return (
    <>
      <SlotButton onClick={() => setOpen(true)}>商品采集</SlotButton>
      <SlotProvider value="bar">
        <Suspense>{isOpen && <CollectDialog onClose={() => setOpen(false)} />}</Suspense>
      </SlotProvider>
    </>
  );
}
