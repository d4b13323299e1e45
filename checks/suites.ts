import type { Source, Violation } from './source.ts';

interface Suite {
  readonly shows: RegExp;
  readonly suite: string;
}

/** Checks that a screen of this kind must be held against, so that none is left out. */
const SUITES: readonly Suite[] = [
  { shows: /<(?:ListPage|RecordList|TreePage)\b/, suite: 'itIsAList' },
  { shows: /<(?:RecordDialog|RecordList)\b/, suite: 'itIsADialog' },
];

const isTest = ({ path }: Source) => path.includes('.test.');
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Every list and record dialog of a domain is tested with the shared suite, by a test that imports it or stands beside it. */
export function checkSuites(sources: readonly Source[]): Violation[] {
  const screens = sources.filter((source) => /^web\/src\/(?!ui\/|dev\/)/.test(source.path) && !isTest(source));
  const tests = sources.filter((source) => source.path.startsWith('web/src/') && isTest(source));
  return screens.flatMap(({ path, text }) =>
    SUITES.filter(({ shows, suite }) => {
      if (!shows.test(text)) return false;
      const covers = (test: Source) =>
        test.text.includes(`${suite}(`) && (test.imports.some(({ to }) => to === path) || folderOf(test.path) === folderOf(path));
      return !tests.some(covers);
    }).map(({ suite }) => ({ path, line: 1, says: `has no test that uses ${suite} (web/test)` })),
  );
}
