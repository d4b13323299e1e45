import { Button } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { stockCalls } from '#contract/catalogue/stock.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { useMay } from '#web/ui/index.ts';
import type { Product } from '../product/product-row.ts';

const LedgerDrawer = lazy(() => import('./ledger-drawer.tsx').then(({ LedgerDrawer: component }) => ({ default: component })));

interface Props {
  product: Pick<Product, 'id' | 'storeName' | 'attrValue' | 'specType'>;
  call?: typeof stockCalls.list;
  /** Opens with this one chosen. */
  skuId?: number;
  /** A word within a table instead of a button of the row. */
  inline?: boolean;
}

/** Ledger of the stock of a product: who moved it, and what was left. */
export function LedgerButton({ product, skuId, inline = false, call = stockCalls.list }: Props) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(call)) return null;
  const open = () => setOpen(true);
  return (
    <>
      {inline ? (
        <Button type="link" size="small" onClick={open}>
          流水
        </Button>
      ) : (
        <SlotButton onClick={open}>库存流水</SlotButton>
      )}
      <Suspense>{isOpen && <LedgerDrawer product={product} skuId={skuId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
