import { Form } from 'antd';
import { useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { RecordSelect } from '#web/ui/index.ts';
import { everyRow } from '../customer-filters/words.ts';
import { type RunDialogProps, RunSteps } from './run-steps.tsx';

const words = {
  label: '发送优惠券',
  verb: '发给',
  unchanged: '已有这张券',
  note: '已有这张券的用户不会重复收到；发出后不能撤回。',
};

const couponNames = ({ list }: Answer<typeof couponCalls.sendList>) =>
  list.map(({ id, name, money, minPrice, isLimited, lastTotal }) => {
    const least = minPrice > 0 ? `满 ${yuanOfFen(minPrice)} 可用` : '无门槛';
    return { id, name: `${name}（${yuanOfFen(money)} 元，${least}，${isLimited ? `剩 ${lastTotal} 张` : '不限量'}）` };
  });

/** A coupon for many, each of them once. */
export function CouponRun(props: RunDialogProps) {
  const [couponId, setCoupon] = useState<number | null>(null);
  return (
    <RunSteps
      {...props}
      words={words}
      call={customerRunCalls.sendMany}
      task={couponId === null ? undefined : { coupon: { couponId } }}
    >
      <Form.Item label="优惠券" htmlFor="run-coupon">
        <RecordSelect
          id="run-coupon"
          call={couponCalls.sendList}
          input={everyRow}
          rows={couponNames}
          placeholder="请选择优惠券"
          none="没有可以发送的优惠券，请先添加"
          value={couponId}
          onChange={setCoupon}
        />
      </Form.Item>
    </RunSteps>
  );
}
