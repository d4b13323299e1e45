import { lazy } from 'react';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { OpenButton } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';

// The list must not wait for what only a click needs.
const BulkDialog = lazy(() => import('./bulk-dialog.tsx').then((module) => ({ default: module.BulkDialog })));

/** Changes what many products have in common. Everything that matches goes as its filter, not as a list of ids. */
export function BulkChangeButton() {
  const { chosen, address } = useScene();
  const { page: _, limit: __, ...filter } = inputOf(productCalls.list, address);
  return (
    <OpenButton label="批量修改" call={productBulkCalls.bulkRun}>
      {(close) => (
        <BulkDialog
          chosen={chosen.isAll ? { filter } : { ids: [...chosen.keys] }}
          count={chosen.count}
          onClose={(hasRun) => {
            close();
            // The choice goes last: the bar that holds the dialog goes with it.
            if (hasRun) chosen.clear();
          }}
        />
      )}
    </OpenButton>
  );
}
