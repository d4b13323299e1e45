import type { z } from 'zod';
import { type PictureUses, pictureUses } from '#contract/pictures/uses.ts';

export type Uses = z.output<typeof PictureUses>;
type Use = Uses['uses'][number];

const OF_PRODUCT: ReadonlySet<Use['kind']> = new Set<Use['kind']>(['productCover', 'productSlider', 'productDescription', 'sku']);

interface Place extends Pick<Use, 'id' | 'title'> {
  labels: string[];
  isProduct: boolean;
}

/** A product shows a picture in several places; it is named once. */
function placesOf(uses: readonly Use[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { kind, id, title } of uses) {
    const isProduct = OF_PRODUCT.has(kind);
    const key = `${isProduct ? 'product' : kind}-${id}`;
    const place = places.get(key) ?? { id, title, isProduct, labels: [] };
    places.set(key, place);
    place.labels.push(pictureUses.labels[kind]);
  }
  return places;
}

/** Where a picture is shown. */
export const UsesList = ({ uses, total }: Pick<Uses, 'uses' | 'total'>) => (
  <ul className="library-uses">
    {[...placesOf(uses)].map(([key, { id, title, isProduct, labels }]) => (
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
