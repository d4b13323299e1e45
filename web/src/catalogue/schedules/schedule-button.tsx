import { Suspense, lazy, useState } from 'react';
import type { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { SlotProvider, SlotButton } from '#web/ui/action/slot.tsx';
import { useMay } from '#web/ui/index.ts';
import type { Product } from '../product/product-row.ts';

// The calendar is heavy, and the list must not wait for it.
const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx').then((module) => ({ default: module.ScheduleDialog })));

interface Props {
  product: Product;
  call: typeof scheduleCalls.save;
}

/** Plans the shelf or the price of a product ahead. */
export function ScheduleButton({ product, call }: Props) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(call)) return null;
  return (
    <>
      <SlotButton onClick={() => setOpen(true)}>定时</SlotButton>
      <SlotProvider value="bar">
        <Suspense>{isOpen && <ScheduleDialog product={product} onClose={() => setOpen(false)} />}</Suspense>
      </SlotProvider>
    </>
  );
}
