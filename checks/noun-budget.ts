/** `node_modules/.bin/node checks/noun-budget.ts`: what the dictionary nouns cost in contract, server and web, tests included. */
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { type Violation, listFiles, readText } from './source.ts';

const FILES = 14;
const LINES = 560;
const NOUNS: Readonly<Record<string, RegExp>> = {
  brands: /^(contract\/src\/catalogue\/brands\.ts|server\/src\/catalogue\/brands\/|web\/src\/catalogue\/brand-list\/)/,
  shops: /^(contract\/src\/catalogue\/shops\.ts|server\/src\/catalogue\/shops\/|web\/src\/catalogue\/shop-list\/)/,
  rules: /^(contract\/src\/catalogue\/rules\.ts|server\/src\/catalogue\/rules\/|web\/src\/catalogue\/rule-list\/)/,
};

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

const costsOf = (files: readonly string[], read: (path: string) => string) =>
  Object.entries(NOUNS).map(([name, pattern]) => {
    const own = files.filter((path) => pattern.test(path));
    return { name, path: own[0] ?? name, files: own.length, lines: own.reduce((sum, path) => sum + linesOf(read(path)), 0) };
  });

const budget = `at most ${FILES} files and ${LINES} lines that are not blank`;

/** The nouns that others are modelled on stay as small as they are: what they repeat belongs to a block or a suite. */
export const checkNounBudget = (files: readonly string[], read: (path: string) => string): Violation[] =>
  costsOf(files, read)
    .filter((cost) => cost.files > FILES || cost.lines > LINES)
    .map((cost) => ({
      path: cost.path,
      line: 1,
      says: `${cost.name} cost ${cost.files} files and ${cost.lines} lines: ${budget}`,
    }));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { name, files, lines } of costsOf(listFiles(), readText))
    process.stdout.write(`${name.padEnd(8)} ${files} files, ${lines} lines; ${budget}\n`);
