import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, shownOrHidden } from '../choices.ts';
import { momentSpan } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { flag, idList, idOrNone, neededId, nothing, page, paged } from '../wire.ts';
import { ArticleUse, LinkedArticle } from './article-links.ts';
import { Article, ArticleRow } from './article-record.ts';
import { searchText } from '../search-text.ts';
import { ArticleDraft, ArticleEdit } from './article-draft.ts';

export const articleRefusals = refusals('article', {
  NOT_FOUND: { says: () => '文章不存在' },
  DELETED: { says: () => '文章已删除' },
  NO_CATEGORY: { onConstraint: 'article__cid', says: () => '文章分类不存在，请重新选择分类' },
  BEGUN: { says: () => '文章已经发布，不能再改期；可以在编辑里重新定时' },
  INCOMPLETE: { says: ({ lacks }: { lacks: readonly string[] }) => `文章还没有${lacks.join('、')}，请先在编辑里补全再显示` },
  CATEGORY_GONE: { says: () => '文章原来的分类已被删除，请先恢复分类再恢复文章' },
  STALE: { code: 409, says: (_: { version: number; theirs: unknown }) => '文章已被他人修改，请选择保留哪一方的内容' },
});
/** Bytes: a character takes up to three of them, six where JSON escapes it. */
const BODY_MAX = 4 * 1024 * 1024;

const byId = z.object({ id: neededId('id') });

export const articleCalls = calls('article', '/admin/article', {
  list: get('/list', {
    permission: 'admin:article:list',
    about:
      'Most visited first, hidden ones too. Keywords are part of title, author or synopsis; `appearsIn` finds those that customers see from then on.',
    query: paged({ cid: idOrNone.optional(), keywords: searchText(64).optional(), appearsIn: momentSpan.optional() }),
    returns: page(ArticleRow),
  }),
  info: get('/info', { permission: 'admin:article:info', query: byId, returns: Article, refuses: [articleRefusals.NOT_FOUND] }),
  linked: get('/linked', {
    permission: 'admin:article:list',
    about: 'Articles by their ids, deleted ones too, as far as it matters to what links to them.',
    query: z.object({ ids: idList }),
    returns: z.array(LinkedArticle),
  }),
  uses: get('/uses', {
    permission: 'admin:article:list',
    about: 'Entries of combined data that link to an article, those that are shown first.',
    query: byId,
    returns: z.array(ArticleUse),
  }),
  save: post('/save', {
    permission: 'admin:article:save',
    body: ArticleDraft,
    maxBody: BODY_MAX,
    returns: nothing,
    refuses: [articleRefusals.NO_CATEGORY],
  }),
  update: post('/update', {
    permission: 'admin:article:update',
    query: byId,
    body: ArticleEdit,
    maxBody: BODY_MAX,
    returns: nothing,
    refuses: [articleRefusals.NOT_FOUND, articleRefusals.NO_CATEGORY, articleRefusals.STALE],
  }),
  updateStatus: post('/update/status', {
    permission: 'admin:article:update',
    query: byId.extend({ hide: flag }),
    returns: nothing,
    undo: '修改成功',
    refuses: [articleRefusals.NOT_FOUND, articleRefusals.INCOMPLETE],
  }),
  delete: get('/delete', {
    permission: 'admin:article:delete',
    query: byId,
    returns: nothing,
    undo: '删除数据成功',
    refuses: [articleRefusals.DELETED],
  }),
});

labelsOf('article', {
  id: 'ID',
  cid: '文章分类',
  title: '标题',
  author: '作者',
  imageInput: '图文封面',
  synopsis: '文章简介',
  shareTitle: '分享标题',
  shareSynopsis: '分享简介',
  content: '文章内容',
  isBanner: '首页轮播',
  isHot: '热门推荐',
  hide: '状态',
  showTime: '定时发布',
  sort: '排序',
  url: '原文链接',
  visit: '浏览量',
  isDel: '已删除',
  updateTime: '更新时间',
  keywords: '关键词',
});

/** The flag says whether it is hidden. */
export const articleStates = choices({ hidden: [true, shownOrHidden.labels.false], shown: [false, shownOrHidden.labels.true] });

historyOf('article', {
  label: '文章',
  readBy: 'admin:article:info',
  fields: {
    ...texts('title', 'author', 'synopsis', 'shareTitle', 'shareSynopsis', 'sort', 'url'),
    cid: 'text',
    imageInput: 'pictures',
    content: 'html',
    isBanner: 'flag',
    isHot: 'flag',
    hide: articleStates,
    showTime: 'text',
    isDel: 'flag',
  },
  named: { cid: ['category', 'name'] },
  acts: { updateStatus: '显示或隐藏', read: '阅读' },
  deleted: {
    named: ['title'],
    picture: 'imageInput',
    needs: [articleCalls.delete.permission, articleCalls.save.permission],
  },
});
