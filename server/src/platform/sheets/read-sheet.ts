import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Parsed } from './parse.ts';
import { type SheetFault, Unreadable } from './unreadable.ts';

const MEMORY_MB = 512;

type WorkerMessage<T> = { value: T } | { fault: SheetFault; message: string };

/** The next message of the worker; a worker that dies ends the waiting as well. */
async function nextMessage<T>(worker: Worker): Promise<T> {
  const [message]: WorkerMessage<T>[] = await once(worker, 'message').catch((error: Error) => {
    throw new Unreadable('huge', error.message);
  });
  if (message && 'value' in message) return message.value;
  throw new Unreadable(message?.fault ?? 'broken', message?.message ?? 'no answer');
}

/**
 * Reads an xlsx or csv file, told apart by content, in a thread of its own: requests go on meanwhile. Rows come as they are asked
 * for; whoever opens a sheet reads it to its end or leaves the loop. Rejects with `Unreadable` for whatever cannot be read.
 */
export async function openSheet(file: Blob): Promise<Parsed> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: file.slice(),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  async function* portions(): AsyncGenerator<string[][]> {
    try {
      for (;;) {
        worker.postMessage('next');
        const portion = await nextMessage<string[][]>(worker);
        if (portion.length === 0) return;
        yield portion;
      }
    } finally {
      await worker.terminate();
    }
  }
  try {
    const facts = await nextMessage<Omit<Parsed, 'rows'>>(worker);
    return { ...facts, rows: portions() };
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}
