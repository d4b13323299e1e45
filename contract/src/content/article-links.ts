import { z } from 'zod';
import { choices } from '../choices.ts';
import { count } from '../wire.ts';

/** States of a linked article: whether customers who follow the link find it. */
export const linkedStates = choices({
  shown: [0, '显示', 'done'],
  coming: [1, '待发布', 'waits'],
  hidden: [2, '隐藏', 'trouble'],
  gone: [3, '已删除', 'trouble'],
});
export type LinkedState = (typeof linkedStates.values)[number];

/** An article that something links to; a deleted one as well. */
export const LinkedArticle = z.object({ id: count, title: z.string(), state: linkedStates.schema('') });
export type LinkedArticle = z.output<typeof LinkedArticle>;

/** Entry of combined data that links to an article: its group, the words in it, and whether it is shown. */
export const ArticleUse = z.object({ id: count, gid: count, group: z.string(), words: z.string(), status: z.boolean() });
export type ArticleUse = z.output<typeof ArticleUse>;
