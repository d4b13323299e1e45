import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import { sukWords } from '#contract/catalogue/specifications.ts';
import type { Fen } from '#contract/fen.ts';
import type { Figure } from '#web/ui/grid/typing.ts';

/** SKU as it is to be sold. */
export interface SaleSku {
  suk: string;
  /** Price without the sale. */
  usual: Fen;
  cost: Fen;
  stock: number;
  /** Ticked to be sold. */
  isIn: boolean;
  price: Figure;
  quota: Figure;
}

/** Product as it is to be sold; the rest is copied from it. */
export interface SaleProduct {
  id: number;
  name: string;
  image: string;
  title: string;
  tempId: number;
  /** Orders of one person in a day. */
  num: Figure;
  skus: SaleSku[];
}

type SkuField = 'price' | 'quota';
export type SaleField = SkuField | 'num';

/** Line of the grid: a product with all its SKUs, or one of several SKUs below it. */
export interface SaleLine extends Record<SaleField, Figure> {
  key: string;
  productId: number;
  /** SKUs that the line is of. */
  skus: readonly SaleSku[];
  /** True for the first line of a product. */
  isHead: boolean;
  name: string;
}

export const saleOf = ({ id, storeName, image, tempId, attrValue }: ProductInfo): SaleProduct => ({
  id,
  name: storeName,
  image,
  title: storeName,
  tempId,
  num: 1,
  skus: attrValue.map(({ suk, price, cost, stock }) => ({
    suk,
    usual: price,
    cost,
    stock,
    isIn: stock > 0,
    price: null,
    quota: stock,
  })),
});

const chosen = ({ skus }: SaleProduct) => skus.filter(({ isIn }) => isIn);

/** The figure that all of them have. */
function common(skus: readonly SaleSku[], field: SkuField): Figure {
  const [first, ...rest] = skus;
  return first && rest.every((sku) => sku[field] === first[field]) ? first[field] : null;
}

const keyOf = (productId: number, sku?: SaleSku): string => (sku ? `${productId} ${sku.suk}` : String(productId));

/** Name of a SKU, which several of a product are told apart by. */
const nameOf = ({ name, skus }: SaleProduct, { suk }: SaleSku): string => (skus.length > 1 ? `${name} ${sukWords(suk)}` : name);

const lineOfSku = (product: SaleProduct, sku: SaleSku, isHead: boolean): SaleLine => ({
  key: keyOf(product.id, sku),
  productId: product.id,
  skus: [sku],
  isHead,
  name: nameOf(product, sku),
  price: sku.price,
  quota: sku.quota,
  num: product.num,
});

function headOf(product: SaleProduct): SaleLine {
  const { id, name, num, skus } = product;
  const sold = chosen(product);
  const figures = { price: common(sold, 'price'), quota: common(sold, 'quota'), num };
  return { key: keyOf(id), productId: id, skus, isHead: true, name, ...figures };
}

/** Lines of the products; SKUs stand below those that are unfolded. */
export const linesOf = (products: readonly SaleProduct[], unfolded: ReadonlySet<number>): SaleLine[] =>
  products.flatMap((product) => {
    const [only, ...more] = product.skus;
    if (only && more.length === 0) return [lineOfSku(product, only, true)];
    const below = unfolded.has(product.id) ? product.skus.map((sku) => lineOfSku(product, sku, false)) : [];
    return [headOf(product), ...below];
  });

const FIELDS = ['price', 'quota', 'num'] as const;
type Filled = Partial<Record<SaleField, Figure>>;

function changesOf(before: SaleLine, after: SaleLine): Filled {
  return Object.fromEntries(FIELDS.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]));
}

/** Products as the lines now say: the line of a product fills all its SKUs, then each SKU what its own line says. */
export function filledBy(
  products: readonly SaleProduct[],
  before: readonly SaleLine[],
  after: readonly SaleLine[],
): SaleProduct[] {
  const changes = new Map(before.flatMap((line, at) => [[line.key, changesOf(line, after[at] ?? line)] as const]));
  const changeOf = (key: string): Filled => changes.get(key) ?? {};
  return products.map((product) => {
    const { id } = product;
    const [only, ...more] = product.skus;
    const head = changeOf(keyOf(id, more.length === 0 ? only : undefined));
    const { num = product.num, ...ofAll } = head;
    const skus = product.skus.map((sku) => {
      const { num: _, ...own } = changeOf(keyOf(id, sku));
      return sku.isIn ? { ...sku, ...ofAll, ...own } : sku;
    });
    return { ...product, num, skus };
  });
}

/** True for a line that sells nothing. */
export const isOut = ({ skus }: Pick<SaleLine, 'skus'>): boolean => skus.every(({ isIn }) => !isIn);

/** Products in which the SKUs of a line are sold, or are not. */
export const ticked = (products: readonly SaleProduct[], line: SaleLine, isIn: boolean): SaleProduct[] => {
  const wanted = new Set(line.skus.map(({ suk }) => suk));
  return products.map((product) =>
    product.id === line.productId
      ? { ...product, skus: product.skus.map((sku) => (wanted.has(sku.suk) ? { ...sku, isIn } : sku)) }
      : product,
  );
};

/** Prices of all that are sold, at this part of the usual ones. */
export const atPercent = (products: readonly SaleProduct[], percent: number): SaleProduct[] =>
  products.map((product) => ({
    ...product,
    skus: product.skus.map((sku) => (sku.isIn ? { ...sku, price: Math.round((sku.usual * percent) / 100) } : sku)),
  }));

const NUM_MAX = 9999;

function defectOfSku(sku: SaleSku, field: SkuField): string | undefined {
  const figure = sku[field];
  if (!sku.isIn) return undefined;
  if (figure === null) return field === 'price' ? '请填秒杀价' : '请填限量';
  if (Number(figure) <= 0) return field === 'price' ? '秒杀价要大于 0' : '限量至少 1 件';
  return field === 'quota' && Number(figure) > sku.stock ? `限量不能超过库存 ${sku.stock}` : undefined;
}

function defectOfNum(num: Figure): string | undefined {
  if (num === null) return '请填每人每天可以买几次';
  return Number(num) >= 1 && Number(num) <= NUM_MAX ? undefined : `每人每天可以买 1 到 ${NUM_MAX} 次`;
}

/** Reason for which a cell cannot stay so; one that is empty is told only where `all` are asked for. */
export function problemOf({ skus, isHead, num }: SaleLine, field: SaleField, all: boolean): string | undefined {
  if (field === 'num') return isHead && (all || num !== null) ? defectOfNum(num) : undefined;
  const told = skus.filter((sku) => all || sku[field] !== null);
  return told.map((sku) => defectOfSku(sku, field)).find((defect) => defect !== undefined);
}

function defectOfProduct(product: SaleProduct): string | undefined {
  const { name, title, num } = product;
  if (chosen(product).length === 0) return `“${name}”没有选规格，请至少选一个，或移出这件商品`;
  if (title.trim() === '') return `“${name}”的活动标题不能为空，请在“其他设置”中填写`;
  const wrong = defectOfNum(num);
  if (wrong) return `“${name}”：${wrong}`;
  const defects = product.skus.flatMap((sku) =>
    (['price', 'quota'] as const).flatMap((field) => {
      const defect = defectOfSku(sku, field);
      return defect ? [`“${nameOf(product, sku)}”：${defect}`] : [];
    }),
  );
  return defects[0];
}

/** The first defect of the products, in a sentence that names it. */
export const defectOf = (products: readonly SaleProduct[]): string | undefined =>
  products.length === 0 ? '请选择商品' : products.map(defectOfProduct).find((defect) => defect !== undefined);
