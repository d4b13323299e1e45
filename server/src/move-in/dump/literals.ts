import { UnreadableDump } from './unreadable.ts';

/** Value as a dump writes it: a text, a number in digits, bytes, or nothing. */
export type Literal = string | Buffer | null;

export interface ReadLiteral<T> {
  value: T;
  /** Place behind it. */
  end: number;
}

/** Undefined where the text ends before the thing does: more of the file has to come. */
export type Partly<T> = ReadLiteral<T> | undefined;

/** How texts stand in quotes: a mode of MySQL takes a backslash for itself. */
export interface Quoting {
  isPlain: boolean;
}

const ESCAPING: Quoting = { isPlain: false };

const ESCAPED: Readonly<Record<string, string>> = {
  '0': '\0',
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  Z: '\u001a',
  '%': '\\%',
  _: '\\_',
};

/** Text up to a mark that ends or alters it, by the quote around it. */
const UNMARKED: Readonly<Record<string, readonly [escaping: RegExp, plain: RegExp]>> = {
  "'": [/[^'\\]*/y, /[^']*/y],
  '"': [/[^"\\]*/y, /[^"]*/y],
};
const WORD = /[-+.\w]*/y;
const BLANK = /\s*/y;
const INTRODUCER = /^(?:[bxn]|_\w+|date|time|timestamp)$/i;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Reads a quoted text; `at` is its first quote. */
export function readQuoted(text: string, at: number, { isPlain } = ESCAPING): Partly<string> {
  const quote = text[at] ?? '';
  const unmarked = UNMARKED[quote]?.[isPlain ? 1 : 0];
  if (!unmarked) throw new Error(`no quote: ${quote}`);
  let value = '';
  let from = at + 1;
  for (;;) {
    const plain = matchAt(unmarked, text, from);
    const mark = from + plain.length;
    const next = text[mark + 1];
    if (next === undefined) return undefined;
    value += plain;
    if (text[mark] === '\\') value += ESCAPED[next] ?? next;
    else if (next === quote) value += quote;
    else return { value, end: mark + 1 };
    from = mark + 2;
  }
}

const WORDS: Readonly<Record<string, Literal>> = { null: null, true: '1', false: '0', default: null };

const bitsOf = (digits: string): string => BigInt(`0b${digits || '0'}`).toString();

function valueOfWord(word: string): Literal {
  const known = WORDS[word.toLowerCase()];
  if (known !== undefined) return known;
  if (/^0x/i.test(word)) return Buffer.from(word.slice(2), 'hex');
  return /^0b[01]+$/i.test(word) ? bitsOf(word.slice(2)) : word;
}

/** Bits, bytes in hexadecimal digits, or a text behind the name of its characters (`_utf8mb4'…'`). */
function introduced(word: string, quoted: string): Literal {
  if (/^b$/i.test(word)) return bitsOf(quoted);
  return /^x$/i.test(word) ? Buffer.from(quoted, 'hex') : quoted;
}

const unexpected = (text: string, at: number): UnreadableDump =>
  new UnreadableDump(
    `备份里有读不懂的内容：“${text.slice(at, at + 30)}”，请用 mysqldump 或 Navicat 重新导出一份再搬`,
    'Not a value that a dump writes',
  );

/** A word, and the value that it is, introduces, or stands before. */
function readWord(text: string, at: number, quoting: Quoting): Partly<Literal> {
  const word = matchAt(WORD, text, at);
  const end = at + word.length;
  const behind = end + matchAt(BLANK, text, end).length;
  const next = text[behind];
  if (next === undefined) return undefined;
  if (next === ',' || next === ')') {
    if (word === '') throw unexpected(text, at);
    return { value: valueOfWord(word), end: behind };
  }
  if (!INTRODUCER.test(word)) throw unexpected(text, at);
  if (next === "'" || next === '"') {
    const quoted = readQuoted(text, behind, quoting);
    return quoted && { value: introduced(word, quoted.value), end: quoted.end };
  }
  return readWord(text, behind, quoting);
}

/** Sign for nothing in the file of a table. */
const NOTHING = '\\N';

function readLiteral(text: string, at: number, quoting: Quoting): Partly<Literal> {
  if (text[at] === "'" || text[at] === '"') return readQuoted(text, at, quoting);
  if (text[at] === '\\') {
    if (text[at + 1] === undefined) return undefined;
    if (text.startsWith(NOTHING, at)) return { value: null, end: at + NOTHING.length };
  }
  return readWord(text, at, quoting);
}

/** Reads the values of one row; `at` is its parenthesis. */
export function readTuple(text: string, at: number, quoting = ESCAPING): Partly<Literal[]> {
  const value: Literal[] = [];
  let from = at + 1;
  for (;;) {
    from += matchAt(BLANK, text, from).length;
    const read = readLiteral(text, from, quoting);
    if (!read) return undefined;
    value.push(read.value);
    from = read.end + matchAt(BLANK, text, read.end).length;
    if (text[from] === undefined) return undefined;
    if (text[from] === ')') return { value, end: from + 1 };
    if (text[from] !== ',') throw unexpected(text, from);
    from += 1;
  }
}

const MARK = /['"();]/g;

/** Rows that are only counted. */
export interface CountedRows {
  rows: number;
  depth: number;
  isOver: boolean;
  end: number;
}

/** Passes over rows from a place on, and over whatever functions stand in them, to the end of their statement or of the text. */
export function countRows(text: string, depth: number, quoting = ESCAPING): CountedRows {
  const counted = { rows: 0, depth, isOver: false, end: text.length };
  MARK.lastIndex = 0;
  for (let found = MARK.exec(text); found; found = MARK.exec(text)) {
    const [mark] = found;
    if (mark === '(') counted.depth += 1;
    if (mark === '(' && counted.depth === 1) counted.rows += 1;
    if (mark === ')') counted.depth -= 1;
    if (mark === ';' && counted.depth === 0) return { ...counted, isOver: true, end: found.index };
    if (mark !== "'" && mark !== '"') continue;
    const quoted = readQuoted(text, found.index, quoting);
    if (!quoted) return { ...counted, end: found.index };
    MARK.lastIndex = quoted.end;
  }
  return counted;
}
