import { type BulkChange, sheetPrices } from '#contract/catalogue/bulk/product-bulk-record.ts';
import { productBulkRefusals } from '#contract/catalogue/bulk/product-bulk.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { sukWords } from '#contract/catalogue/specifications.ts';
import { yuanOfFen } from '#contract/fen.ts';
import type { Difference } from '../product-aggregate/difference.ts';
import type { ProductRecord } from '../products/queries.ts';
import type { SkuRecord } from '../skus/queries.ts';
import { cateIdsOf } from '../product-aggregate/aggregate.ts';
import { cateIdsAfter, priceAfter, stockDelta } from './rules.ts';

export interface ChangedValue {
  label: string;
  before: string;
  after: string;
}
/** The names behind the numbers, for people. */
export interface BulkWords {
  category: (id: number) => string;
  freight: (id: number) => string;
}
export interface Target {
  product: ProductRecord;
  skus: readonly SkuRecord[];
}
type Figure = NonNullable<BulkChange['figures']>[number];

function moveOf({ stock }: SkuRecord, figure: Figure | undefined, change: BulkChange): number {
  if (figure?.stock !== undefined) return stockDelta(stock, { way: 'add', value: figure.stock - (figure.stockBase ?? stock) });
  return change.stock ? stockDelta(stock, change.stock) : 0;
}

type Prices = Pick<SkuRecord, SheetPrice>;
type SheetPrice = keyof typeof sheetPrices;
const priceNames: readonly SheetPrice[] = ['price', 'otPrice', 'cost'];

/** Prices after the change; a line of a sheet that was opened with another price is refused. */
function pricesAfter(sku: SkuRecord, figure: Figure | undefined, change: BulkChange, named: (label: string) => string): Prices {
  for (const name of priceNames) {
    const [wanted, base] = [figure?.[name], figure?.[`${name}Base`]];
    if (wanted !== undefined && wanted !== sku[name] && base !== undefined && base !== sku[name])
      throw productBulkRefusals.FIGURE_CHANGED({ label: named(sheetPrices[name]), now: sku[name] });
  }
  const { otPrice, cost } = sku;
  const price = figure?.price ?? (change.price ? priceAfter(sku.price, change.price) : sku.price);
  return { price, otPrice: figure?.otPrice ?? otPrice, cost: figure?.cost ?? cost };
}

function planSkus({ product, skus }: Target, change: BulkChange, figures: ReadonlyMap<number, Figure>) {
  const plan: Difference['skus'] = { change: [], add: [], drop: [], moves: [] };
  const lines: ChangedValue[] = [];
  for (const sku of skus) {
    const named = (label: string) => (skus.length > 1 ? `${sukWords(sku.suk)} ${label}` : label);
    const figure = figures.get(sku.id);
    const after = pricesAfter(sku, figure, change, named);
    const changed = priceNames.filter((name) => after[name] !== sku[name]);
    if (product.isSub && after.price !== sku.price && after.price < sku.brokerage + sku.brokerageTwo)
      throw productRefusals.COMMISSION();
    if (changed.length > 0) {
      const { stock: _, sales: __, productId: ___, ...fields } = sku;
      plan.change.push({ ...fields, ...after });
    }
    for (const name of changed)
      lines.push({ label: named(sheetPrices[name]), before: yuanOfFen(sku[name]), after: yuanOfFen(after[name]) });
    const delta = moveOf(sku, figure, change);
    if (delta !== 0) {
      plan.moves.push({ skuId: sku.id, delta });
      lines.push({ label: named('库存'), before: String(sku.stock), after: String(sku.stock + delta) });
    }
  }
  return { plan, lines };
}

function planReferences({ product }: Target, { category, freight }: BulkChange, words: BulkWords) {
  const fields: Difference['fields'] = {};
  const lines: ChangedValue[] = [];
  if (category) {
    const before = cateIdsOf(product.cateId);
    const after = cateIdsAfter(before, category);
    if (after.join() !== before.join()) {
      fields.cateId = after.join();
      lines.push({ label: '分类', before: before.map(words.category).join('、'), after: after.map(words.category).join('、') });
    }
  }
  if (freight && freight.tempId !== product.tempId) {
    fields.tempId = freight.tempId;
    lines.push({ label: '运费模板', before: words.freight(product.tempId), after: words.freight(freight.tempId) });
  }
  return { fields, lines };
}

/** Plan of a change to one product, in rows and in words; throws the refusal that says why it cannot. */
export function plannerOf(change: BulkChange, words: BulkWords) {
  const figures = new Map((change.figures ?? []).map((figure) => [figure.skuId, figure]));
  return (target: Target): { difference: Difference; lines: ChangedValue[] } => {
    const { product } = target;
    if (product.isDel) throw productRefusals.NOT_FOUND();
    if (product.isRecycle) throw productBulkRefusals.IN_BIN();
    const { fields, lines } = planReferences(target, change, words);
    const figured = planSkus(target, change, figures);
    const cateIds = fields.cateId === undefined ? undefined : cateIdsOf(fields.cateId);
    const attrs = { add: [], change: [], drop: [] };
    const coupons = { add: [], drop: [] };
    return {
      difference: { id: product.id, fields, content: undefined, attrs, cateIds, coupons, skus: figured.plan },
      lines: [...lines, ...figured.lines],
    };
  };
}
