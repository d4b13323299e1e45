import { couponTypes } from '#contract/coupon-record.ts';

export interface DemoCoupon {
  name: string;
  /** Yuan. */
  money: number;
  /** Yuan that must be spent; none without it. */
  least?: number;
  type: number;
  /** True where staff alone give it. */
  isPrivate?: boolean;
  /** Number of coupons; without it nobody counts. */
  total?: number;
  /** The days from the opening in which it can be claimed. */
  claimed?: readonly [from: number, until: number];
  /** Validity once claimed, or the days from the opening in which it is good for everybody. */
  good: number | readonly [from: number, until: number];
  category?: string;
  /** True where the platform bears it on goods of shops. */
  isPlatform?: boolean;
  products?: readonly string[];
  /** Products that it is given with. */
  givenWith?: readonly string[];
  off?: boolean;
}

const { claimed, newcomer, gift } = couponTypes;

export const demoCoupons: readonly DemoCoupon[] = [
  { name: '新客见面礼 5 元', money: 5, type: newcomer, good: 30 },
  {
    name: '全场满 99 减 10',
    money: 10,
    least: 99,
    type: claimed,
    total: 1000,
    claimed: [0, 120],
    good: [0, 150],
    isPlatform: true,
  },
  { name: '水具专享 8 元', money: 8, least: 60, type: claimed, total: 200, good: 7, category: '水具' },
  {
    name: '机车迷满 200 减 30',
    money: 30,
    least: 200,
    type: claimed,
    total: 100,
    good: 15,
    products: ['前进型蒸汽机车模型', '东风内燃机车模型', '绿皮客车三节套装'],
  },
  {
    name: '回头客 6 元券',
    money: 6,
    least: 50,
    type: gift,
    good: 15,
    givenWith: ['绿皮车手账本', '坐着火车看山河', '列车长保温壶'],
  },
  {
    name: '茶酒尝鲜 15 元券',
    money: 15,
    least: 88,
    type: gift,
    total: 500,
    good: 30,
    category: '茶酒',
    givenWith: ['餐车酥饼礼盒', '站台麻花'],
  },
  { name: '开业大吉 20 元', money: 20, least: 128, type: claimed, total: 300, claimed: [0, 10], good: [0, 20], off: true },
];
