import { Button, Form } from 'antd';
import { useState } from 'react';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { yuanText } from '#web/ui/index.ts';
import { CouponPicker, type PickableCoupon } from '#web/ui/pickers/index.ts';
import { claimedCoupons } from '../claimed-coupons.ts';
import { ClosedCoupons } from '../closed-coupons.tsx';
import { type RunDialogProps, RunSteps } from './run-steps.tsx';

const words = {
  label: '发送优惠券',
  verb: '发送给',
  unchanged: '已有这张券',
  note: '已有这张券的用户不会重复收到；发出后不能撤回。',
};

function couponText({ name, money, minPrice, isLimited, lastTotal }: PickableCoupon): string {
  const least = minPrice > 0 ? `满 ${yuanText(minPrice)} 可用` : '无门槛';
  return `${name}（${yuanText(money)}，${least}，${isLimited ? `剩 ${lastTotal} 张` : '不限量'}）`;
}

/** A coupon for many, each of them once: it is picked first, then seen for how many it goes. */
export function CouponRun(props: RunDialogProps) {
  const [coupon, setCoupon] = useState<PickableCoupon>();
  if (!coupon)
    return (
      <CouponPicker
        handle="send"
        load={claimedCoupons}
        aside={<ClosedCoupons />}
        act={(one) => (
          <SlotButton type="default" onClick={() => setCoupon(one)}>
            选择
          </SlotButton>
        )}
        onClose={() => props.onClose(false)}
      />
    );
  return (
    <RunSteps {...props} words={words} call={customerRunCalls.sendMany} task={{ coupon: { couponId: coupon.id } }}>
      <Form.Item label="优惠券">
        {couponText(coupon)}
        <Button type="link" onClick={() => setCoupon(undefined)}>
          换一张
        </Button>
      </Form.Item>
    </RunSteps>
  );
}
