import { z } from 'zod';
import { choices } from '../../choices.ts';
import { fenOfYuan, yuanOfFen } from '../../fen.ts';
import { count, id, idList, money, signed } from '../../wire.ts';
import { ProductFilter } from '../product-filter.ts';

const MOST = 99_999_999;
const WRONG = '请填写 -999999.99 到 999999.99 之间的数字，最多两位小数';
/** Two decimals outside, hundredths inside, above or below zero: yuan, or percent. */
const hundredths = z.codec(
  z.union([z.string().regex(/^-?\d{1,6}(\.\d{1,2})?$/, WRONG), z.number(WRONG)], WRONG),
  z.int(WRONG).min(-MOST, WRONG).max(MOST, WRONG),
  { decode: (outside) => fenOfYuan(outside), encode: (inside) => yuanOfFen(inside) },
);

/** Endings for the fen of a new price; its whole yuan stay. */
export const priceEndings = choices({ none: '不取整', '0': '以 .00 结尾', '90': '以 .90 结尾', '99': '以 .99 结尾' });
export const categoryWays = choices({ add: '加到分类', replace: '改为分类', remove: '从分类移除' });

const PriceChange = z.object({
  way: z.enum(['set', 'add', 'percent'], '请选择改价方式'),
  value: hundredths,
  ending: priceEndings.schema('请选择价格结尾').optional(),
});
const StockChange = z.object({ way: z.enum(['set', 'add'], '请选择改库存方式'), value: signed });
const CategoryChange = z.object({
  way: categoryWays.schema('请选择改分类方式'),
  cateId: idList.refine((ids) => ids.length > 0 && ids.length <= 10, '请选择 1 到 10 个分类'),
});
/** Prices of a SKU that a sheet may change, by their names. */
export const sheetPrices = { price: '售价', otPrice: '划线价', cost: '成本价' } as const;
/** Line of a sheet: the new prices and stock of a SKU, each with the one it was opened with; a price that is another by now stays. */
const Figure = z.object({
  skuId: id,
  price: money.optional(),
  priceBase: money.optional(),
  otPrice: money.optional(),
  otPriceBase: money.optional(),
  cost: money.optional(),
  costBase: money.optional(),
  stock: count.optional(),
  stockBase: count.optional(),
});

export const bulkChange = {
  price: PriceChange.optional(),
  stock: StockChange.optional(),
  category: CategoryChange.optional(),
  freight: z.object({ tempId: id }).optional(),
  figures: z.array(Figure).max(20_000, '一次最多修改 20000 个规格').optional(),
};
export const BulkChange = z.object(bulkChange);
export type BulkChange = z.output<typeof BulkChange>;
export type PriceChange = z.output<typeof PriceChange>;

/** Products that are ticked, or all that match a filter of the list. */
export const chosenProducts = {
  ids: z.array(id).min(1, '请先选择商品').max(10_000, '一次最多选择 10000 个商品').optional(),
  filter: ProductFilter.optional(),
};
export const Chosen = z.object(chosenProducts);

/** Present figures of a SKU; `name` is that of its product, and `suk` is empty for one without specifications. */
export const SheetRow = z.object({
  skuId: z.int(),
  productId: z.int(),
  name: z.string(),
  suk: z.string(),
  price: money,
  otPrice: money,
  cost: money,
  stock: z.int(),
});
export type SheetRow = z.output<typeof SheetRow>;
