import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { everyCall } from '#contract/index.ts';

const SOURCES = join(import.meta.dirname, '../src');
const DECLARES = /^export const \w+ = calls\(/m;

it('every call is known to whoever asks for them all', async () => {
  const known = everyCall().length;
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const declaring = files.filter((file) => DECLARES.test(readFileSync(join(SOURCES, file), 'utf8')));

  for (const file of declaring) await import(join(SOURCES, file));

  expect(declaring.length).toBeGreaterThan(100);
  expect(everyCall().length).toBe(known);
});
