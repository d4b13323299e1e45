import type { Input } from '#contract/call.ts';
import { onOrOff } from '#contract/choices.ts';
import type { ListedCoupon } from '#contract/coupons/listed-coupon.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { makesFree } from '#contract/coupons/free-orders.ts';
import { FlagSwitch, useWarned } from '#web/ui/index.ts';
import { isFieldServed } from '#web/ui/wire/index.ts';
import { freeText } from '../free-text.ts';

const { updateStatus } = couponCalls;

/** Switches a coupon; before one goes on that may pay a whole order, asks as its form does, unless a reason was given. */
export function CouponSwitch({ coupon }: { coupon: ListedCoupon }) {
  const { id, name, status, clashReason: known } = coupon;
  const { ask, dialog } = useWarned();
  const before = async (on: boolean) => {
    if (!on || known || !makesFree(coupon) || !isFieldServed(updateStatus, 'clashReason')) return {};
    const clashReason = await ask({ says: [freeText(coupon)], act: '开启' });
    return clashReason !== undefined && { clashReason };
  };
  return (
    <>
      <FlagSwitch<Input<typeof updateStatus>>
        on={status}
        label={`开启${name}`}
        of={onOrOff}
        call={updateStatus}
        input={(on) => ({ id, status: on })}
        before={before}
      />
      {dialog}
    </>
  );
}
