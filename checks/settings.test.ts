import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everySetting } from '#contract/index.ts';

const root = resolve(import.meta.dirname, '..');
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => path.endsWith('.test.ts') })
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');

/** Keys of the group that is read whole: `settingsOf(db, freightSettings)`. */
function keysReadAsGroup(server: string, contract: string): string[] {
  const groups = [...server.matchAll(/settings(?:Of|For)\([^,]+, (\w+Settings)\)/g)].map(([, group]) => group);
  return groups.flatMap((group) => {
    const [, body = ''] = new RegExp(`const ${group} = settings\\(\\{([\\s\\S]*?)\\n\\}\\);`).exec(contract) ?? [];
    return [...body.matchAll(/^ {2}(\w+): \{/gm)].map(([, key]) => key ?? '');
  });
}

describe('a setting', () => {
  it('is read by the server, unless it is kept for clients of the wire', () => {
    const server = textOf('server/src/**/*.ts');
    const whole = keysReadAsGroup(server, textOf('contract/src/**/*.ts'));
    const isRead = (key: string) => whole.includes(key) || new RegExp(`Settings\\.${key}\\b`).test(server);

    const misled = everySetting().filter(({ key, forClients }) => isRead(key) === (forClients === true));
    expect(misled.map(({ key }) => key)).toEqual([]);
  });
});
