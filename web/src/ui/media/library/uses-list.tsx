import type { z } from 'zod';
import { type PictureUses, useLabels } from '#contract/pictures/uses.ts';

export type Uses = z.output<typeof PictureUses>;
type Use = Uses['uses'][number];

const OF_PRODUCT: ReadonlySet<Use['kind']> = new Set<Use['kind']>(['productCover', 'productSlider', 'productDescription', 'sku']);

const Place = ({ kind, id, title }: Use) => (
  <li>
    {useLabels[kind]}：
    {OF_PRODUCT.has(kind) ? (
      <a href={`/store/list/creatProduct/${id}`} target="_blank" rel="noreferrer">
        {title}
      </a>
    ) : (
      title
    )}
  </li>
);

/** Where a picture is shown. */
export const UsesList = ({ uses, total }: Pick<Uses, 'uses' | 'total'>) => (
  <ul className="library-uses">
    {uses.map((use) => (
      <Place key={`${use.kind}-${use.id}`} {...use} />
    ))}
    {total > uses.length && <li>{`还有 ${total - uses.length} 处`}</li>}
  </ul>
);
