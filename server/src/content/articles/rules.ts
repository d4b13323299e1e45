import { type LinkedState, linkedStates } from '#contract/content/article-links.ts';
import type { ArticleDraft } from '#contract/content/article-draft.ts';
import type { Addresses } from '#server/pictures/index.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import type { article } from './tables.ts';

/** Fields of a draft, as the row keeps them. */
export const fieldsOf = (draft: Omit<ArticleDraft, 'hide' | 'showTime'>, pictures: Addresses) => ({
  cid: draft.cid,
  title: draft.title.trim(),
  author: draft.author.trim(),
  imageInput: pictures.keep(draft.imageInput),
  synopsis: draft.synopsis.trim(),
  shareTitle: draft.shareTitle.trim(),
  shareSynopsis: draft.shareSynopsis.trim(),
  content: pictures.keepHtml(safeHtml(draft.content)),
  sort: draft.sort ?? 0,
  url: draft.url?.trim() || null,
  isHot: draft.isHot,
  isBanner: draft.isBanner,
});

type ArticleTurns = Pick<typeof article.$inferSelect, 'hide' | 'showTime' | 'isDel'>;

/** State in which those who follow a link find an article. */
export function linkedStateOf({ hide, showTime, isDel }: ArticleTurns, now: Date): LinkedState {
  if (isDel) return linkedStates.gone;
  if (hide) return linkedStates.hidden;
  return showTime !== null && showTime > now ? linkedStates.coming : linkedStates.shown;
}
