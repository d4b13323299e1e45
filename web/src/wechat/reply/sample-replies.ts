import type { Reply } from '#contract/wechat/reply-record.ts';

/** Replies for tests, as the server answers them. */
export const discounts: Reply = {
  id: 7,
  keywords: ['优惠', '折扣'],
  type: 'text',
  data: { content: '满 99 元包邮', articleData: {}, mediaId: '', srcUrl: '', articleId: null },
  status: true,
  matchType: 'full',
  createTime: new Date('2026-11-18T06:05:00Z'),
  updateTime: new Date('2026-11-20T06:05:00Z'),
};

export const outing: Reply = {
  ...discounts,
  id: 8,
  keywords: ['秋游'],
  type: 'news',
  matchType: 'part',
  data: {
    content: '',
    articleData: { title: '站台上的灯', imageInput: '/lamp.png' },
    mediaId: '',
    srcUrl: '',
    articleId: 7,
  },
};
