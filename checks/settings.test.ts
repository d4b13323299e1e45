import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everySetting } from '#contract/index.ts';

const root = resolve(import.meta.dirname, '..');
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => path.endsWith('.test.ts') })
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');

const keysOf = (group: string, contract: string): string[] => {
  const [, body = ''] = new RegExp(`const ${group} = settings\\(\\{([\\s\\S]*?)\\n\\}\\);`).exec(contract) ?? [];
  return [...body.matchAll(/^ {2}(\w+): \{/gm)].map(([, key]) => key ?? '');
};

/** Keys of the groups that the pattern finds whole: `settingsOf(db, freightSettings)`. */
const keysInGroups = (pattern: RegExp, text: string, contract: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, group = '']) => keysOf(group, contract));

describe('a setting', () => {
  it('is read by the server, unless it is kept for clients of the wire', () => {
    const server = textOf('server/src/**/*.ts');
    const whole = keysInGroups(/settings(?:Of|For)\([^,]+, (\w+Settings)\)/g, server, textOf('contract/src/**/*.ts'));
    const isRead = (key: string) => whole.includes(key) || new RegExp(`Settings\\.${key}\\b`).test(server);

    const misled = everySetting().filter(({ key, forClients }) => isRead(key) === (forClients === true));
    expect(misled.map(({ key }) => key)).toEqual([]);
  });

  it('that is read has a form, a place on a page, or is what the server remembers by itself', () => {
    const [server, web, contract] = [
      textOf('server/src/**/*.ts'),
      textOf('web/src/**/*.{ts,tsx}'),
      textOf('contract/src/**/*.ts'),
    ];
    const onPages = keysInGroups(/(?<!\.)\b(\w+Settings)\b(?!\.)/g, web, contract);
    const isPlaced = (key: string) => onPages.includes(key) || new RegExp(`Settings\\.${key}\\b`).test(web);
    const isKept = (key: string) => new RegExp(`setConfig\\(tx, \\w+Settings\\.${key}\\b`).test(server);

    const lost = everySetting().filter(
      ({ key, form, forClients }) => form === undefined && !forClients && !isPlaced(key) && !isKept(key),
    );
    expect(lost.map(({ key }) => key)).toEqual([]);
  });
});
