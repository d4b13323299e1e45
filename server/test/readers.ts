import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect } from 'vitest';

/** Processes that this one has started to read files, by the names of their programs. */
export const readersOf = (program: string): number =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => Number.parseInt(line, 10) === process.pid && line.includes(program)).length;

/** Passes once no process of this program is left. */
export async function expectNoReaders(program: string): Promise<void> {
  await expect.poll(() => readersOf(program), { timeout: 10_000 }).toBe(0);
}
