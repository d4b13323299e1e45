import { lazy } from 'react';
import { stockCalls } from '#contract/catalogue/stock.ts';
import { OpenButton } from '#web/ui/index.ts';
import type { Product } from '../product/product-row.ts';

const LedgerDrawer = lazy(() => import('./ledger-drawer.tsx').then(({ LedgerDrawer: component }) => ({ default: component })));

interface Props {
  product: Pick<Product, 'id' | 'storeName' | 'attrValue' | 'specType'>;
  call?: typeof stockCalls.list;
  label?: string;
  /** Opens with this one chosen. */
  skuId?: number;
}

/** Ledger of the stock of a product: who moved it, and what was left. */
export const LedgerButton = ({ product, skuId, label = '库存流水', call = stockCalls.list }: Props) => (
  <OpenButton label={label} call={call}>
    {(close) => <LedgerDrawer product={product} skuId={skuId} onClose={close} />}
  </OpenButton>
);
