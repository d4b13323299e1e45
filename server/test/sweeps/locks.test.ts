import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../../src');
const NUMBER = /\b7_?451_?9\d\d\b/g;

it('the number of an advisory lock is that of one noun, or who wants another lock waits for this one', () => {
  const homes = new Map<number, Set<string>>();
  for (const file of globSync('**/*.{ts,sql}', { cwd: sources, exclude: ['**/*.test.ts'] }))
    for (const [written] of readFileSync(join(sources, file), 'utf8').matchAll(NUMBER)) {
      const number = Number(written.replaceAll('_', ''));
      homes.set(number, (homes.get(number) ?? new Set()).add(dirname(file)));
    }

  expect(homes.size).toBeGreaterThan(10);
  expect([...homes].filter(([, folders]) => folders.size > 1)).toEqual([]);
});
