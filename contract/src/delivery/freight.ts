import type { Fen } from '../fen.ts';
import { WHOLE_COUNTRY } from './freight-template-record.ts';
import { freightTemplateRefusals } from './freight-templates.ts';

/** Measures are hundredths: of a piece, a kilogram or a cubic metre. */
export interface Rates {
  type: number;
  appoint: boolean;
  regions: readonly RegionRate[];
  frees: readonly FreeRate[];
}

export interface RegionRate {
  cityId: string;
  first: number;
  firstPrice: Fen;
  renewal: number;
  renewalPrice: Fen;
}

export interface FreeRate {
  cityId: string;
  number: number;
  price: Fen;
}

/** Goods of one product that leave together. */
export interface Load {
  measure: number;
  price: Fen;
}

/** Region of an address and those that it lies in, the nearest first; empty where it is unknown. */
export type RegionIds = readonly number[];

const covers = (cityId: string, wanted: number): boolean => cityId.split(',').includes(String(wanted));

/** The row of the nearest region, the last one saved if several name it; the whole country's otherwise. */
function rowFor<R extends { cityId: string }>(rows: readonly R[], around: RegionIds): R | undefined {
  for (const region of around) {
    const named = rows.findLast((row) => covers(row.cityId, region));
    if (named) return named;
  }
  return rows.findLast((row) => row.cityId === WHOLE_COUNTRY);
}

/** Freight of a product's load to a region, with the row that it is reckoned by and the steps beyond the first. */
export function chargeOf({ measure, price }: Load, rates: Rates, around: RegionIds) {
  const free = rates.appoint ? rowFor(rates.frees, around) : undefined;
  if (free && measure >= free.number && price >= free.price) return { freight: 0, steps: 0, region: null, free };
  const region = rowFor(rates.regions, around);
  if (!region) throw freightTemplateRefusals.NO_FREIGHT();
  const steps = Math.ceil(Math.max(0, measure - region.first) / region.renewal);
  return { freight: region.firstPrice + region.renewalPrice * steps, steps, region, free: null };
}
