import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeFile } from '#contract/codegen/tables.ts';
import { unpacked, zipEntries } from '#server/platform/sheets/zip.ts';
import { openShop } from '../server/test/shop.ts';
import { blocksOf, followed, unplaced } from './recipes.ts';
import { listFiles, readText, ROOT } from './source.ts';

const shop = openShop();
const copy = mkdtempSync(join(tmpdir(), 'noun-'));
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);

/** Runs a program in the clone; one that fails says why. */
function run(program: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, options, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${basename(program)} ${options.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const touched = ['contract/src/index.ts', 'server/src/delivery/index.ts', 'web/src/delivery/routes.tsx'];

beforeAll(() => {
  for (const path of listFiles()) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  run('git', 'init', '-q');
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true }));

/** Sources that the clone has more than the house, or otherwise: all others were linted before. */
const changedFiles = (): string[] =>
  globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: copy }).filter(
    (path) => !existsSync(join(ROOT, path)) || readFileSync(join(copy, path), 'utf8') !== readText(path),
  );

/** Types of the house and of the tests that are new; those of all others were tried before. */
function tryTypes() {
  const known = new Set(listFiles());
  const files = globSync('{contract,server,web}/**/*.test.{ts,tsx}', { cwd: copy }).filter((path) => !known.has(path));
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['contract/src', 'server/src', 'web/src'],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
    files,
  };
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(config));
  run(bin('tsc'), '-p', 'tsconfig.new.json', '--checkers', '1');
}

/** Unpacks the archive for a table of the shop into the clone, and follows the guide in it. */
async function takeCode(table: string) {
  const headers = { 'authori-zation': await shop.tokenOf() };
  const { rawPayload } = await shop.app.http.inject({ url: codeFile([table]), headers });
  const archive = new Blob([new Uint8Array(rawPayload)]);
  for (const [path, entry] of await zipEntries(archive)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), Buffer.concat(await Array.fromAsync(unpacked(archive, entry))));
  }
  run(bin('node'), 'scripts/new.mjs', `codegen/new-${table}s.json`);
}

describe('a noun written by `npm run new`, the code for a table, and the recipes', () => {
  const walk = [...readText('docs/recipes/README.md').matchAll(/^\d+\. \[.+?\]\((\S+)\)/gm)].map(
    ([, file]) => `docs/recipes/${file}`,
  );
  const documents = listFiles().filter((path) => path.endsWith('.md'));

  it('name every step of the walk, and the file of each piece of code', () => {
    const recipes = documents.filter((path) => path.startsWith('docs/recipes/') && !path.endsWith('README.md'));

    expect(walk.toSorted()).toEqual(recipes.toSorted());
    expect(documents.flatMap((path) => unplaced(readText(path)))).toEqual([]);
    expect(documents.filter((path) => blocksOf(readText(path)).length > 0 && !walk.includes(path))).toEqual([]);
  });

  it('are in the shape of the house before anybody touches them', async () => {
    const printed = run(bin('node'), 'scripts/new.mjs', 'delivery/depots', '自提仓');
    const written = printed.match(/^(?:contract|server|web)\S+$/gm) ?? [];
    await takeCode('role');

    expect(written).toHaveLength(9);
    expect(new Set(written.map(dirname)).size).toBe(3);
    run(bin('oxfmt'), ...written, ...touched, 'server/src/access/menus/seed.json');
  });

  /** Types of the whole house are dear, so that all of it is tried at once. */
  it('compile, keep the house rules and pass their own tests, one after the other', { timeout: 600_000 }, () => {
    for (const path of walk) {
      for (const [file, text] of followed(readText(path), (known) => readFileSync(join(copy, known), 'utf8'))) {
        mkdirSync(dirname(join(copy, file)), { recursive: true });
        writeFileSync(join(copy, file), text);
      }
    }
    run(bin('node'), 'scripts/migration.mjs', 'follow-guide-and-recipes');

    tryTypes();
    run(bin('oxlint'), ...changedFiles());
    run(bin('node'), 'checks/run.ts');
    run(
      bin('node'),
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=server',
      '--project=web',
      'codegen/new-roles',
      'codegen/new-role-list',
    );
  });
});
