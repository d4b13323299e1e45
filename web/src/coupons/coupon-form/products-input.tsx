import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { type KnownProduct, ProductPicker } from '#web/catalogue/product-picker/index.ts';
import { Picture } from '#web/ui/index.ts';

interface Props {
  id?: string;
  value?: readonly KnownProduct[];
  onChange?: (products: readonly KnownProduct[]) => void;
}

/** The products a coupon is good for, by their pictures. */
export function ProductsInput({ id, value = [], onChange }: Props) {
  const label = value.length === 0 ? '选择商品' : `重新选择（已选 ${value.length} 件）`;
  const [isPicking, setPicking] = useState(false);
  return (
    <div className="coupon-products">
      {value.map((product) => (
        <span key={product.id} className="coupon-product">
          <Picture url={product.image} alt={product.storeName} />
          <span title={product.storeName}>{product.storeName}</span>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={`移除${product.storeName}`}
            onClick={() => onChange?.(value.filter((other) => other.id !== product.id))}
          />
        </span>
      ))}
      <Button {...(id === undefined ? {} : { id })} aria-label={label} onClick={() => setPicking(true)}>
        {label}
      </Button>
      <Suspense>
        {isPicking && (
          <ProductPicker many start={value} onPick={(products) => onChange?.(products)} onClose={() => setPicking(false)} />
        )}
      </Suspense>
    </div>
  );
}
