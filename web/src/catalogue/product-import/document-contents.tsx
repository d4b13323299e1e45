import type { Preview } from './mapping.ts';

/** Contents of a whole shop in one file: nothing to assign. */
export const DocumentContents = ({ preview: { contents } }: { preview: Preview }) => (
  <dl className="tallies">
    {(
      [
        ['商品', contents.products],
        ['分类', contents.categories],
        ['品牌', contents.brands],
        ['评论', contents.reviews],
      ] as const
    ).map(([label, count]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </dl>
);
