import { posix } from 'node:path';
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

/** Requires the reason of a suppression, in the same line after ` -- `. */
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

/** Words that are no subject, by their kind: a comment that opens with one leaves the reader to guess what it is about. */
const OPENERS = {
  pronoun:
    'It|They|That|Those|These|He|She|What|Who|Whom|Whoever|Whose|Why|One|Somebody|Someone|Something|Everybody|Everyone|Everything|Nobody|Nothing|Anybody|Anything|Others|None|Some',
  preposition: 'Of|By|In|On|At|From|With|Without|For|To|Until|After|Before|Since|Among|Between|Beside|As',
  conjunction: 'Whether|Where|When|While|If|So|Once|Because|But|And|Or',
  adverb: 'Also|Again|Now|Then|Here|There|Not|Left out',
  comparison: 'The same',
};

const OPENING =
  /\/\*\*\s+(?:\* )?(?<doc>[A-Z]\w*(?: (?:same|out))?)\b|(?<!\/\/[^\n]*\n\s*)\/\/ (?<line>[A-Z]\w*(?: (?:same|out))?)\b/g;
const isOpener = (words: string, said: string) => words.split('|').some((word) => said === word || said.startsWith(`${word} `));

/** A comment begins with a verb or with the noun that it is about, in the term a search engine knows. */
export const checkComments = (files: readonly TextFile[]): Violation[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(OPENING)].flatMap(({ index, groups }) => {
      const said = groups?.doc ?? groups?.line ?? '';
      const [kind] = Object.entries(OPENERS).find(([, words]) => isOpener(words, said)) ?? [];
      const word = said.split(' ')[0] === 'The' || said.startsWith('Left') ? said : said.split(' ')[0];
      return kind
        ? [{ path, line: lineAt(text, index), says: `begins a comment with the ${kind} "${word}": begin with a verb or a noun` }]
        : [];
    }),
  );

const DECISION = /^docs\/decisions\/(\d{4})-[^/]+\.md$/;

/** Numbers of decisions: one file each, which the heading repeats. Of two added at once, the later one takes the next number. */
export function checkDecisions(documents: readonly TextFile[]): Violation[] {
  const owners = new Map<string, string>();
  return documents.flatMap(({ path, text }) => {
    const number = DECISION.exec(path)?.[1];
    if (number === undefined) return [];
    const owner = owners.get(number);
    owners.set(number, owner ?? path);
    const doubled = owner === undefined ? [] : [{ path, line: 1, says: `has the number of ${owner}` }];
    const headed = text.startsWith(`# ${number} `) ? [] : [{ path, line: 1, says: `does not begin with "# ${number} "` }];
    return [...doubled, ...headed];
  });
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

const MOST_LINES = 30;
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Titles that a README quotes before it names their test: ("a sheet", [test](import.test.ts)). */
function quotedTitles(path: string, text: string): { title: string; test: string }[] {
  return [...text.matchAll(/\(((?:"[^"]+"(?:,\s+|\s+and\s+)?)+)\s*\[\w+\]\(([^)]+\.ts)\)/g)].flatMap(
    ([, quotes = '', link = '']) =>
      [...quotes.matchAll(/"([^"]+)"/g)]
        .flatMap(([, quoted = '']) => oneLine(quoted).split(' / '))
        .map((title) => ({ title, test: posix.join(posix.dirname(path), link) })),
  );
}

/** A noun that decides something says so: words, states, and its rules, each with the test that holds it. */
export function checkReadmes(files: readonly string[], read: (path: string) => string): Violation[] {
  const nouns = [
    ...new Set(
      files.flatMap((path) => /^(server\/src\/(?!platform\/)[^/]+\/[^/]+)\/(?:rules|states)\.ts$/.exec(path)?.[1] ?? []),
    ),
  ];
  const missing = nouns
    .map((noun) => `${noun}/README.md`)
    .filter((path) => !files.includes(path))
    .map((path) => ({ path, line: 1, says: 'is missing: a noun with rules names them, and the tests that hold them' }));
  const readmes = files.filter((path) => /^server\/src\/(?!platform\/)[^/]+\/[^/]+\/README\.md$/.test(path));
  const found = readmes.flatMap((path) => {
    const text = read(path);
    const long =
      text.trim().split('\n').length > MOST_LINES ? [{ path, line: 1, says: `is longer than ${MOST_LINES} lines` }] : [];
    const untrue = quotedTitles(path, text)
      .filter(({ title, test }) => files.includes(test) && !oneLine(read(test)).includes(title))
      .map(({ title, test }) => ({ path, line: 1, says: `quotes "${title}", which ${test} does not say` }));
    return [...long, ...untrue];
  });
  return [...missing, ...found];
}
