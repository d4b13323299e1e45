import { useQueryClient } from '@tanstack/react-query';
import { couponTypes } from '#contract/coupon-record.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { OpenButton, RunButton, run } from '#web/ui/index.ts';
import { type Asked, CouponPicker } from '#web/ui/pickers/index.ts';

const claimed = ({ page, limit, filters }: Asked) =>
  run(couponCalls.sendList, { page, limit, type: couponTypes.claimed, keywords: filters['name'] });

/** Coupons to send to one customer; the dialog stays, with what is left of each. */
function SendCoupon({ uid, onClose }: { uid: number; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <CouponPicker
      handle="send"
      load={claimed}
      act={({ id }) => (
        <RunButton
          label="发送"
          call={heldCouponCalls.receive}
          input={{ couponId: id, uid: [uid] }}
          ask="确定发送优惠劵吗"
          says="发送成功"
          then={() => void client.invalidateQueries({ queryKey: ['picker', 'coupon'] })}
        />
      )}
      onClose={onClose}
    />
  );
}

/** Sends a coupon to one customer. */
export const SendCouponButton = ({
  customer: { uid },
  call,
}: {
  customer: CustomerRow;
  call: typeof heldCouponCalls.receive;
}) => (
  <OpenButton label="发优惠券" call={call} also={couponCalls.sendList}>
    {(close) => <SendCoupon uid={uid} onClose={close} />}
  </OpenButton>
);
