import type { z } from 'zod';
import { ImportOutcome, type Tallies } from '#contract/catalogue/import/import-results.ts';
import { type ImportCounts, zeroCounts } from './counts.ts';
import type { RecordRefusal } from '../import-reading/document.ts';
import type { ImportContext } from './plan-products.ts';

const Tally = ImportOutcome.omit({ changeId: true });
/** Counts of an import so far, and the sheet of its refused rows once that is made. */
export type ImportTally = z.output<typeof Tally>;
type Totals = Omit<ImportTally, 'onSale' | 'stored' | 'errorFile'>;

/** Products at the top, as a person asks for them; everything by kind below. */
export function totalled(
  { categories, brands }: ImportContext,
  products: Omit<ImportCounts, 'refused'>,
  reviews: ImportCounts,
  refused: readonly RecordRefusal[],
): Totals {
  const refusedOf = (kind: RecordRefusal['kind']) => refused.filter((refusal) => refusal.kind === kind).length;
  return {
    ...products,
    refused: refusedOf('products'),
    tallies: {
      categories: { ...categories.counts, refused: refusedOf('categories') },
      brands: { ...brands.counts, refused: refusedOf('brands') },
      products: { ...products, refused: refusedOf('products') },
      reviews: { ...reviews, refused: refusedOf('reviews') },
    },
  };
}

const noTally = (): ImportTally => ({
  ...zeroCounts(),
  tallies: { categories: zeroCounts(), brands: zeroCounts(), products: zeroCounts(), reviews: zeroCounts() },
  onSale: 0,
  stored: 0,
  errorFile: null,
});

/** Tally that a run keeps. */
export const tallyOf = (kept: unknown): ImportTally => (kept === null ? noTally() : Tally.parse(kept));

const added = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
  refused: one.refused + other.refused,
});

export function addTotals(tally: ImportTally, totals: Omit<ImportTally, 'errorFile'>): ImportTally {
  const of = (kind: keyof z.output<typeof Tallies>) => added(tally.tallies[kind], totals.tallies[kind]);
  return {
    ...added(tally, totals),
    tallies: { categories: of('categories'), brands: of('brands'), products: of('products'), reviews: of('reviews') },
    onSale: tally.onSale + totals.onSale,
    stored: tally.stored + totals.stored,
    errorFile: tally.errorFile,
  };
}

export const hasChanges = ({ tallies }: Totals): boolean =>
  Object.values(tallies).some(({ created, updated }) => created + updated > 0);
