import { lazy } from 'react';
import type { productCalls } from '#contract/catalogue/products.ts';
import { OpenButton } from '#web/ui/index.ts';

// The list must not wait for a whole product form.
const CollectDialog = lazy(() => import('./collect-dialog.tsx').then((module) => ({ default: module.CollectDialog })));

/** Makes a product of one that another platform sells. */
export const CollectButton = ({ call }: { call: typeof productCalls.save }) => (
  <OpenButton label="商品采集" call={call}>
    {(close) => <CollectDialog onClose={close} />}
  </OpenButton>
);
