import { describe, expect, it } from 'vitest';
import { broken } from './breaks.ts';
import { listFiles, readSources, sourceOf } from './source.ts';
import { removalsOf } from './verifications.ts';

describe('the verifications of a payment', () => {
  it('are each in their file, and leave a program behind without them', () => {
    const sources = readSources(listFiles());
    const texts = new Map(sources.map(({ path, text }) => [path, text]));
    const removals = removalsOf(sources);

    expect(removals.length).toBeGreaterThan(50);
    for (const removal of removals) {
      const text = broken(texts.get(removal.path) ?? '', removal);
      expect(text).not.toBe(texts.get(removal.path));
      expect(() => sourceOf(removal.path, text)).not.toThrow();
    }
  });

  it('are missed where a file has lost one', () => {
    expect(() => removalsOf([])).toThrow('not there once');
  });
});
