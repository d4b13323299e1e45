import { onOrOffShelf, productCalls } from '#contract/catalogue/products.ts';
import { FlagSwitch, Signal } from '#web/ui/index.ts';
import type { Product } from '../product/product-row.ts';

/** Switch of the shelf. In the bin a product is neither on nor off it. */
export function ShelfSwitch({ product: { id, storeName, isShow, isRecycle } }: { product: Product }) {
  if (isRecycle) return <Signal of="rest">回收站</Signal>;
  return (
    <FlagSwitch
      on={isShow}
      label={`${storeName}上架`}
      of={onOrOffShelf}
      call={productCalls.putOnShell}
      offCall={productCalls.offShell}
      input={() => ({ id })}
      says={['上架成功', '下架成功']}
    />
  );
}
