import { waysToCoupons } from '#contract/coupons/held-coupons.ts';
import { SECOND } from '#contract/durations.ts';
import type { Moving, Theirs } from '../../engine/moving.ts';
import { fenOf, intOf, listOf, momentOf, textOf, timesOf, within } from '../values/values.ts';
import { useTypes } from './coupon-rules.ts';

const typeOf = (type: string): string => (waysToCoupons.values.some((known) => known === type) ? type : waysToCoupons.send);

export function heldOf(record: Theirs, { couponId, uid, scope }: HeldTerms, moving: Moving) {
  const { key, row, beside } = record;
  const { createTime, updateTime } = timesOf(record, moving);
  const startTime = momentOf(row['start_time']) ?? createTime;
  const end = momentOf(row['end_time']);
  return {
    id: Number(key),
    couponId,
    uid,
    name: textOf(row['name']),
    money: fenOf(row['money']),
    minPrice: fenOf(row['min_price']),
    type: typeOf(textOf(row['type'])),
    status: within(0, intOf(row['status']), 2),
    startTime,
    endTime: end && end > startTime ? end : new Date(startTime.getTime() + SECOND),
    useTime: momentOf(row['use_time']),
    orderNo: beside['orders']?.[0]?.['order_id'] ?? null,
    useType: within(1, intOf(row['use_type']), useTypes.category),
    primaryKey: listOf(row['primary_key'])
      .flatMap((each) => scope.get(each) ?? [])
      .join(','),
    createTime,
    updateTime,
  };
}

export interface HeldTerms {
  couponId: number;
  uid: number;
  /** Goods or categories of ours that it may serve. */
  scope: ReadonlyMap<string, number>;
}
