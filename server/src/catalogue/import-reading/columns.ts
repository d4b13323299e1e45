import { type ImportField, importFields } from '#contract/catalogue/import.ts';
import { SYNONYMS } from './synonyms.ts';

/** Header without blanks, marks and a unit in brackets; full-width brackets count as brackets. */
const plain = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\((?:元|件|个|¥|必填|选填|可选)\)/g, '')
    .replace(/[\s*:_\-()]/g, '');

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(text.length - 1, 1) }, (_, at) => text.slice(at, at + 2)));

/** Similarity of two headers: 1 for the same, less for a part, else by shared pairs of characters. */
function likeness(header: string, word: string): number {
  if (header === word) return 1;
  if (header === '' || word === '') return 0;
  const [short, long] = header.length < word.length ? [header, word] : [word, header];
  if (short.length >= 2 && long.includes(short)) return 0.5 + (0.4 * short.length) / long.length;
  const [a, b] = [pairsOf(header), pairsOf(word)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (1.4 * shared) / (a.size + b.size);
}

const GOOD_ENOUGH = 0.6;
/** Headings of our own exports: somebody else's ids would point at the wrong products, so likeness is not enough. */
const EXACT: ReadonlySet<ImportField> = new Set(['id', 'skuId', 'stockBase']);
const isField = (name: string): name is ImportField => name in importFields;
const words = Object.entries(SYNONYMS).flatMap(([name, synonyms]) => {
  const field = isField(name) ? name : undefined;
  return field ? synonyms.split(' ').map((word) => ({ field, word: plain(word) })) : [];
});

export interface GuessedColumn {
  index: number;
  header: string;
  field: ImportField | null;
  score: number;
}

/** Fields of the columns, the best fit first; no field is given twice. */
export function guessColumns(headers: readonly string[]): GuessedColumn[] {
  const guesses = headers.flatMap((header, index) =>
    words.map(({ field, word }) => {
      const score = likeness(plain(header), word);
      return { index, field, score: score < 1 && EXACT.has(field) ? 0 : score };
    }),
  );
  const [columns, taken] = [new Map<number, { field: ImportField; score: number }>(), new Set<ImportField>()];
  for (const { index, field, score } of guesses.toSorted((a, b) => b.score - a.score)) {
    if (score < GOOD_ENOUGH) break;
    if (columns.has(index) || taken.has(field)) continue;
    columns.set(index, { field, score });
    taken.add(field);
  }
  return headers.map((header, index) => ({
    index,
    header,
    field: columns.get(index)?.field ?? null,
    score: Math.round((columns.get(index)?.score ?? 0) * 100) / 100,
  }));
}
