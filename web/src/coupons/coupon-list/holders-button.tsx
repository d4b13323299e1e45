import { Suspense, lazy, useState } from 'react';
import type { Coupon } from '#contract/coupon-record.ts';
import type { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { useMay } from '#web/ui/index.ts';

const HoldersDialog = lazy(() => import('./holders-dialog.tsx').then((module) => ({ default: module.HoldersDialog })));

interface Props {
  coupon: Pick<Coupon, 'id' | 'name'>;
  /** Repeats the dialog's own, where a row looks for it. */
  call: typeof heldCouponCalls.list;
}

/** Opens the records of one coupon. */
export function HoldersButton({ coupon, call }: Props) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(call)) return null;
  return (
    <>
      <SlotButton onClick={() => setOpen(true)}>领取记录</SlotButton>
      <Suspense>{isOpen && <HoldersDialog coupon={coupon} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
