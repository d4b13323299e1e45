import { type ReactNode, lazy } from 'react';
import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import type { Shop } from '#contract/catalogue/shops.ts';
import { OpenButton } from '#web/ui/index.ts';

const StaffDialog = lazy(() => import('./staff-dialog.tsx').then((module) => ({ default: module.StaffDialog })));

/** Acts on a row of the shops, and its people after them. */
export const withStaff = (shop: Shop, acts: ReactNode) => (
  <>
    {acts}
    <OpenButton label="人员" call={shopStaffCalls.list} also={shopStaffCalls.save}>
      {(close) => <StaffDialog shop={shop} onClose={close} />}
    </OpenButton>
  </>
);
