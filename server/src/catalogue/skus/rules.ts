import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import type { Attr, SkuFields, StoredSku, WantedSku } from './fields.ts';

const FORBIDDEN = /[,_]|\$&/;
const SUK_MAX = 128;

/** The values in the order of the specifications; refused when they are not one value of each. */
export function sukOf(attrs: readonly Attr[], attrValue: Readonly<Record<string, string>>): string {
  const suk = attrs.map(({ attrName }) => attrValue[attrName] ?? '').join(',');
  const isWhole =
    attrs.length === Object.keys(attrValue).length &&
    attrs.every(({ attrName, attrValues }) => attrValues.includes(attrValue[attrName] ?? ''));
  if (!isWhole) throw productRefusals.SPEC_UNFIT({ suk: Object.values(attrValue).join(',') });
  if (suk.length > SUK_MAX) throw productRefusals.SUK_LONG();
  return suk;
}

/** Values of a SKU by their specifications, in the order of its suk, which JSON in the database does not keep. */
export function inOrderOf({ suk, attrValue }: Pick<SkuFields, 'suk' | 'attrValue'>): Record<string, string> {
  const left = Object.entries(attrValue);
  if (left.length < 2) return attrValue;
  const inOrder = suk.split(',').flatMap((word) => {
    const at = left.findIndex(([, value]) => value === word);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return Object.fromEntries([...inOrder, ...left]);
}

/** Clients split names and values at these signs. */
export function checkSigns(attrs: readonly Attr[]): void {
  const texts = attrs.flatMap(({ attrName, attrValues }) => [attrName, ...attrValues]);
  if (texts.some((text) => FORBIDDEN.test(text))) throw productRefusals.SPEC_SIGNS();
}

export function checkSkus(isSub: boolean, skus: readonly WantedSku[]): void {
  if (new Set(skus.map(({ suk }) => suk)).size < skus.length) throw productRefusals.SPEC_TWICE();
  if (isSub && skus.some(({ price, brokerage, brokerageTwo }) => brokerage + brokerageTwo > price))
    throw productRefusals.COMMISSION();
}

export type SkuChange = SkuFields & { id: number; place: number; isDel: boolean };

export interface SkuPlan {
  change: SkuChange[];
  add: (WantedSku & { place: number })[];
  drop: number[];
  moves: { skuId: number; delta: number }[];
}

const KEPT = [
  'suk',
  'price',
  'cost',
  'otPrice',
  'image',
  'barCode',
  'shelf',
  'weight',
  'volume',
  'brokerage',
  'brokerageTwo',
] as const;

const isSame = (stored: StoredSku, wanted: SkuFields, index: number): boolean =>
  !stored.isDel &&
  stored.place === index &&
  KEPT.every((field) => stored[field] === wanted[field]) &&
  JSON.stringify(Object.entries(stored.attrValue).sort()) === JSON.stringify(Object.entries(wanted.attrValue).sort());

/**
 * A SKU is the same one when its suk is the same: it keeps its id, sales and stock history through an edit. One that
 * vanished is flagged, for orders point at it, and comes back as itself when its suk does.
 */
export function planSkus(stored: readonly StoredSku[], wanted: readonly WantedSku[]): SkuPlan {
  const known = new Map(stored.toSorted((a, b) => Number(b.isDel) - Number(a.isDel) || a.id - b.id).map((row) => [row.suk, row]));
  const plan: SkuPlan = { change: [], add: [], drop: [], moves: [] };
  const met = new Set<number>();
  for (const [index, sku] of wanted.entries()) {
    const row = known.get(sku.suk);
    if (!row) {
      plan.add.push({ ...sku, place: index });
      continue;
    }
    met.add(row.id);
    const { stock, stockBase, shelf = row.shelf, ...others } = sku;
    const fields = { ...others, shelf };
    if (!isSame(row, fields, index)) plan.change.push({ ...fields, id: row.id, place: index, isDel: false });
    const delta = stock - (stockBase === undefined || row.isDel ? row.stock : stockBase);
    if (delta !== 0) plan.moves.push({ skuId: row.id, delta });
  }
  plan.drop = stored.filter(({ id, isDel }) => !isDel && !met.has(id)).map(({ id }) => id);
  return plan;
}
