import { yuanText } from '#web/ui/index.ts';
import type { Product } from '../product/product-row.ts';
import { SkuFigures } from './sku-figures.tsx';

const factsOf = ({
  cateValues,
  otPrice,
  cost,
  collectCount,
  ficti,
}: Product): readonly (readonly [string, string | number])[] => [
  ['商品分类', cateValues === '' ? '–' : cateValues.split(',').join('、')],
  ['划线价', yuanText(otPrice)],
  ['成本价', yuanText(cost)],
  ['收藏', collectCount],
  ['虚拟销量', ficti],
];

/** Content of an opened row. */
export const ProductMore = ({ product }: { product: Product }) => (
  <div className="product-more">
    <dl>
      {factsOf(product).map(([label, fact]) => (
        <div key={label}>
          <dt>{label}：</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
    {product.specType && <SkuFigures product={product} />}
  </div>
);
