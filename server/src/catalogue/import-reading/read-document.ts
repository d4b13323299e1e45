import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { no } from '#contract/catalogue/import.ts';
import type { ShopDocument } from './document.ts';

export type DocumentMessage = { part: Partial<ShopDocument> } | { outcome: 'whole' | 'empty' | 'tooMany' | 'broken' };

const MEMORY_MB = 1024;

/** Reads a whole shop in a thread of its own, and takes its records in portions: requests go on meanwhile. */
export async function readDocument(file: Blob): Promise<ShopDocument> {
  const shop: ShopDocument = { categories: [], brands: [], items: [], reviews: [], refused: [] };
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
    workerData: file.slice(),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    for await (const [message] of on(worker, 'message') as AsyncIterable<[DocumentMessage]>) {
      if ('part' in message) {
        shop.categories.push(...(message.part.categories ?? []));
        shop.brands.push(...(message.part.brands ?? []));
        shop.items.push(...(message.part.items ?? []));
        shop.reviews.push(...(message.part.reviews ?? []));
        shop.refused.push(...(message.part.refused ?? []));
      } else if (message.outcome === 'tooMany') throw no.TOO_MANY_ROWS();
      else if (message.outcome === 'empty') throw no.NO_ROWS();
      else if (message.outcome === 'broken') throw no.BROKEN_FILE();
      else break;
    }
    return shop;
  } finally {
    await worker.terminate();
  }
}
