import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from './memory.ts';
import { freePort, startServer } from './cluster.ts';

/** The server gives back what only its start needed two seconds after it. */
const SETTLE_MS = 5000;
const STARTS = 3;

export interface Start {
  readyMs: number;
  idleMb: number;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function startOnce(program: string, folder: string): Promise<Start> {
  const begun = performance.now();
  const server = await startServer(undefined, folder, await freePort(), { program });
  const readyMs = performance.now() - begun;
  await sleep(SETTLE_MS);
  const idleMb = memoryOf(server.process.pid ?? 0) / 1024 / 1024;
  await server.stop();
  return { readyMs, idleMb };
}

/** Measures from the call to the first answer, embedded database included, on the data of an earlier start; medians. */
export async function measureStart(programs: readonly string[]): Promise<Start[]> {
  const folders = await Promise.all(programs.map(() => mkdtemp(join(tmpdir(), 'signalbox-start-'))));
  const starts: Start[][] = programs.map(() => []);
  for (let turn = 0; turn <= STARTS; turn += 1) {
    for (const [index, program] of programs.entries()) {
      const start = await startOnce(program, folders[index] ?? '');
      // The first one makes the database.
      if (turn > 0) starts[index]?.push(start);
    }
  }
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  return starts.map((some) => ({
    readyMs: Math.round(median(some.map(({ readyMs }) => readyMs))),
    idleMb: Math.round(median(some.map(({ idleMb }) => idleMb))),
  }));
}
