import { z } from 'zod';
import { choices } from '../choices.ts';
import { count } from '../wire.ts';

const PAGE = '/pages/news_details/index?id=';
const LINK = /^\/?pages\/news_details\/index\?id=(\d{1,9})$/;

/** Link to an article in the storefront, as banners and other entries of combined data keep it. */
export const linkTo = (id: number): string => `${PAGE}${id}`;

/** The article that a link leads to, if to any. */
export function articleAt(link: string): number | undefined {
  const id = Number(LINK.exec(link.trim())?.[1] ?? 0);
  return id > 0 ? id : undefined;
}

/** Whether customers who follow a link find the article. */
export const linkedStates = choices({
  shown: [0, '显示', 'done'],
  coming: [1, '待发布', 'waits'],
  hidden: [2, '隐藏', 'trouble'],
  gone: [3, '已删除', 'trouble'],
});

/** An article that something links to; a deleted one as well. */
export const LinkedArticle = z.object({ id: count, title: z.string(), state: linkedStates.schema('') });
export type LinkedArticle = z.output<typeof LinkedArticle>;

/** Entry of combined data that links to an article: its group, the words in it, and whether it is shown. */
export const ArticleUse = z.object({ id: count, gid: count, group: z.string(), words: z.string(), status: z.boolean() });
export type ArticleUse = z.output<typeof ArticleUse>;
