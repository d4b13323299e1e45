import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import type { ListedCoupon } from '#contract/coupons/listed-coupon.ts';
import { type HeldCoupon, heldStates, omittedAsNull } from '#contract/coupons/held-coupons.ts';

/** Coupons for tests, as the server answers them. */

const at = new Date('2026-11-20T06:05:00Z');

export const coupon = (overrides: Partial<ListedCoupon> = {}): ListedCoupon => ({
  id: 7,
  name: '满百减十',
  money: 1000,
  minPrice: 10_000,
  isLimited: true,
  total: 100,
  lastTotal: 40,
  useType: couponUses.all,
  primaryKey: [],
  receiveStartTime: at,
  receiveEndTime: null,
  isFixedTime: false,
  useStartTime: null,
  useEndTime: null,
  day: 7,
  type: couponTypes.claimed,
  sort: 0,
  status: true,
  isDel: false,
  isGet: false,
  createTime: at,
  updateTime: at,
  clashReason: null,
  isPrivate: false,
  bearer: 1,
  ...overrides,
});

export const held = (overrides: Partial<HeldCoupon> = {}): HeldCoupon => ({
  id: 70,
  couponId: 7,
  cid: 0,
  uid: 3,
  name: '满百减十',
  money: 1000,
  minPrice: 10_000,
  type: 'receive',
  status: heldStates.unused,
  useType: couponUses.all,
  primaryKey: '',
  startTime: at,
  endTime: new Date('2026-11-27T06:05:00Z'),
  useTime: null,
  orderNo: null,
  createTime: at,
  updateTime: at,
  nickname: '王小明',
  avatar: '',
  ...omittedAsNull,
  ...overrides,
});

export const pageOf = <R>(...list: R[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
