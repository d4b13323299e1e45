import type { Answer } from '#contract/call.ts';
import type { importCalls } from '#contract/catalogue/import.ts';
import type { ImportCounts } from './counts.ts';
import type { RecordRefusal } from '../import-reading/document.ts';
import type { ImportContext } from './plan-products.ts';

type Totals = Pick<Answer<typeof importCalls.dryRun>, 'created' | 'updated' | 'unchanged' | 'refused' | 'tallies'>;

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
