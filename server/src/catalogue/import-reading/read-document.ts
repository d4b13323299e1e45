import { productImportRefusals } from '#contract/catalogue/import/import-refusals.ts';
import type { Refusal } from '#contract/refusal.ts';
import { openFileReader } from '#server/platform/file-readers/file-reader.ts';
import { type FailureCause, ReadFailure } from '#server/platform/file-readers/read-failure.ts';
import type { ShopDocument } from './document.ts';

export type DocumentMessage = { part: Partial<ShopDocument> } | { fault: 'empty' | 'tooMany' };

const MEMORY_MB = 1024;

const failures: Record<FailureCause, () => Refusal> = {
  late: productImportRefusals.TOO_SLOW,
  gone: productImportRefusals.TOO_SLOW,
  ended: productImportRefusals.TOO_MUCH_INSIDE,
  broken: productImportRefusals.BROKEN_FILE,
};

/** Opens a reader of whole shops in a process of its own, which takes their records in portions: requests go on meanwhile. */
export function openDocumentReader(memoryMb = MEMORY_MB) {
  const program = new URL('./document-program.ts', import.meta.url);
  const read = openFileReader<undefined, DocumentMessage>({ program, memoryMb });

  async function gather(file: Blob): Promise<ShopDocument> {
    const shop: ShopDocument = { categories: [], brands: [], items: [], reviews: [], refused: [] };
    for await (const message of read(file, undefined)) {
      if ('fault' in message)
        throw message.fault === 'empty' ? productImportRefusals.NO_ROWS() : productImportRefusals.TOO_MANY_ROWS();
      shop.categories.push(...(message.part.categories ?? []));
      shop.brands.push(...(message.part.brands ?? []));
      shop.items.push(...(message.part.items ?? []));
      shop.reviews.push(...(message.part.reviews ?? []));
      shop.refused.push(...(message.part.refused ?? []));
    }
    return shop;
  }

  return async (file: Blob): Promise<ShopDocument> =>
    gather(file).catch((error: unknown) => {
      throw error instanceof ReadFailure ? failures[error.why]() : error;
    });
}

export const readDocument = openDocumentReader();
