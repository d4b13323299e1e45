import { isDeepStrictEqual } from 'node:util';
import { type Load, type Rates, type RegionIds, chargeOf } from '#contract/delivery/freight.ts';
import { WHOLE_COUNTRY } from '#contract/delivery/freight-template-record.ts';
import { freightTemplateRefusals } from '#contract/delivery/freight-templates.ts';
import type { Fen } from '#contract/fen.ts';

export interface FreightItem {
  productId: number;
  /** 0: the product is sent free of charge. */
  tempId: number;
  quantity: number;
  weight: number;
  volume: number;
  price: Fen;
}

function loadOf(parcels: readonly FreightItem[], type: number): Load {
  let [measure, price] = [0, 0];
  for (const { quantity, weight, volume, price: each } of parcels) {
    measure += quantity * (type === 1 ? 100 : type === 2 ? weight : volume);
    price += quantity * each;
  }
  return { measure, price };
}

const freightOfProduct = (parcels: readonly FreightItem[], rates: Rates, around: RegionIds): Fen =>
  chargeOf(loadOf(parcels, rates.type), rates, around).freight;

/**
 * Freight in fen to a region. Every product is charged by itself, so two
 * products of one template pay two first fees; all specifications of one product are charged together.
 */
export function freightOf(parcels: readonly FreightItem[], around: RegionIds, templates: ReadonlyMap<number, Rates>): Fen {
  const products = Map.groupBy(parcels, ({ productId }) => productId);
  let sum = 0;
  for (const [first, ...more] of products.values()) {
    if (!first || first.tempId === 0) continue;
    const rates = templates.get(first.tempId);
    if (!rates) throw freightTemplateRefusals.NO_FREIGHT();
    sum += freightOfProduct([first, ...more], rates, around);
  }
  return sum;
}

export interface FreeFrom {
  switch: boolean;
  /** Goods total from which the whole shop sends free; 0 is always. */
  total: Fen;
}

export const isFreeForAll = ({ switch: on, total }: FreeFrom, goodsTotal: Fen): boolean =>
  on && (total === 0 || goodsTotal >= total);

interface DraftRows {
  regions: readonly { cityId: string }[];
  frees: readonly { cityId: string }[];
  appoint: boolean;
}

/** A template must cover the country first, and name no city twice. Paths repeat the city before each of its districts. */
export function checkRows({ regions, frees, appoint }: DraftRows): void {
  if (regions.length === 0) throw freightTemplateRefusals.NO_REGIONS();
  if (regions[0]?.cityId !== WHOLE_COUNTRY) throw freightTemplateRefusals.WHOLE_COUNTRY_FIRST();
  if (appoint && frees.length === 0) throw freightTemplateRefusals.NO_FREE_REGIONS();
  for (const rows of [regions, frees]) {
    const cities = rows.flatMap(({ cityId }) => [...new Set(cityId.split(','))]);
    if (new Set(cities).size < cities.length) throw freightTemplateRefusals.CITY_TWICE();
  }
}

interface PlacedRegion {
  cityId: string;
}

/**
 * Stored rows that stay, those of them that are changed, and rows that are new. A row of the form replaces that of the same cities, or the
 * next one whose cities the form has no more; a new row and those after it replace none, for rows are kept in the order of the form.
 */
export function replacementOf<S extends PlacedRegion & { id: number }, R extends PlacedRegion>(
  stored: readonly S[],
  rows: readonly R[],
) {
  const wanted = new Set(rows.map(({ cityId }) => cityId));
  const [kept, changed, added]: [number[], (S & R)[], R[]] = [[], [], []];
  let left = [...stored];
  for (const row of rows) {
    const same = left.findIndex(({ cityId }) => cityId === row.cityId);
    const [next] = left;
    const at = same < 0 && next && !wanted.has(next.cityId) ? 0 : same;
    const was = left[at];
    left = was ? left.slice(at + 1) : [];
    if (!was) added.push(row);
    else {
      const is = { ...was, ...row };
      kept.push(was.id);
      if (!isDeepStrictEqual(was, is)) changed.push(is);
    }
  }
  return { kept, changed, added };
}
