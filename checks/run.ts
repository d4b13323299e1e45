import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import process from 'node:process';
import { checkBans } from './bans.ts';
import { checkCrowding, checkFileCircles, checkFolderPairs } from './circles.ts';
import { checkDependencies, checkOrder } from './dependencies.ts';
import { checkNounBudget } from './noun-budget.ts';
import { checkRefusals } from './refusals.ts';
import { listFiles, readSources, readText, ROOT, type Violation } from './source.ts';
import { checkSuites } from './suites.ts';
import { checkCitedPaths, checkComments, checkDecisions, checkFileNames, checkReadmes, checkSuppressions } from './texts.ts';
import { checkTypeNames } from './type-names.ts';
import { checkVerbs, checkWriteQueries } from './verbs.ts';
import { checkWords } from './words.ts';

const files = listFiles();
const sources = readSources(files);
const textsOf = (pattern: RegExp) => files.filter((path) => pattern.test(path)).map((path) => ({ path, text: readText(path) }));

const results: Record<string, Violation[]> = {
  'dependency directions': checkDependencies(sources),
  'order of the domains': checkOrder(sources),
  'circles of files': checkFileCircles(sources),
  'circles of folders': checkFolderPairs(sources),
  'crowded folders': checkCrowding(files),
  bans: checkBans(sources),
  'one verb per file': checkVerbs(sources),
  'write queries take a Tx': checkWriteQueries(sources),
  'every refusal is thrown': checkRefusals(sources),
  'lists and dialogs are tested by the suites': checkSuites(sources),
  'budget of the model nouns': checkNounBudget(files, readText),
  'file names': checkFileNames(files),
  'rules of nouns in their README': checkReadmes(files, readText),
  'suppressions have reasons': checkSuppressions(textsOf(/\.(tsx?|mjs)$/)),
  'subjects of comments': checkComments(textsOf(/^(?!checks\/).*\.(tsx?|mjs)$/)),
  'words that were given up': checkWords(textsOf(/^(contract|server|web)\/src\//)),
  'names of types': checkTypeNames(sources),
  'numbers of decisions': checkDecisions(textsOf(/^docs\/decisions\//)),
  'paths in documents': checkCitedPaths(textsOf(/^(docs\/.*|[A-Z-]+(\.zh)?|server\/.*|web\/.*)\.md$/i), (path) =>
    existsSync(join(ROOT, normalize(path))),
  ),
};

for (const [name, violations] of Object.entries(results)) {
  process.stdout.write(`${violations.length === 0 ? '✓' : '✗'} ${name}\n`);
  for (const { path, line, says } of violations) process.stdout.write(`    ${path}:${line} ${says}\n`);
}
process.exitCode = Object.values(results).some((violations) => violations.length > 0) ? 1 : 0;
