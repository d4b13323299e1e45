import { Picture, figure, yuan } from '#web/ui/index.ts';
import { InlineFigure } from './inline-figure.tsx';
import type { Product } from './product-row.ts';
import './product-list.css';

/** Price and stock of each combination, changed where they stand. */
export const SkuFigures = ({ product: { id, storeName, attrValue, isRecycle } }: { product: Product }) => (
  <table className="sku-figures" aria-label={`${storeName}的规格`}>
    <thead>
      <tr>
        <th scope="col">规格</th>
        <th scope="col">售价</th>
        <th scope="col">库存</th>
        <th scope="col">销量</th>
      </tr>
    </thead>
    <tbody>
      {attrValue.map(({ id: skuId, suk, image, price, stock, sales }) => (
        <tr key={skuId}>
          <th scope="row">
            <span className="sku-name">
              <Picture url={image} alt={suk} /> {suk.replaceAll(',', ' / ')}
            </span>
          </th>
          <td>
            <InlineFigure label={`${suk}售价`} id={id} skuId={skuId} field="price" value={price} show={yuan} fixed={isRecycle} />
          </td>
          <td>
            <InlineFigure
              label={`${suk}库存`}
              id={id}
              skuId={skuId}
              field="stock"
              value={stock}
              show={figure}
              fixed={isRecycle}
            />
          </td>
          <td>{sales}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
