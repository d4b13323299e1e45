import { parentPort, workerData } from 'node:worker_threads';
import { parseSheet } from './parse.ts';

const { rows, ...facts } = await parseSheet(workerData);
parentPort?.postMessage(facts);
// A portion for each time it is asked; an empty one ends it.
parentPort?.on('message', async () => parentPort?.postMessage((await rows.next()).value ?? []));
