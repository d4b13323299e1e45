import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { events } from '#contract/notifications/events.ts';

const root = resolve(import.meta.dirname, '..');

it('an event that somebody can be notified of is sent by an act of the server', () => {
  const exclude = (path: string) => path.endsWith('.test.ts') || path.includes('/notifications/');
  const files = globSync('server/src/**/*.ts', { cwd: root, exclude });
  const notifiers = files
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .filter((text) => /\bnotify(Person|Holder|Customers)?\(write,/.test(text));

  const silent = Object.keys(events).filter((mark) => !notifiers.some((text) => text.includes(`'${mark}'`)));

  expect(silent).toEqual([]);
});
