/** Value as a dump writes it: a text, a number in digits, bytes, or nothing. */
export type Literal = string | Buffer | null;

export interface ReadLiteral<T> {
  value: T;
  /** Place behind it. */
  end: number;
}

/** Undefined where the text ends before the thing does: more of the file has to come. */
export type Partly<T> = ReadLiteral<T> | undefined;

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

const PLAIN = /[^'\\]*/y;
const WORD = /[-+.\w]*/y;
const BLANK = /[\s,]*/y;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Reads a quoted text; `at` is its first quote. */
export function readQuoted(text: string, at: number): Partly<string> {
  let value = '';
  let from = at + 1;
  for (;;) {
    const plain = matchAt(PLAIN, text, from);
    const mark = from + plain.length;
    const next = text[mark + 1];
    if (next === undefined) return undefined;
    value += plain;
    if (text[mark] === '\\') value += ESCAPED[next] ?? next;
    else if (next === "'") value += "'";
    else return { value, end: mark + 1 };
    from = mark + 2;
  }
}

function valueOfWord(word: string): Literal {
  if (/^null$/i.test(word)) return null;
  if (/^0x/i.test(word)) return Buffer.from(word.slice(2), 'hex');
  return word;
}

/** Bits, bytes in hexadecimal digits, or a text behind the name of its characters (`_utf8mb4'…'`). */
function introduced(word: string, quoted: string): Literal {
  if (/^b$/i.test(word)) return String(Number.parseInt(quoted || '0', 2));
  return /^x$/i.test(word) ? Buffer.from(quoted, 'hex') : quoted;
}

function readLiteral(text: string, at: number): Partly<Literal> {
  if (text[at] === "'") return readQuoted(text, at);
  const word = matchAt(WORD, text, at);
  const behind = matchAt(/\s*/y, text, at + word.length).length + at + word.length;
  if (text[behind] === undefined) return undefined;
  if (text[behind] === "'") {
    const quoted = readQuoted(text, behind);
    return quoted && { value: introduced(word, quoted.value), end: quoted.end };
  }
  if (word === '') throw new Error(`unexpected "${text.slice(at, at + 20)}"`);
  return { value: valueOfWord(word), end: behind };
}

/** Reads the values of one row; `at` is its parenthesis. */
export function readTuple(text: string, at: number): Partly<Literal[]> {
  const value: Literal[] = [];
  let from = at + 1;
  for (;;) {
    from += matchAt(BLANK, text, from).length;
    if (text[from] === undefined) return undefined;
    if (text[from] === ')') return { value, end: from + 1 };
    const read = readLiteral(text, from);
    if (!read) return undefined;
    value.push(read.value);
    from = read.end;
  }
}
