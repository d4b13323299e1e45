import type { ProductExportColumn } from '#contract/catalogue/export.ts';
import { fenOfYuan } from '#contract/fen.ts';
import { showMoment } from '#contract/moment.ts';
import type { SheetColumn } from '#server/platform/sheets/cell.ts';
import type { ProductRecord } from '../products/queries.ts';
import type { StoredSku } from '../skus/fields.ts';
import { inOrderOf } from '../skus/rules.ts';

/** SKU with its product. Values of the product stand in the row of its first SKU only: one place to change them. */
export interface SkuLine {
  product: Omit<ProductRecord, 'cateId' | 'brandId' | 'tempId'>;
  sku: StoredSku & { sales?: number };
  isFirst: boolean;
  /** Names from the root down: `餐具/杯子`, several with commas between. */
  categories: string;
  brand: string;
}

type ProductColumn = Omit<SheetColumn<SkuLine>, 'title'>;
type ProductValue = (product: SkuLine['product'], line: SkuLine) => string | number | null;

const ofProduct = (own: ProductValue, more: Partial<ProductColumn> = {}): ProductColumn => ({
  ...more,
  value: (line) => (line.isFirst ? own(line.product, line) : null),
});
const ofSku = (own: (sku: SkuLine['sku']) => string | number, more: Partial<ProductColumn> = {}): ProductColumn => ({
  ...more,
  value: ({ sku }) => own(sku),
});
const yuan = (own: (sku: SkuLine['sku']) => number): ProductColumn =>
  ofSku((sku) => own(sku) / 100, { decimals: true, width: 11 });

/** Specification as the import reads it. */
export const specText = (attrValue: Readonly<Record<string, string>>): string =>
  Object.entries(attrValue)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

export const productExportCells: Readonly<Record<ProductExportColumn, ProductColumn>> = {
  id: { value: ({ product }) => product.id, width: 11 },
  skuId: ofSku(({ id }) => id, { width: 11 }),
  code: ofProduct(({ code }) => code),
  storeName: ofProduct(({ storeName }) => storeName, { width: 36 }),
  cateName: ofProduct((_, { categories }) => categories, { width: 20 }),
  brandName: ofProduct((_, { brand }) => brand),
  spec: ofSku((sku) => specText(inOrderOf(sku)), { width: 20 }),
  barCode: ofSku(({ barCode }) => barCode, { width: 18 }),
  price: yuan(({ price }) => price),
  otPrice: yuan(({ otPrice }) => otPrice),
  cost: yuan(({ cost }) => cost),
  stock: ofSku(({ stock }) => stock, { width: 9 }),
  stockBase: ofSku(({ stock }) => stock, { width: 11 }),
  isShow: ofProduct(({ isShow }) => (isShow ? '是' : '否'), { width: 7 }),
  sort: ofProduct(({ sort }) => sort, { width: 7 }),
  unitName: ofProduct(({ unitName }) => unitName, { width: 7 }),
  keyword: ofProduct(({ keyword }) => keyword, { width: 20 }),
  storeInfo: ofProduct(({ storeInfo }) => storeInfo, { width: 30 }),
  image: ofProduct(({ image }) => image, { width: 30 }),
  shelf: ofSku(({ shelf }) => shelf, { width: 10 }),
  weight: yuan(({ weight }) => weight),
  volume: yuan(({ volume }) => volume),
  giveIntegral: ofProduct(({ giveIntegral }) => giveIntegral, { width: 7 }),
  ficti: ofProduct(({ ficti }) => ficti, { width: 9 }),
  sales: ofSku(({ sales }) => sales ?? 0, { width: 9 }),
  browse: ofProduct(({ browse }) => browse, { width: 9 }),
  addTime: ofProduct(({ addTime }) => showMoment(addTime), { width: 20 }),
};

/** Equality of a file's cell and ours: numbers by their value, texts without the blanks around them. */
export function isSameCell(ours: string | number | null, theirs: string): boolean {
  if (typeof ours !== 'number') return (ours ?? '').trim() === theirs.trim();
  return /^\d+(\.\d+)?$/.test(theirs) && fenOfYuan(theirs) === fenOfYuan(String(ours));
}
