import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('parts of others are on their page and in NOTICE as they are installed', () => {
  expect(() => execFileSync(process.execPath, [join(root, 'scripts/notices.mjs'), '--check'], { stdio: 'pipe' })).not.toThrow();
});

it('whoever runs a shop on it finds what they may do, and the licence of what was copied', () => {
  expect(JSON.parse(read('package.json')).license).toBe('Apache-2.0');
  expect(read('LICENSE')).toMatch(/Apache License\s+Version 2\.0[^]+END OF TERMS AND CONDITIONS/);
  expect(read('NOTICE')).toMatch(/^Signalbox[^]+Apache ECharts/);
  expect(read('web/src/app/shell/element-icons/license.txt')).toMatch(/^The MIT License/);
});

it('no address of a registry is in the lock file', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved"/);
});
