/** `node_modules/.bin/node checks/noun-budget.ts`: what the dictionary nouns cost in contract, server and web, tests included. */
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { type Violation, listFiles, readText } from './source.ts';

const FILES = 10;
const LINES = 400;

interface Noun {
  readonly name: string;
  readonly owns: RegExp;
  /** Costs above the budget, which only shrink, with what stands in the way. */
  readonly above?: { readonly files: number; readonly lines: number; readonly because: string };
}

const NOUNS: readonly Noun[] = [
  {
    name: 'brands',
    owns: /^(contract\/src\/catalogue\/brands\.ts|server\/src\/catalogue\/brands\/|web\/src\/catalogue\/brand-list\/)/,
    above: { files: FILES, lines: 445, because: 'its links to categories, with filter, field and tests, take some eighty lines' },
  },
  {
    name: 'groups',
    owns: /^(contract\/src\/customers\/groups\.ts|server\/src\/customers\/groups\/|web\/src\/customers\/named-list\/(named|group)-list\.)/,
  },
  {
    name: 'tags',
    owns: /^(contract\/src\/customers\/tags\.ts|server\/src\/customers\/tags\/|web\/src\/customers\/named-list\/(named|tag)-list\.)/,
  },
  {
    name: 'shops',
    owns: /^(contract\/src\/catalogue\/shops\.ts|server\/src\/catalogue\/shops\/|web\/src\/catalogue\/shop-list\/)/,
    above: {
      files: 13,
      lines: 580,
      because:
        'it has a bin with tabs, counts and three acts, people of the shop in its rows, and stays while it has open orders or is owed money',
    },
  },
  {
    name: 'rules',
    owns: /^(contract\/src\/catalogue\/rules\.ts|server\/src\/catalogue\/rules\/|web\/src\/catalogue\/rule-list\/)/,
    above: {
      files: 13,
      lines: 520,
      because: 'its records hold lines of values, are deleted together, and wait in their dialog before they leave',
    },
  },
];

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

const costsOf = (files: readonly string[], read: (path: string) => string) =>
  NOUNS.map(({ name, owns, above = { files: FILES, lines: LINES, because: '' } }) => {
    const own = files.filter((path) => owns.test(path));
    return {
      name,
      above,
      path: own[0] ?? name,
      files: own.length,
      lines: own.reduce((sum, path) => sum + linesOf(read(path)), 0),
    };
  });

const budgetOf = ({ files, lines, because }: Required<Noun>['above']) =>
  `at most ${files} files and ${lines} lines that are not blank${because && ` (${FILES} and ${LINES}, but ${because})`}`;

/** The nouns that others are modelled on stay as small as they are: what they repeat belongs to a block or a suite. */
export const checkNounBudget = (files: readonly string[], read: (path: string) => string): Violation[] =>
  costsOf(files, read)
    .filter(({ above, ...cost }) => cost.files > above.files || cost.lines > above.lines)
    .map(({ name, above, path, ...cost }) => ({
      path,
      line: 1,
      says: `${name} cost ${cost.files} files and ${cost.lines} lines: ${budgetOf(above)}`,
    }));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { name, above, files, lines } of costsOf(listFiles(), readText))
    process.stdout.write(`${name.padEnd(8)} ${files} files, ${lines} lines; ${budgetOf(above)}\n`);
