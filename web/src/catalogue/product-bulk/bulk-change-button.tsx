import { Suspense, lazy, useState } from 'react';
import { productBulkCalls } from '#contract/catalogue/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { useMay } from '#web/ui/index.ts';

// The list must not wait for what only a click needs.
const BulkDialog = lazy(() => import('./bulk-dialog.tsx').then((module) => ({ default: module.BulkDialog })));

/** Changes what many products have in common. Everything that matches goes as its filter, not as a list of ids. */
export function BulkChangeButton() {
  const may = useMay();
  const { chosen, address } = useScene();
  const [isOpen, setOpen] = useState(false);
  if (!may(productBulkCalls.bulkRun)) return null;

  // The choice goes last: the bar that holds the dialog goes with it.
  const close = (hasRun: boolean) => {
    setOpen(false);
    if (hasRun) chosen.clear();
  };

  const { page: _, limit: __, ...filter } = inputOf(productCalls.list, address);
  return (
    <>
      <SlotButton onClick={() => setOpen(true)}>批量修改</SlotButton>
      <Suspense>
        {isOpen && (
          <BulkDialog chosen={chosen.isAll ? { filter } : { ids: [...chosen.keys] }} count={chosen.count} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
