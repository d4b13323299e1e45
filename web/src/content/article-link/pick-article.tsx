import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { run, useCall, useMay } from '#web/ui/index.ts';
import { ArticlePicker, type PickInput, type PickableArticle } from '#web/ui/pickers/index.ts';

const load = ({ page, limit, filters: { cid, keywords } }: PickInput) =>
  run(articleCalls.list, { page, limit, cid: cid === undefined ? undefined : Number(cid), keywords });

const SHOWN = { type: categoryTypes.article, status: 1 };

interface Props {
  picked: number | undefined;
  onPick: (article: PickableArticle) => void;
  onClose: () => void;
}

/** Articles of the shop, by category and word, to pick one from. */
export function PickArticle({ picked, onPick, onClose }: Props) {
  const { data: tree = [] } = useCall(categoryCalls.tree, SHOWN, { enabled: useMay()(categoryCalls.tree) });
  return <ArticlePicker load={load} tree={tree} picked={picked} onPick={onPick} onClose={onClose} />;
}
