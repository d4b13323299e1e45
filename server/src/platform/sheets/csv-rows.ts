import { Readable } from 'node:stream';
import { type CastingContext, CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { unguarded } from './csv.ts';
import { checkColumn } from './extent.ts';
import { piecesOf } from './pieces.ts';
import { Unreadable } from './unreadable.ts';

/** Excel in China writes GBK (GB18030 reads it) unless UTF-8 was chosen. */
const encodings = { 'UTF-16': 'utf-16le', 'UTF-16BE': 'utf-16be', 'UTF-8': 'utf-8', GBK: 'gb18030' } as const;
type Encoding = keyof typeof encodings;

async function isUtf8(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of piecesOf(file)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

export async function encodingOf(file: Blob): Promise<Encoding> {
  const [first, second] = await file.slice(0, 2).bytes();
  if (first === 0xff && second === 0xfe) return 'UTF-16';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  return (await isUtf8(file)) ? 'UTF-8' : 'GBK';
}

async function* decoded(file: Blob, encoding: Encoding): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encodings[encoding]);
  for await (const piece of piecesOf(file)) yield decoder.write(piece);
  yield decoder.end() ?? '';
}

export const decodeText = async (file: Blob): Promise<string> =>
  (await Array.fromAsync(decoded(file, await encodingOf(file)))).join('').replace(/^\uFEFF/, '');

/** Bytes of a row, five times the longest detail text; a quote that is never closed would swallow the rest. */
const ROW_MAX = 1_000_000;
const DELIMITERS = [',', '\t', ';', '，'];

const LINES_LOOKED_AT = 30;
const QUOTED = /"[^"]*"/g;

/** Lines that a sign divides into equally many cells, and those cells. */
function evenness(lines: readonly string[], sign: string): readonly [lines: number, cells: number] {
  const counts = Map.groupBy(
    lines.map((line) => line.split(sign).length).filter((cells) => cells > 1),
    (cells) => cells,
  );
  const [most] = [...counts].toSorted(([a, one], [b, other]) => other.length - one.length || b - a);
  return most ? [most[1].length, most[0]] : [0, 0];
}

/** Sign between the cells: a title above the table has none, and a text inside a cell may have others. */
function delimiterOf(text: string): string {
  const lines = text.replaceAll(QUOTED, '').split('\n').slice(0, LINES_LOOKED_AT);
  const signs = DELIMITERS.map((sign) => ({ sign, even: evenness(lines, sign) }));
  const [best] = signs.toSorted(({ even: a }, { even: b }) => b[0] - a[0] || b[1] - a[1]);
  return best?.sign ?? ',';
}

/** ="00123" is how a spreadsheet keeps zeros in a csv; banks write a tab behind the quotes of an amount. */
const IN_QUOTES = /^(?:="(.*)"|"(.*)"\t+)$/;

function plainCell(cell: string, { index }: CastingContext): string {
  checkColumn(index + 1);
  const [, kept, tabbed] = IN_QUOTES.exec(cell) ?? [];
  return unguarded((kept ?? tabbed ?? cell).trim());
}

async function* texts(file: Blob, encoding: Encoding): AsyncGenerator<string> {
  for await (const text of decoded(file, encoding)) {
    if (text.includes('\u0000')) throw new Unreadable('foreign', 'not a text file');
    yield text;
  }
}

function unreadable(error: CsvError): unknown {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new Unreadable('huge', error.message);
  if (error.code !== 'CSV_QUOTE_NOT_CLOSED') return error;
  const { records } = error;
  return new Unreadable('quote', error.message, typeof records === 'number' ? records + 1 : undefined);
}

/** Blank rows are there, so that a row keeps its number. */
export async function* csvRows(file: Blob, encoding: Encoding): AsyncGenerator<string[]> {
  const first = await texts(file, encoding).next();
  const relaxed = { relax_column_count: true, relax_quotes: true, bom: true };
  const options = { ...relaxed, delimiter: delimiterOf(first.value ?? ''), max_record_size: ROW_MAX, cast: plainCell };
  try {
    yield* Readable.from(texts(file, encoding), { objectMode: false }).compose(parse(options));
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  }
}
