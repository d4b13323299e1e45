import type { z } from 'zod';
import { type PictureUses, pictureUses } from '#contract/pictures/uses.ts';

export type Uses = z.output<typeof PictureUses>;
type ShownUse = Uses['uses'][number];

const OF_PRODUCT: ReadonlySet<ShownUse['kind']> = new Set<ShownUse['kind']>([
  'productCover',
  'productSlider',
  'productDescription',
  'sku',
]);
const OF_ARTICLE: ReadonlySet<ShownUse['kind']> = new Set<ShownUse['kind']>(['articleCover', 'articleContent']);

interface Usage extends Pick<ShownUse, 'title'> {
  labels: string[];
  /** The page of the record, where it has one. */
  page: string | undefined;
}

function pageOf({ kind, id }: ShownUse): string | undefined {
  if (OF_PRODUCT.has(kind)) return `/store/list/creatProduct/${id}`;
  if (OF_ARTICLE.has(kind)) return `/content/articleCreat/${id}`;
  return kind === 'groupData' ? `/maintain/devconfiguration/combineddata?open=${id}` : undefined;
}

const recordOf = (kind: ShownUse['kind']) => (OF_PRODUCT.has(kind) ? 'product' : OF_ARTICLE.has(kind) ? 'article' : kind);

/** Usages by record: a product that shows a picture several times is named once. */
function usagesOf(uses: readonly ShownUse[]): Map<string, Usage> {
  const usages = new Map<string, Usage>();
  for (const use of uses) {
    const key = `${recordOf(use.kind)}-${use.id}`;
    const usage = usages.get(key) ?? { title: use.title, page: pageOf(use), labels: [] };
    usages.set(key, usage);
    usage.labels.push(pictureUses.labels[use.kind]);
  }
  return usages;
}

/** Uses of a picture. */
export const UsesList = ({ uses, total }: Pick<Uses, 'uses' | 'total'>) => (
  <ul className="library-uses">
    {[...usagesOf(uses)].map(([key, { title, page, labels }]) => (
      <li key={key}>
        {labels.join('、')}：
        {page !== undefined ? (
          <a href={page} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
      </li>
    ))}
    {total > uses.length && <li>{`还有 ${total - uses.length} 处`}</li>}
  </ul>
);
