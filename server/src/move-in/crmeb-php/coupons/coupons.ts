import type { TheirRow } from '../../dump/columns.ts';
import { type ReadRecord, tableReader } from '../../stage/table-reader.ts';
import { madeAt, renamed, secondsOf } from '../values/values.ts';

/** Kinds of goods that a coupon serves there, as the form numbers them: all, a category, some products. */
const USE_TYPES: Readonly<Record<string, string>> = { 0: '1', 1: '3', 2: '2' };
const ALL = '1';
const CATEGORY = '3';

/** Goods or categories that a coupon serves. */
function scopeOf({ row, beside }: ReadRecord, useType: string): string {
  if (useType === ALL) return '';
  const column = useType === CATEGORY ? 'category_id' : 'product_id';
  const named = (beside['scopes'] ?? []).map((scope) => scope[column] ?? '').filter((id) => Number(id) > 0);
  return named.length > 0 ? named.join(',') : (row[column] ?? '');
}

const scopeOfCoupon = (record: ReadRecord): TheirRow => {
  const useType = USE_TYPES[record.row['type'] ?? ''] ?? ALL;
  return { use_type: useType, primary_key: scopeOf(record, useType) };
};

const SCOPES = { name: 'scopes', table: 'eb_store_coupon_product', column: 'coupon_id' } as const;

/** People who get it: those who claim it, newcomers, or those it is sent to. */
const SENT = '3';
const WAYS: Readonly<Record<string, string>> = { 1: '1', 2: '2', 3: SENT };

export const coupons = tableReader({
  from: 'eb_store_coupon_issue',
  to: 'eb_store_coupon',
  beside: [{ ...SCOPES, of: ({ id }) => id }],
  row(record) {
    const { row } = record;
    const [from, until] = [secondsOf(row['start_use_time']), secondsOf(row['end_use_time'])];
    return {
      ...renamed(row, {
        id: 'id',
        money: 'coupon_price',
        min_price: 'use_min_price',
        total: 'total_count',
        last_total: 'remain_count',
        day: 'coupon_time',
        sort: 'sort',
        status: 'status',
        is_del: 'is_del',
      }),
      ...madeAt(row),
      ...scopeOfCoupon(record),
      name: row['coupon_title'] || (row['title'] ?? null),
      is_limited: row['is_permanent'] === '1' ? '0' : '1',
      is_fixed_time: from && until ? '1' : '0',
      use_start_time: from,
      use_end_time: until,
      receive_start_time: secondsOf(row['start_time']),
      receive_end_time: secondsOf(row['end_time']),
      type: WAYS[row['receive_type'] ?? ''] ?? SENT,
    };
  },
  losses: [{ says: '付费会员的优惠券改为由后台发送', isSo: ({ row }) => !WAYS[row['receive_type'] ?? ''] }],
});

/** Ways to a coupon there that go by another name here. */
const WAYS_TO: Readonly<Record<string, string>> = { get: 'receive' };
const EXPIRED = '2';

export const heldCoupons = tableReader({
  from: 'eb_store_coupon_user',
  to: 'eb_store_coupon_user',
  beside: [
    { name: 'coupons', table: 'eb_store_coupon_issue', column: 'id', of: ({ cid }) => cid },
    { ...SCOPES, of: ({ cid }) => cid },
  ],
  row({ row, beside }) {
    const [coupon = {}] = beside['coupons'] ?? [];
    return {
      ...renamed(row, {
        id: 'id',
        coupon_id: 'cid',
        uid: 'uid',
        name: 'coupon_title',
        money: 'coupon_price',
        min_price: 'use_min_price',
      }),
      ...madeAt(row),
      ...scopeOfCoupon({ row: coupon, beside }),
      type: WAYS_TO[row['type'] ?? ''] ?? row['type'] ?? null,
      status: heldStatusOf(row),
      start_time: secondsOf(row['start_time']),
      end_time: secondsOf(row['end_time']),
      use_time: secondsOf(row['use_time']),
    };
  },
});

/** State of a coupon in hands: one that was made void can be used no more. */
const heldStatusOf = ({ status, is_fail: isVoid }: TheirRow): string =>
  isVoid === '1' && status === '0' ? EXPIRED : (status ?? '0');
