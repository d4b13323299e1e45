import { lineAt, type Violation } from './source.ts';

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** File names by one rule, so that nobody has to remember how a name is written. */
export function checkFileNames(files: readonly string[]): Violation[] {
  return files
    .filter((path) => /^(contract|server|web|e2e|bench|checks|scripts)\//.test(path) && !path.startsWith('server/migrations/'))
    .filter((path) => !path.split('/').every((part) => KEBAB.test(part) || part === 'README.md'))
    .map((path) => ({ path, line: 1, says: 'is not in kebab-case' }));
}

const SUPPRESSION = /(?:eslint|oxlint)-disable[\w-]*|@ts-(?:ignore|expect-error|nocheck)|oxfmt-ignore/g;

/** Whoever silences a rule says why, in the same line after ` -- `. */
export function checkSuppressions(files: readonly TextFile[]): Violation[] {
  return files
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !path.startsWith('checks/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(SUPPRESSION)]
        .map(({ index }) => ({ line: lineAt(text, index), rest: text.slice(index).split('\n')[0] ?? '' }))
        .filter(({ rest }) => !/ -- \S/.test(rest))
        .map(({ line }) => ({ path, line, says: 'silences a rule without a reason after ` -- `' })),
    );
}

const CITED =
  /`((?:contract|server|web|e2e|bench|checks|scripts|docs|\.ci)\/[^`\s]*)`|\]\((?!https?:|#|mailto:)([^)\s#]+)(?:#[^)]*)?\)/g;

/** Documents cite only paths that exist; `<noun>`, `…` and `*` mark an example. */
export function checkCitedPaths(documents: readonly TextFile[], exists: (path: string) => boolean): Violation[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(CITED)].flatMap(({ index, 1: inCode, 2: link }) => {
      const cited = (inCode ?? link ?? '').replace(/:\d+$/, '');
      if (/[<>*…{}]|\.\.\./.test(cited)) return [];
      const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
      if (exists(cited) || exists(folder + cited)) return [];
      return [{ path, line: lineAt(text, index), says: `cites ${cited}, which does not exist` }];
    }),
  );
}
