import { Button, Form } from 'antd';
import { Suspense, useState } from 'react';
import { Picture } from '#web/ui/index.ts';
import { type PickedProduct, ProductPicker } from '../product-picker/index.ts';

interface Props {
  id?: string;
  value?: number;
  onChange?: (id: number) => void;
}

/** The product of a review; its first SKU is what was bought. */
export function ProductChoice({ id, value, onChange }: Props) {
  const form = Form.useFormInstance();
  const [isPicking, setPicking] = useState(false);
  const [product, setProduct] = useState<PickedProduct>();
  const chosen = product?.id === value ? product : undefined;
  const pick = ([picked]: readonly PickedProduct[]) => {
    if (!picked) return;
    setProduct(picked);
    form.setFieldValue('sku', picked.attrValue[0]?.suk ?? '');
    onChange?.(picked.id);
  };
  return (
    <div className="product-choice">
      {chosen && (
        <>
          <Picture url={chosen.image} alt={chosen.storeName} />
          <span>{chosen.storeName}</span>
        </>
      )}
      <Button id={id} aria-label={chosen ? '重新选择商品' : '选择商品'} onClick={() => setPicking(true)}>
        {chosen ? '重新选择' : '选择商品'}
      </Button>
      <Suspense>
        {isPicking && <ProductPicker start={chosen ? [chosen] : []} onPick={pick} onClose={() => setPicking(false)} />}
      </Suspense>
    </div>
  );
}
