import { parentPort, workerData } from 'node:worker_threads';
import { type Parsed, parseSheet } from './parse.ts';
import { Unreadable } from './unreadable.ts';

/** Answer of the worker; an error that says why keeps its word on the way. */
async function answer(work: () => Promise<object>): Promise<void> {
  try {
    parentPort?.postMessage(await work());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    parentPort?.postMessage({ fault: error instanceof Unreadable ? error.fault : 'broken', message: error.message });
  }
}

let rows: Parsed['rows'] | undefined;
await answer(async () => {
  const { rows: found, ...facts } = await parseSheet(workerData);
  rows = found;
  return { value: facts };
});
// A portion for each time it is asked; an empty one ends it.
parentPort?.on('message', () => answer(async () => ({ value: (await rows?.next())?.value ?? [] })));
