import type { Input } from '#contract/call.ts';
import { type articleCalls } from '#contract/content/articles.ts';
import { Article } from '#contract/content/article-record.ts';
import { shortMoment } from '#web/ui/index.ts';
import { coverOf, openingOf, wordsIn } from './derived.ts';

export type ArticleEdit = Input<typeof articleCalls.update>;

/** Form values: a blank share text follows title and synopsis, and the flag says what is shown. */
export interface ArticleValues {
  id?: number;
  version?: number;
  title: string;
  author: string;
  synopsis: string;
  content: string;
  imageInput: string;
  cid: number | null;
  isShow: boolean;
  showTime: Date | null;
  isBanner: boolean;
  isHot: boolean;
  sort: number;
  url: string;
  shareTitle: string;
  shareSynopsis: string;
}

/** Characters that the form takes for an author. */
export const AUTHOR_SHOWN = 20;

export const blankArticle: ArticleValues = {
  title: '',
  author: '',
  synopsis: '',
  content: '',
  imageInput: '',
  cid: null,
  isShow: true,
  showTime: null,
  isBanner: false,
  isHot: false,
  sort: 0,
  url: '',
  shareTitle: '',
  shareSynopsis: '',
};

const unlessSame = (text: string, other: string) => (text === other ? '' : text);

export const toFormValues = (article: Article): ArticleValues => ({
  id: article.id,
  version: article.version,
  title: article.title,
  author: article.author,
  synopsis: article.synopsis,
  content: article.content,
  imageInput: article.imageInput,
  cid: article.cid,
  isShow: !article.hide,
  showTime: article.showTime,
  isBanner: article.isBanner,
  isHot: article.isHot,
  sort: article.sort,
  url: article.url ?? '',
  shareTitle: unlessSame(article.shareTitle, article.title),
  shareSynopsis: unlessSame(article.shareSynopsis, article.synopsis),
});

/** Form values of the record that came with a stale save. */
export function toFormValuesOfTheirs(theirs: object): object {
  const article = Article.safeParse(theirs).data;
  return article ? toFormValues(article) : theirs;
}

/** Blanks that the wire does not take are filled: cover and synopsis by what the text begins with. */
export function toInput(values: object): ArticleEdit {
  const { isShow, cid, sort, url, shareTitle, shareSynopsis, ...rest } = values as ArticleValues;
  const synopsis = rest.synopsis || openingOf(rest.content);
  return {
    ...rest,
    synopsis,
    imageInput: rest.imageInput || coverOf(rest.content),
    cid: cid ?? undefined,
    sort: sort ?? 0,
    url: url || null,
    shareTitle: shareTitle || rest.title,
    shareSynopsis: shareSynopsis || synopsis,
    hide: !isShow,
  } as ArticleEdit;
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Words of a field for the comparison when two people changed it. */
export function worded(field: string, value: unknown): string | undefined {
  if (field === 'content') return short(wordsIn(String(value ?? ''))) || '（空）';
  if (field === 'isShow') return value === true ? '显示' : '隐藏';
  if (field === 'showTime') return value instanceof Date ? shortMoment(value) : '不定时';
  return undefined;
}
