import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { productImportRefusals } from '#contract/catalogue/import.ts';
import type { ShopDocument } from './document.ts';

export type DocumentMessage = { part: Partial<ShopDocument> } | { outcome: 'whole' | 'empty' | 'tooMany' | 'broken' };

const MEMORY_MB = 1024;

/** Messages of the reader, up to its end; a reader that ends without an outcome had more to hold than its memory. */
async function* messagesOf(reader: ChildProcess): AsyncGenerator<DocumentMessage> {
  for await (const [message] of on(reader, 'message', { close: ['disconnect'] })) yield message;
}

/**
 * Reads a whole shop in a process of its own, and takes its records in portions: requests go on meanwhile, and a file that is too
 * much for its memory ends that process alone. A thread that runs out of memory can take the server with it.
 */
export async function readDocument(file: Blob, memoryMb = MEMORY_MB): Promise<ShopDocument> {
  const shop: ShopDocument = { categories: [], brands: [], items: [], reviews: [], refused: [] };
  const reader = fork(new URL('./document-reader.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  if (!reader.stdin) throw new Error('the reader of documents has no standard input');
  // A reader that ends early breaks the pipe; what it said before counts.
  const sending = pipeline(file.stream(), reader.stdin).catch(() => undefined);
  try {
    for await (const message of messagesOf(reader)) {
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
    reader.kill('SIGKILL');
    await sending;
  }
}
