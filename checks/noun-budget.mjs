/** `node checks/noun-budget.mjs`: what the dictionary nouns cost in contract, server and web, tests included. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '..');
const NOUNS = [
  ['brands', 'contract/src/catalogue/brands.ts', 'server/src/catalogue/brands/*', 'web/src/catalogue/brand-list/*'],
  ['shops', 'contract/src/catalogue/shops.ts', 'server/src/catalogue/shops/*', 'web/src/catalogue/shop-list/*'],
  ['rules', 'contract/src/catalogue/rules.ts', 'server/src/catalogue/rules/*', 'web/src/catalogue/rule-list/*'],
];
const linesOf = (path) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;

for (const [name, ...patterns] of NOUNS) {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const lines = files.reduce((sum, path) => sum + linesOf(path), 0);
  const tests = files.filter((path) => path.includes('.test.')).reduce((sum, path) => sum + linesOf(path), 0);
  process.stdout.write(`${name.padEnd(8)} ${files.length} files, ${lines} lines (${tests} of them tests); budget 14 and 560\n`);
}
