import type { FilePortion } from '#server/jobs/index.ts';
import type { RecordRefusal, ShopDocument } from '../import-reading/document.ts';
import { PORTION, type ImportFile } from './source.ts';

/** Portion of a file of products: a portion of them, or what stands beside them in a document. */
export interface ImportPortion extends FilePortion, Omit<ShopDocument, 'refused'>, Pick<ImportFile, 'placed'> {
  refused: RecordRefusal[];
}

const nothing = { size: 0, categories: [], brands: [], items: [], reviews: [], refused: [] };

/** Categories and brands before the products that name them, reviews after those that they are about. */
export async function* portionsOf(file: ImportFile): AsyncGenerator<ImportPortion> {
  const { categories, brands, reviews, refused, placed } = file;
  const blank = { ...nothing, placed };
  if (categories.length + brands.length + refused.length > 0) yield { ...blank, categories, brands, refused };
  for await (const { items, refused: unread } of file.portions())
    yield { ...blank, size: items.length, items, refused: unread.map((one) => ({ ...one, kind: 'products' })) };
  for (let at = 0; at < reviews.length; at += PORTION) yield { ...blank, reviews: reviews.slice(at, at + PORTION) };
}
