import { posix } from 'node:path';
import type { Source } from './source.ts';

/** Modules that import the whole product: whatever passes through them touches every test, which is what `npm test` is for. */
const HUBS = new Set([
  'contract/src/index.ts',
  'server/src/app.ts',
  'server/src/domains.ts',
  'web/src/app/routes.tsx',
  'web/src/app/screens/screens.ts',
  'web/src/ui/index.ts',
]);

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

function importersOf(sources: readonly Pick<Source, 'path' | 'imports'>[]) {
  const pairs = sources.flatMap(({ path, imports }) => imports.map(({ to }) => ({ to, path })));
  return new Map([...Map.groupBy(pairs, ({ to }) => to)].map(([to, found]) => [to, found.map(({ path }) => path)]));
}

/** The tests beside changed files, then those that import one of them on a way around the hubs, the shortest way first. */
export function relatedTests(changed: readonly string[], sources: readonly Pick<Source, 'path' | 'imports'>[]): string[] {
  const importers = importersOf(sources);
  const reached = new Set(changed);
  for (const path of reached) if (!HUBS.has(path)) for (const importer of importers.get(path) ?? []) reached.add(importer);
  const folders = new Set(changed.map((path) => posix.dirname(path)));
  const beside = sources.map(({ path }) => path).filter((path) => folders.has(posix.dirname(path)));
  return [...new Set([...beside, ...reached])].filter(isTest);
}

/** Processor time of a test file, in seconds and roughly: a screen is drawn without a browser. */
const costOf = (path: string): number => (path.startsWith('web/') ? 4 : 2);

/** The first of the tests, as many as fit into so many seconds of processor time, and one at least. */
export function affordable(tests: readonly string[], seconds: number): string[] {
  const costs = tests.map(costOf);
  const isIn = (at: number) => costs.slice(0, at + 1).reduce((sum, cost) => sum + cost, 0) <= seconds;
  return tests.filter((_, at) => at === 0 || isIn(at));
}
