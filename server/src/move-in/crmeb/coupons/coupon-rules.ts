import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { fenOf, flagOf, intOf, listOf, momentOf, textOf, within } from '../values/values.ts';

/** Kinds of goods that a coupon serves there: all, some products, a category. */
export const useTypes = { all: 1, products: 2, category: 3 } as const;

export interface CouponAround {
  cates: ReadonlyMap<string, number>;
  goods: ReadonlyMap<string, number>;
}

/** Time of use: two moments, or days from the claim. */
function usedWithin(moving: Moving, { key, row }: Theirs) {
  const [from, until] = [momentOf(row['use_start_time']), momentOf(row['use_end_time'])];
  if (flagOf(row['is_fixed_time']) && from && until && from < until)
    return { isFixedTime: true, useStartTime: from, useEndTime: until, day: null };
  const day = within(1, intOf(row['day']), 999);
  if (day !== intOf(row['day'])) say(moving, 'altered', '使用时间不完整，改为领取后若干天有效', key);
  return { isFixedTime: false, useStartTime: null, useEndTime: null, day };
}

export function couponOf(record: Theirs, { cates }: CouponAround, moving: Moving) {
  const { key, row } = record;
  if (fenOf(row['money']) <= 0) return '面值为 0';
  const total = flagOf(row['is_limited']) ? Math.max(0, intOf(row['total'])) : 0;
  const useType = within(1, intOf(row['use_type']), useTypes.category);
  const named = useType === useTypes.category ? listOf(row['primary_key']) : [];
  const [cateId] = named.flatMap((cate) => cates.get(cate) ?? []);
  if (named.length > 1) say(moving, 'altered', '适用多个分类，只保留第一个', key);
  const isScopeLost = useType === useTypes.category && cateId === undefined;
  if (isScopeLost) say(moving, 'altered', '适用的分类不存在，按已删除搬来', key);
  const receiveStartTime = momentOf(row['receive_start_time']) ?? momentOf(row['create_time']) ?? moving.now;
  const receiveEndTime = momentOf(row['receive_end_time']);
  const createTime = momentOf(row['create_time']) ?? receiveStartTime;
  return {
    id: Number(key),
    name: textOf(row['name']),
    money: fenOf(row['money']),
    minPrice: fenOf(row['min_price']),
    isLimited: total > 0,
    total,
    lastTotal: within(0, intOf(row['last_total']), total),
    useType,
    cateId: cateId ?? null,
    receiveStartTime,
    receiveEndTime: receiveEndTime && receiveEndTime > receiveStartTime ? receiveEndTime : null,
    ...usedWithin(moving, record),
    type: within(1, intOf(row['type']), 3),
    sort: intOf(row['sort']),
    status: flagOf(row['status']),
    isDel: flagOf(row['is_del']) || isScopeLost,
    createTime,
    updateTime: momentOf(row['update_time']) ?? createTime,
  };
}
