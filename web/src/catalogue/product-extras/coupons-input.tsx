import { Button, ConfigProvider, Tag } from 'antd';
import { Suspense, useState } from 'react';
import { couponTypes } from '#contract/coupon-record.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { Can, run } from '#web/ui/index.ts';
import { type PickInput, CouponPicker, type PickedCoupon } from '#web/ui/pickers/index.ts';

interface Props {
  id?: string;
  value?: readonly PickedCoupon[];
  onChange?: (coupons: PickedCoupon[]) => void;
}

const gifts = ({ page, limit, filters }: PickInput) =>
  run(couponCalls.sendList, { page, limit, type: couponTypes.gift, keywords: filters['name'] });

/** Coupons that customers are given when they have bought the product. */
export function CouponsInput({ id, value = [], onChange }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const [isPicking, setPicking] = useState(false);
  const keep = (coupons: readonly PickedCoupon[]) => onChange?.(coupons.map((coupon) => ({ id: coupon.id, name: coupon.name })));
  return (
    <div className="gift-coupons" id={id}>
      {value.map((coupon) => (
        <Tag
          key={coupon.id}
          closable={!isFixed && { 'aria-label': `移除${coupon.name}` }}
          onClose={(event) => (event.preventDefault(), keep(value.filter((other) => other.id !== coupon.id)))}
        >
          {coupon.name}
        </Tag>
      ))}
      {isFixed ? (
        value.length === 0 && '不赠送'
      ) : (
        <Can call={couponCalls.sendList}>
          <Button onClick={() => setPicking(true)}>选择优惠券</Button>
        </Can>
      )}
      {isPicking && (
        <Suspense>
          <CouponPicker
            handle="wu"
            load={gifts}
            start={value}
            empty="还没有可以赠送的优惠券，请先在“营销 / 优惠券”里添加一张领取方式为“赠送券”的，并开启它"
            onPick={keep}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
