import { Suspense, lazy, useState } from 'react';
import type { promoterCalls } from '#contract/distribution/promoters.ts';
import { useMay } from '#web/ui/index.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';

const PeopleDialog = lazy(() => import('./people-dialog.tsx').then((module) => ({ default: module.PeopleDialog })));
const OrdersDialog = lazy(() => import('./orders-dialog.tsx').then((module) => ({ default: module.OrdersDialog })));

interface Props<C> {
  uid: number;
  name: string;
  /** What the dialog asks; without the right to it there is no button. */
  call: C;
}

/** Opens the list of those whom a promoter brought. */
export function PeopleButton({ call, ...promoter }: Props<typeof promoterCalls.people>) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(call)) return null;
  return (
    <>
      <SlotButton onClick={() => setOpen(true)}>推广人</SlotButton>
      <Suspense>{isOpen && <PeopleDialog {...promoter} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Opens the list of orders by which a promoter earned. */
export function OrdersButton({ call, ...promoter }: Props<typeof promoterCalls.orders>) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(call)) return null;
  return (
    <>
      <SlotButton onClick={() => setOpen(true)}>推广订单</SlotButton>
      <Suspense>{isOpen && <OrdersDialog {...promoter} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
