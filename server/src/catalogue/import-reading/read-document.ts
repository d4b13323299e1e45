import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { productImportRefusals } from '#contract/catalogue/import.ts';
import type { ShopDocument } from './document.ts';

export type DocumentMessage = { part: Partial<ShopDocument> } | { outcome: 'whole' | 'empty' | 'tooMany' | 'broken' };

const MEMORY_MB = 1024;

/** Messages of the worker, up to its end; what a thread does not survive is more than fits into its memory. */
async function* messagesOf(worker: Worker): AsyncGenerator<DocumentMessage> {
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'] })) yield message;
  } catch {
    throw productImportRefusals.TOO_MUCH_INSIDE();
  }
}

/** Reads a whole shop in a thread of its own, and takes its records in portions: requests go on meanwhile. */
export async function readDocument(file: Blob, memoryMb = MEMORY_MB): Promise<ShopDocument> {
  const shop: ShopDocument = { categories: [], brands: [], items: [], reviews: [], refused: [] };
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
    workerData: file.slice(),
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  try {
    for await (const message of messagesOf(worker)) {
      if ('part' in message) {
        shop.categories.push(...(message.part.categories ?? []));
        shop.brands.push(...(message.part.brands ?? []));
        shop.items.push(...(message.part.items ?? []));
        shop.reviews.push(...(message.part.reviews ?? []));
        shop.refused.push(...(message.part.refused ?? []));
      } else if (message.outcome === 'tooMany') throw productImportRefusals.TOO_MANY_ROWS();
      else if (message.outcome === 'empty') throw productImportRefusals.NO_ROWS();
      else if (message.outcome === 'broken') throw productImportRefusals.BROKEN_FILE();
      else return shop;
    }
    throw productImportRefusals.TOO_MUCH_INSIDE();
  } finally {
    await worker.terminate();
  }
}
