import type { Category } from './kinds.ts';

/** Categories for tests, as the server answers them. */
export const category = (id: number, name: string, overrides: Partial<Category> = {}): Category => ({
  id,
  pid: 0,
  path: '/0/',
  name,
  type: 1,
  url: null,
  extra: null,
  status: true,
  sort: 0,
  productCount: 3,
  ...overrides,
});

const below = (pid: number) => ({ pid, path: `/0/${pid}/` });

/** 餐厨 with 杯子 and 锅具, then 家纺 without children. */
export const smallTree: Category[] = [
  category(1, '餐厨', { child: [category(2, '杯子', below(1)), category(3, '锅具', below(1))] }),
  category(4, '家纺', { status: false }),
];
