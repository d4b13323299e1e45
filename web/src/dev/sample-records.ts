import type { PickInput, PickableArticle, PickableCoupon } from '#web/ui/pickers/index.ts';

const at = new Date('2026-11-20T06:05:00Z');
const numbers = Array.from({ length: 23 }, (_, index) => index + 1);

const allCoupons: readonly PickableCoupon[] = numbers.map((id) => ({
  id,
  name: `满减券 ${id}`,
  money: id * 100,
  minPrice: id % 2 === 0 ? id * 1000 : 0,
  isFixedTime: id % 3 === 0,
  day: id % 3 === 1 ? 7 : null,
  useStartTime: at,
  useEndTime: new Date('2026-12-20T06:05:00Z'),
  isLimited: id % 2 === 0,
  lastTotal: id * 3,
}));

const allArticles: readonly PickableArticle[] = numbers.map((id) => ({
  id,
  title: `铁路往事 ${id}`,
  imageInput: '',
  visit: id * 40,
  updateTime: at,
  hide: id % 5 === 0,
  showTime: null,
}));

const pageOf = <T>({ page, limit }: PickInput, found: readonly T[]) =>
  Promise.resolve({
    page,
    limit,
    total: found.length,
    totalPage: Math.ceil(found.length / limit),
    list: found.slice((page - 1) * limit, page * limit),
  });

/** A source that has nothing. */
export const none = (asked: PickInput) => pageOf<never>(asked, []);

/** Coupons as a server would answer. */
export const coupons = (asked: PickInput) =>
  pageOf(
    asked,
    allCoupons.filter(({ name }) => name.includes(asked.filters['name'] ?? '')),
  );

export const articles = (asked: PickInput) =>
  pageOf(
    asked,
    allArticles.filter(({ title }) => title.includes(asked.filters['keywords'] ?? '')),
  );

export const articleTree = [{ id: 1, name: '新闻', child: [{ id: 2, name: '行业新闻' }] }];
