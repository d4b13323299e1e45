import { articleCalls } from '#contract/content/articles.ts';
import { type LinkedArticle, linkedStates } from '#contract/content/article-links.ts';
import { Choice, useCall, useMay } from '#web/ui/index.ts';

/** Articles by their ids, as far as the person may list them and the server tells. */
export function useLinkedArticles(ids: readonly number[]): ReadonlyMap<number, LinkedArticle> {
  const may = useMay()(articleCalls.linked);
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b);
  const { data = [] } = useCall(articleCalls.linked, { ids: wanted }, { enabled: may && wanted.length > 0 });
  return new Map(data.map((article) => [article.id, article]));
}

interface Props {
  id: number;
  /** Absent where it is not known. */
  article: LinkedArticle | undefined;
}

/** The title of an article that something leads to, marked where customers do not find it. */
export const LinkedTitle = ({ id, article }: Props) => (
  <>
    文章：{article?.title ?? `${id} 号`}{' '}
    {article && article.state !== linkedStates.shown && <Choice of={linkedStates} value={article.state} />}
  </>
);
