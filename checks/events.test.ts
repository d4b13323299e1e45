import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { events } from '#contract/notifications/events.ts';

const root = resolve(import.meta.dirname, '..');

it('an event that somebody can be told of is told by an act of the server', () => {
  const exclude = (path: string) => path.endsWith('.test.ts') || path.includes('/notifications/');
  const files = globSync('server/src/**/*.ts', { cwd: root, exclude });
  const tellers = files.map((file) => readFileSync(resolve(root, file), 'utf8')).filter((text) => text.includes('tell(write,'));

  const untold = Object.keys(events).filter((mark) => !tellers.some((text) => text.includes(`'${mark}'`)));

  expect(untold).toEqual([]);
});
