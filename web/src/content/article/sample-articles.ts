import type { CategoryNode } from '#contract/catalogue/category-record.ts';
import type { Article, ArticleRow } from '#contract/content/article-record.ts';

/** Articles for tests, as the server answers them. */
export const lamps: ArticleRow = {
  id: 7,
  cid: 3,
  title: '站台上的灯',
  author: '站长',
  imageInput: '/lamp.png',
  synopsis: '为什么信号灯是红黄绿三色',
  visit: 12_345,
  updateTime: new Date('2026-11-20T00:00:00+08:00'),
  isHot: true,
  isBanner: false,
  hide: false,
  showTime: null,
};

export const lampsInFull: Article = {
  ...lamps,
  shareTitle: lamps.title,
  shareSynopsis: '分享出去的简介',
  sort: 2,
  url: null,
  mediaId: null,
  status: false,
  adminId: 0,
  merId: 0,
  productId: 0,
  content: '<p>很久以前……</p>',
  version: 4,
  createTime: new Date('2026-11-18T06:05:00Z'),
};

const category = (id: number, name: string, status = true): CategoryNode => ({
  id,
  name,
  status,
  pid: 0,
  path: '/0/',
  type: 3,
  url: null,
  extra: null,
  sort: 0,
});

export const articleCategories: CategoryNode[] = [category(3, '行业资讯'), category(4, '往事', false)];

export const pageOf = <T>(...list: T[]) => ({ page: 1, limit: 20, total: list.length, totalPage: 1, list });
