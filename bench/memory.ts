import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const BETWEEN_MS = 100;
const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Resident memory of the process, in bytes. */
export function memoryOf(pid: number): number {
  const [, kb = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) * 1024;
}

/** Watches the memory of an idle process from here on; what a piece of work adds to it, in MB. */
export function watchMemory(pid: number) {
  const idle = memoryOf(pid);
  return async function during<T>(work: () => Promise<T>) {
    let [peak, isOver] = [memoryOf(pid), false];
    const begun = performance.now();
    const watching = (async () => {
      for (; !isOver; await sleep(BETWEEN_MS)) peak = Math.max(peak, memoryOf(pid));
    })();
    const value = await work().finally(() => {
      isOver = true;
    });
    await watching;
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    return { value, figures: { idle: mb(idle), peak: mb(peak), more: mb(peak - idle), seconds } };
  };
}
