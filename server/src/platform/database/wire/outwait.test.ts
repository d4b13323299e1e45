import { performance } from 'node:perf_hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SECOND } from '#contract/durations.ts';
import { outwait } from './outwait.ts';

afterEach(() => void vi.restoreAllMocks());

/** A read that fails so often before it is answered, each time after so many seconds. */
function read(failures: number, seconds: number) {
  let now = 0;
  let asked = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const ask = async () => {
    asked += 1;
    if (asked > failures) return 'answer';
    now += seconds * SECOND;
    throw new Error('lost');
  };
  return outwait('select 1', ask, () => true);
}

describe('a read whose connection breaks', () => {
  it.each([
    [1, 7, 'is asked once more where a busy machine was slow to notice'],
    [2, 1, 'is asked again while the database is away for a moment'],
  ])('%i times after %i seconds %s', async (failures, seconds) => {
    expect(await read(failures, seconds)).toBe('answer');
  });

  it.each([
    [1, 11, 'is not asked again, for people have waited long enough'],
    [2, 7, 'is given up'],
  ])('%i times after %i seconds %s', async (failures, seconds) => {
    await expect(read(failures, seconds)).rejects.toThrow('lost');
  });
});
