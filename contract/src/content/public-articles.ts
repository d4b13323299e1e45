import { z } from 'zod';
import { count, id, moment, paged } from '../wire.ts';

/** The articles that customers are shown, all or of one category. */
export const OpenArticles = paged({ cid: id.optional() });
export type OpenArticles = z.output<typeof OpenArticles>;

/** An article as the shop front lists it. */
export const OpenArticle = z.object({
  id,
  cid: id,
  title: z.string(),
  author: z.string(),
  imageInput: z.string(),
  synopsis: z.string(),
  visit: count,
  updateTime: moment,
});
export type OpenArticle = z.output<typeof OpenArticle>;

/** An article that somebody opens. */
export const OpenArticleText = OpenArticle.extend({
  shareTitle: z.string(),
  shareSynopsis: z.string(),
  url: z.string().nullable(),
  content: z.string(),
});
export type OpenArticleText = z.output<typeof OpenArticleText>;

export const ArticleCategory = z.object({ id, name: z.string(), icon: z.string().nullable() });
export type ArticleCategory = z.output<typeof ArticleCategory>;
