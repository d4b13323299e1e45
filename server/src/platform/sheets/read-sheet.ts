import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Parsed } from './parse.ts';

const MEMORY_MB = 1500;

/** The next message; a thread that fails ends the waiting as well. */
async function told<T>(worker: Worker): Promise<T> {
  const [message] = await once(worker, 'message');
  return message;
}

/**
 * Reads an xlsx or csv file, told apart by content, in a thread of its own: requests go on meanwhile, and a file that asks for
 * more memory than it may have ends the thread, not the server. Rows come as they are asked for; whoever opens a sheet reads it to
 * its end or leaves the loop. Rejects for whatever cannot be read.
 */
export async function openSheet(bytes: Uint8Array): Promise<Parsed> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const facts = await told<Omit<Parsed, 'rows'>>(worker);
  async function* portions(): AsyncGenerator<string[][]> {
    try {
      for (;;) {
        worker.postMessage('next');
        const portion = await told<string[][]>(worker);
        if (portion.length === 0) return;
        yield portion;
      }
    } finally {
      await worker.terminate();
    }
  }
  return { ...facts, rows: portions() };
}
