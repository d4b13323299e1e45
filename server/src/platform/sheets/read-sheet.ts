import { Worker } from 'node:worker_threads';
import type { Parsed } from './parse.ts';

const MEMORY_MB = 1500;

/**
 * Reads an xlsx or csv file, told apart by content, in a thread of its own: requests go on meanwhile, and a file that asks for
 * more memory than it may have ends the thread, not the server. Rejects for whatever cannot be read.
 */
export function readSheet(bytes: Uint8Array): Promise<Parsed> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the sheet could not be read')));
  });
}
