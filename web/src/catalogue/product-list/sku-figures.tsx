import { sukWords } from '#contract/catalogue/specifications.ts';
import { SlotProvider } from '#web/ui/action/slot.tsx';
import { Picture, figure, yuan } from '#web/ui/index.ts';
import { LedgerButton } from '../stock-ledger/ledger-button.tsx';
import { InlineFigure } from './inline-figure.tsx';
import type { Product } from '../product/product-row.ts';
import './product-list.css';

/** Price and stock of each combination, changed where they stand. */
export const SkuFigures = ({ product }: { product: Product }) => (
  <div className="sku-figures">
    <table aria-label={`${product.storeName}的规格`}>
      <thead>
        <tr>
          <th scope="col">规格</th>
          <th scope="col">售价</th>
          <th scope="col">库存</th>
          <th scope="col">销量</th>
          <th scope="col">流水</th>
        </tr>
      </thead>
      <tbody>
        {product.attrValue.map(({ id: skuId, suk, image, price, stock, sales }) => (
          <tr key={skuId}>
            <th scope="row">
              <span className="sku-name">
                <Picture url={image} alt={suk} /> {sukWords(suk)}
              </span>
            </th>
            <td>
              <InlineFigure
                label={`${suk}售价`}
                id={product.id}
                skuId={skuId}
                field="price"
                value={price}
                show={yuan}
                fixed={product.isRecycle}
              />
            </td>
            <td>
              <InlineFigure
                label={`${suk}库存`}
                id={product.id}
                skuId={skuId}
                field="stock"
                value={stock}
                show={figure}
                fixed={product.isRecycle}
              />
            </td>
            <td>{sales}</td>
            <td>
              <SlotProvider value="row">
                <LedgerButton product={product} skuId={skuId} label="流水" />
              </SlotProvider>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
