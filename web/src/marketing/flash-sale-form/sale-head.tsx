import { Checkbox } from 'antd';
import { sukWords } from '#contract/catalogue/specifications.ts';
import { type SaleLine, type SaleProduct, isOut } from './sale-products.ts';

interface Props {
  line: SaleLine;
  product: SaleProduct;
  isUnfolded: boolean;
  /** Ticks or unticks the SKU of the line. */
  onTick: (isIn: boolean) => void;
  onFold: () => void;
  onRemove: () => void;
}

/** Head of a line: the product with its acts, or one of its SKUs to be ticked. */
export function SaleHead({ line, product: { name, image, skus }, isUnfolded, onTick, onFold, onRemove }: Props) {
  if (!line.isHead)
    return (
      <Checkbox className="sale-sku" checked={!isOut(line)} onChange={({ target }) => onTick(target.checked)}>
        {sukWords(line.skus[0]?.suk ?? '')}
      </Checkbox>
    );
  return (
    <span className="sale-product">
      <img src={image} alt="" />
      <span title={name}>{name}</span>
      {skus.length > 1 && (
        <button type="button" className="cell-open" aria-expanded={isUnfolded} onClick={onFold}>
          {`${isUnfolded ? '收起' : '展开'} ${skus.length} 个规格`}
        </button>
      )}
      <button type="button" className="cell-open" aria-label={`移出${name}`} onClick={onRemove}>
        移出
      </button>
    </span>
  );
}
