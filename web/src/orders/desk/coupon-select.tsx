import { Select } from 'antd';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { useCall } from '#web/ui/wire/index.ts';

interface Props {
  id?: string;
  uid: number;
  value?: number | null;
  onChange?: (couponId: number | null) => void;
}

/** A coupon that the customer holds; why one is not good for this basket, the quote says. */
export function CouponSelect({ id, uid, value, onChange }: Props) {
  const { data, isLoading } = useCall(deskOrderCalls.deskCoupons, { uid });
  return (
    <Select
      id={id}
      allowClear
      loading={isLoading}
      placeholder={data?.length === 0 ? '没有可用的优惠券' : '不用优惠券'}
      value={value ?? null}
      options={(data ?? []).map(({ couponId, name, money, minPrice }) => ({
        value: couponId,
        label: `${name} · ${minPrice > 0 ? `满 ${yuanText(minPrice)} ` : ''}减 ${yuanText(money)}`,
      }))}
      onChange={(couponId: number | undefined) => onChange?.(couponId ?? null)}
    />
  );
}
