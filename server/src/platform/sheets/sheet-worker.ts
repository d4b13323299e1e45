import { parentPort, workerData } from 'node:worker_threads';
import { parseSheet } from './parse.ts';

parentPort?.postMessage(await parseSheet(workerData));
