import { z } from 'zod';
import { calls, get } from '../call.ts';
import { articleRefusals } from '../content/articles.ts';
import { ArticleCategory, OpenArticle, OpenArticleText, OpenArticles } from '../content/public-articles.ts';
import { id, page } from '../wire.ts';

/** Articles for customers, signed like every open call. Hidden articles, and those of hidden categories, are left out. */
export const openArticleCalls = calls('article', '/open/article', {
  categories: get('/category/list', { permission: 'storefront', returns: z.array(ArticleCategory) }),
  list: get('/list', {
    permission: 'storefront',
    about: 'By the sort number of the shop, then the most visited first, then the newest.',
    query: OpenArticles,
    returns: page(OpenArticle),
  }),
  hot: get('/hot', { permission: 'storefront', about: 'Hot ones in the same order, at most 20.', returns: z.array(OpenArticle) }),
  banner: get('/banner', {
    permission: 'storefront',
    about: 'Those for the slides in the same order, at most as many as the setting `news_slides_limit` says.',
    returns: z.array(OpenArticle),
  }),
  read: get('/info', {
    permission: 'storefront',
    whileAsleep: true,
    about: 'One article, whose visit is counted by asking.',
    query: z.object({ id }),
    returns: OpenArticleText,
    refuses: [articleRefusals.NOT_FOUND],
  }),
});
