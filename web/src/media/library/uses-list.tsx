import type { z } from 'zod';
import { type PictureUses, pictureUses } from '#contract/pictures/uses.ts';

export type Uses = z.output<typeof PictureUses>;
type Use = Uses['uses'][number];

const OF_PRODUCT: ReadonlySet<Use['kind']> = new Set<Use['kind']>(['productCover', 'productSlider', 'productDescription', 'sku']);

interface Usage extends Pick<Use, 'id' | 'title'> {
  labels: string[];
  isProduct: boolean;
}

/** Usages by record: a product that shows a picture several times is named once. */
function usagesOf(uses: readonly Use[]): Map<string, Usage> {
  const usages = new Map<string, Usage>();
  for (const { kind, id, title } of uses) {
    const isProduct = OF_PRODUCT.has(kind);
    const key = `${isProduct ? 'product' : kind}-${id}`;
    const usage = usages.get(key) ?? { id, title, isProduct, labels: [] };
    usages.set(key, usage);
    usage.labels.push(pictureUses.labels[kind]);
  }
  return usages;
}

/** Where a picture is shown. */
export const UsesList = ({ uses, total }: Pick<Uses, 'uses' | 'total'>) => (
  <ul className="library-uses">
    {[...usagesOf(uses)].map(([key, { id, title, isProduct, labels }]) => (
      <li key={key}>
        {labels.join('、')}：
        {isProduct ? (
          <a href={`/store/list/creatProduct/${id}`} target="_blank" rel="noreferrer">
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
