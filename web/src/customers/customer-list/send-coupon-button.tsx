import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/call.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { OpenButton, RunButton, countText } from '#web/ui/index.ts';
import { CouponPicker } from '#web/ui/pickers/index.ts';
import { claimedCoupons } from '../claimed-coupons.ts';
import { ClosedCoupons } from '../closed-coupons.tsx';

/** Coupons that customers hold stand in their profiles. */
const held = [customerCalls.list.noun];

/** Other servers say nothing of those who have it already. */
const resultOf = (outcome: Answer<typeof heldCouponCalls.receive>, name: string): string => {
  if (!outcome) return '发送成功';
  const { sent, skipped } = outcome;
  return `发送成功：“${name}”发给 ${countText(sent)} 位用户${skipped > 0 ? `，${countText(skipped)} 位已有这张券` : ''}`;
};

/** Coupons to send to customers; the dialog stays, with what is left of each. */
function SendCoupon({ uids, onClose }: { uids: readonly number[]; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <CouponPicker
      handle="send"
      load={claimedCoupons}
      aside={<ClosedCoupons />}
      act={({ id, name }) => (
        <RunButton
          label="发送"
          call={heldCouponCalls.receive}
          input={{ couponId: id, uid: [...uids] }}
          ask={`确定发送优惠券“${name}”给 ${countText(uids.length)} 位用户吗？`}
          says={(outcome) => resultOf(outcome, name)}
          touches={held}
          then={() => void client.invalidateQueries({ queryKey: ['picker', 'coupon'] })}
        />
      )}
      onClose={onClose}
    />
  );
}

interface Props {
  label: string;
  uids: readonly number[];
  /** Repeats what the dialog sends by, where a row looks for it. */
  call: typeof heldCouponCalls.receive;
}

/** Sends a coupon to one customer, or to those who are ticked. */
export const SendCouponButton = ({ label, uids, call }: Props) => (
  <OpenButton label={label} call={call} also={couponCalls.sendList}>
    {(close) => <SendCoupon uids={uids} onClose={close} />}
  </OpenButton>
);
