import type { ProductRow } from '#contract/catalogue/product-record.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';

export type Product = ProductRow;
export type Sku = ProductRow['attrValue'][number];

/** Empty-state text per tab. */
const empties: Readonly<Record<number, string>> = {
  [productTabs.onSale]: '还没有出售中的商品，先添加一件，或到仓库里把商品上架',
  [productTabs.warehouse]: '仓库是空的，新添加或导入的商品会先放在这里',
  [productTabs.soldOut]: '没有售罄的商品，货都够卖',
  [productTabs.lowStock]: '没有库存预警的商品，暂时不用补货',
  [productTabs.bin]: '回收站是空的',
};

export const emptinessOf = (tab: number): string => empties[tab] ?? '还没有商品';

/** True outside the bin, where a product can be edited. */
export const isEditable = ({ isRecycle }: Product) => !isRecycle;

export const formOf = (id: number) => `/store/list/creatProduct/${id}`;
export const viewOf = (id: number) => `/store/list/creatProduct/${id}/1`;
export const NEW_PRODUCT = '/store/list/creatProduct';
export const IMPORT = '/store/import';
export const BULK_RUNS = '/run?kind=product.bulk';

/** The lowest and the highest price of its SKUs, when they differ. */
export function priceSpan({ attrValue }: Pick<Product, 'attrValue'>): readonly [number, number] | undefined {
  const prices = attrValue.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low < high ? [low, high] : undefined;
}
