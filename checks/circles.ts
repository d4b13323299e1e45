import { posix } from 'node:path';
import type { Source, Violation } from './source.ts';

const CODE = /^(contract|server|web)\/src\//;
const TEST = /\.(test|stories|test-d)\.tsx?$/;

const codeOf = (sources: readonly Source[]) => sources.filter(({ path }) => CODE.test(path) && !TEST.test(path));

/** The way from a file back to itself, types and lazy imports included; undefined where there is none. */
function wayBack(path: string, imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const open = [path];
  for (const at of open) {
    for (const to of imports.get(at) ?? []) {
      if (to === path) {
        const way = [at];
        for (let step = cameFrom.get(at); step !== undefined; step = cameFrom.get(step)) way.unshift(step);
        return way;
      }
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, at);
      open.push(to);
    }
  }
  return undefined;
}

/** No file leads back to itself: not by a type either, for readers follow those too. */
export function checkFileCircles(sources: readonly Source[]): Violation[] {
  const imports = new Map(codeOf(sources).map((source) => [source.path, source.imports.map(({ to }) => to)]));
  const seen = new Set<string>();
  return [...imports.keys()].flatMap((path) => {
    const way = seen.has(path) ? undefined : wayBack(path, imports);
    if (!way) return [];
    for (const each of way) seen.add(each);
    return [{ path, line: 1, says: `leads back to itself: ${[...way.slice(1), path].join(' → ')}` }];
  });
}

// A domain's root holds its doors and what all its folders share.
const FOLDER = /^(server|web)\/src\/[^/]+\/.+|^contract\/src\/.+/;

/** Folders that import each other, each pair once. */
function pairsOf(sources: readonly Source[]): [string, string][] {
  const folders = new Map<string, Set<string>>();
  for (const { path, imports } of codeOf(sources)) {
    const folder = posix.dirname(path);
    const others = imports.map(({ to }) => posix.dirname(to)).filter((other) => other !== folder && FOLDER.test(other));
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...others]));
  }
  return [...folders]
    .filter(([folder]) => FOLDER.test(folder))
    .flatMap(([folder, others]) =>
      [...others]
        .filter((other) => folder < other && folders.get(other)?.has(folder))
        .map((other): [string, string] => [folder, other]),
    );
}

/** Folders beside each other import in one direction only. */
export const checkFolderPairs = (sources: readonly Source[]): Violation[] =>
  pairsOf(sources).map(([path, other]) => ({ path, line: 1, says: `and ${other} import each other; one of them is the floor` }));

const MOST_FILES = 25;

/** A folder that nobody overlooks any more is split by meaning. */
export function checkCrowding(files: readonly string[]): Violation[] {
  const inside = Map.groupBy(
    files.filter((path) => CODE.test(path) && /\.tsx?$/.test(path)),
    (path) => posix.dirname(path),
  );
  return [...inside]
    .filter(([, found]) => found.length > MOST_FILES)
    .map(([path, found]) => ({
      path,
      line: 1,
      says: `holds ${found.length} files; split it by meaning, at most ${MOST_FILES} each`,
    }));
}
