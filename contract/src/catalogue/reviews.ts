import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, shownOrHidden } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import {
  flag,
  id,
  INT_MAX,
  integer,
  jsonText,
  mediaAddress,
  mediaAddressOrNone,
  nothing,
  page,
  paged,
  text,
  words,
} from '../wire.ts';
import { Review, ReviewRecord } from './review-record.ts';

export const reviewRefusals = refusals('review', {
  TWICE: { onConstraint: 'product_reply__code', says: () => '这条评价已经导入过' },
  REVIEWED: { onConstraint: 'product_reply__bought', says: () => '该商品已评价' },
  NO_PRODUCT: { says: () => '没有找到这件商品，请重新选择商品' },
});

/** Levels of a review by the sum of both scores. */
export const reviewLevels = choices({ good: [1, '好评'], fair: [2, '中评'], bad: [3, '差评'] });
export const reviewSorts = choices({ newest: '最新的在前', lowest: '低分的在前' });

export const REPLY_MAX = 300;
export const COMMENT_MAX = 512;
export const REVIEW_PICTURES_MAX = 10;
const ADDRESS_MAX = 255;

const VirtualReview = z.object({
  productId: integer(1, INT_MAX, '请选择商品'),
  sku: text(128, '商品规格不能超过128个字符').nullish(),
  nickname: words(64, '请填写用户名称', '用户名称不能超过64个字符'),
  comment: words(COMMENT_MAX, '请填写评论内容', `评论内容长度不能超过${COMMENT_MAX}个字符`),
  productScore: integer(1, 5, '商品分数为1-5'),
  serviceScore: integer(1, 5, '服务分数为1-5'),
  avatar: mediaAddress(ADDRESS_MAX, '请选择用户头像', '用户头像的地址过长，请重新上传'),
  pics: jsonText(
    z
      .array(mediaAddressOrNone(ADDRESS_MAX, '评价图片的地址过长，请重新上传'))
      .max(REVIEW_PICTURES_MAX, '评价图片最多10张')
      .nullable(),
    '评价图片不正确',
  ).nullish(),
});

export const reviewCalls = calls('product_reply', '/admin/store/product/reply', {
  list: get('/list', {
    permission: 'admin:product:reply:list',
    dataScope: 'product',
    about: 'Newest first, or lowest score first. `lowScore` and `level` judge by the sum of both scores: up to 4 is low.',
    query: paged({
      isReply: flag.optional(),
      productSearch: searchText(128).optional(),
      nickname: searchText(64).optional(),
      dateLimit: dateLimit.optional(),
      lowScore: flag.optional(),
      level: reviewLevels.schema('评价等级应为 1 好评、2 中评、3 差评').optional(),
      isShow: flag.optional(),
      sort: reviewSorts.schema('排序应为 newest 或 lowest').optional(),
    }),
    returns: page(Review),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  save: post('/save', {
    permission: 'admin:product:reply:save',
    dataScope: 'product',
    about: 'A review of the shop’s own, by no customer.',
    body: VirtualReview,
    returns: nothing,
    refuses: [reviewRefusals.NO_PRODUCT],
  }),
  info: get('/info/{id}', {
    permission: 'admin:product:reply:info',
    dataScope: 'product',
    params: z.object({ id }),
    returns: ReviewRecord.nullable(),
  }),
  delete: get('/delete/{id}', {
    permission: 'admin:product:reply:delete',
    dataScope: 'product',
    params: z.object({ id }),
    returns: nothing,
    undo: '删除成功',
  }),
  comment: post('/comment', {
    edits: Review.pick({ merchantReplyContent: true }),
    permission: 'admin:product:reply:comment',
    dataScope: 'product',
    about: 'Answers a review; a second answer replaces the first, which stays in the history.',
    body: z.object({
      ids: integer(1, INT_MAX, '评论id不能为空'),
      merchantReplyContent: words(REPLY_MAX, '请填写评论内容', `回复内容不能超过${REPLY_MAX}个字符`),
    }),
    returns: nothing,
  }),
  show: post('/show', {
    permission: 'admin:product:reply:show',
    dataScope: 'product',
    about: 'Shows a review to customers, or hides it from them.',
    body: z.object({ id, isShow: flag }),
    returns: nothing,
    undo: '已修改评价的显示状态',
  }),
});

labelsOf('product_reply', {
  id: 'ID',
  productId: '商品',
  storeProduct: '商品信息',
  nickname: '用户名称',
  productScore: '商品评分',
  serviceScore: '服务评分',
  comment: '评价内容',
  merchantReplyContent: '回复内容',
  replierName: '回复人',
  avatar: '用户头像',
  pics: '评价图片',
  isReply: '已回复',
  isShow: '状态',
  isDel: '已删除',
  createTime: '评价时间',
  productSearch: '商品搜索',
  level: '评价等级',
  sort: '排序',
});

historyOf('product_reply', {
  label: '评论',
  readBy: 'admin:product:reply:list',
  fields: {
    merchantReplyContent: 'text',
    replierName: 'text',
    isReply: 'flag',
    isShow: shownOrHidden,
    isDel: 'flag',
  },
  acts: { save: '添加虚拟评论', comment: '回复', show: '显示或隐藏', write: '写评论' },
  deleted: { named: ['nickname', 'comment'], needs: [reviewCalls.delete.permission, reviewCalls.save.permission] },
});
