import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listFiles, ROOT } from './source.ts';

const copy = mkdtempSync(join(tmpdir(), 'noun-'));
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

afterAll(() => rmSync(copy, { recursive: true }));

describe('a noun written by `npm run new`', () => {
  it('is formatted, typed and in the shape of the house before anybody touches it', { timeout: 600_000 }, () => {
    for (const path of listFiles()) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    run('git', 'init', '-q');

    const output = run(bin('node'), 'scripts/new.mjs', 'delivery/depots', '自提仓');
    const written = output.match(/^(?:contract|server|web)\S+$/gm) ?? [];

    expect(written).toHaveLength(11);
    expect(new Set(written.map(dirname)).size).toBe(3);
    run(bin('oxfmt'), ...written, 'contract/src/index.ts', 'server/src/delivery/index.ts', 'web/src/delivery/routes.tsx');
    expect(() => run(bin('tsc'), '-p', '.')).not.toThrow();
    expect(() => run(bin('oxlint'))).not.toThrow();
    expect(() => run(bin('node'), 'checks/run.ts')).not.toThrow();
  });
});
