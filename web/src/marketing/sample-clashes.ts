import { type Clash, clashKinds } from '#contract/marketing/clashes.ts';

export const clash = (overrides: Partial<Clash> = {}): Clash => ({
  place: 1,
  kind: clashKinds.sameTime,
  activity: { id: 9, kind: 1, title: '秒杀马克杯', timeId: 4 },
  other: { id: 7, kind: 2, title: '砍价马克杯', timeId: null },
  skus: ['白', '红', '蓝', '黑'].map((suk) => ({ suk, price: 900, cost: 500, usual: 500 })),
  coupon: null,
  slot: null,
  days: [],
  reason: null,
  allowedBy: null,
  allowTime: null,
  ...overrides,
});
