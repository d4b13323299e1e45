import { type ImportField, columnUnit, fieldUnits, importFields } from '#contract/catalogue/import/import-fields.ts';
import { type UnitName, isForeignMoney, unitInHeading } from '#contract/exports/units.ts';
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

const LATIN = /^[\w./]+$/;
/** Words that say something about a figure, and are not it: 重量单位, 库存预警. */
const ABOUT = /(单位|说明|备注|预警|下限|上限|类型|时间|日期|状态|规则|方式)$/;

/** A part of a heading that names the whole; in English that is the last word: a weight unit is no weight. */
function isNoun(short: string, long: string): boolean {
  if (LATIN.test(long)) return long.endsWith(short);
  return long.includes(short) && (ABOUT.exec(long)?.[0] ?? '') === (ABOUT.exec(short)?.[0] ?? '');
}

/** Similarity of two headers: 1 for the same, less for a part, else by shared pairs of characters. */
function likeness(header: string, word: string): number {
  if (header === word) return 1;
  if (header === '' || word === '') return 0;
  const [short, long] = header.length < word.length ? [header, word] : [word, header];
  if (short.length >= 2 && isNoun(short, long)) return 0.5 + (0.4 * short.length) / long.length;
  const [a, b] = [pairsOf(header), pairsOf(word)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (1.4 * shared) / (a.size + b.size);
}

const GOOD_ENOUGH = 0.6;
/** Headings of our own exports: somebody else's ids would point at the wrong products, so likeness is not enough. */
const EXACT: ReadonlySet<ImportField> = new Set(['id', 'skuId', 'stockBase', 'unitName']);
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
  unit: UnitName | null;
}

/** Likeness of a heading as it is, and without the unit of its figures. */
function likenessTo(field: ImportField, header: string, word: string): number {
  const kind = fieldUnits[field];
  if (kind === undefined) return likeness(plain(header), word);
  if (kind === 'money' && isForeignMoney(header)) return 0;
  const named = unitInHeading(kind, header);
  return Math.max(likeness(plain(header), word), named ? likeness(plain(named.heading), word) : 0);
}

/** Fields of the columns, the best fit first; no field is given twice. */
export function guessColumns(headers: readonly string[]): GuessedColumn[] {
  const guesses = headers.flatMap((header, index) =>
    words.map(({ field, word }) => {
      const score = likenessTo(field, header, word);
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
    unit: columnUnit(columns.get(index)?.field ?? null, header),
  }));
}
