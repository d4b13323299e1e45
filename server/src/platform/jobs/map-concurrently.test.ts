import { describe, expect, it } from 'vitest';
import { mapConcurrently } from './map-concurrently.ts';

describe('work in lanes', () => {
  it('is answered in the order it came, whatever is done first', async () => {
    const waits = [3, 1, 2].map(() => Promise.withResolvers<string>());
    const working = mapConcurrently(3, waits, ({ promise }) => promise);
    for (const [index, { resolve }] of [...waits.entries()].toReversed()) resolve(`第${index + 1}`);

    expect(await working).toEqual(['第1', '第2', '第3']);
  });

  it('is never more at once than there are lanes, and each is done once', async () => {
    const seen: number[] = [];
    const items = Array.from({ length: 20 }, (_, at) => at);
    let [now, most] = [0, 0];
    await mapConcurrently(4, items, async (item) => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      seen.push(item);
      now -= 1;
    });

    expect(most).toBe(4);
    expect(seen.toSorted((a, b) => a - b)).toEqual(items);
  });

  it('may be nothing, or less than there are lanes', async () => {
    expect(await mapConcurrently(4, [], async () => 1)).toEqual([]);
    expect(await mapConcurrently(4, [5], async (item) => item * 2)).toEqual([10]);
  });

  it('fails as a whole when a part of it does', async () => {
    const work = async (item: number) => {
      if (item === 2) throw new Error('第2');
      return item;
    };
    await expect(mapConcurrently(2, [1, 2, 3], work)).rejects.toThrow('第2');
  });
});
