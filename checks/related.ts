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

/**
 * Processor time of a test file in seconds, as it was measured over all of them: a screen is drawn without a browser, and a shop is
 * opened. Starts of workers come beside it.
 */
function costOf({ path, text }: Pick<Source, 'path' | 'text'>): number {
  const lines = text.split('\n').length;
  if (path.startsWith('web/')) return 0.2 + 0.04 * lines;
  return text.includes('openShop(') ? 0.9 + 0.02 * lines : 0.1 + 0.005 * lines;
}

/** The first of the tests, each that still fits into so many seconds of processor time, and one at least. */
export function affordable(
  tests: readonly string[],
  sources: readonly Pick<Source, 'path' | 'text'>[],
  seconds: number,
): string[] {
  const costs = new Map(sources.map((source) => [source.path, costOf(source)]));
  let left = seconds;
  return tests.filter((path, at) => {
    const cost = costs.get(path) ?? 0;
    if (at > 0 && cost > left) return false;
    left -= cost;
    return true;
  });
}
