import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { readSheet } from 'read-excel-file/universal';
import { unguarded } from './csv.ts';

export type SheetKind = 'xlsx' | 'csv';

export interface Parsed {
  kind: SheetKind;
  encoding: string;
  /** In portions, cells as text; the first row is the header. Blank rows are there, so that a row keeps its number. */
  rows: AsyncGenerator<string[][]>;
}

const PORTION = 1000;
const PIECE = 1024 * 1024;

const UNPACKED_MAX = 300 * 1024 * 1024;
const CENTRAL_ENTRY = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** How large a zip says it is unpacked; the reader unpacks no more than was said. Infinity when it does not say. */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_CENTRAL) end -= 1;
  if (end < 0) return Number.POSITIVE_INFINITY;
  let [at, sum] = [view.getUint32(end + 16, true), 0];
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL_ENTRY) return Number.POSITIVE_INFINITY;
    sum += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum;
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  return String(cell).trim();
}

async function* inPortions(rows: AsyncIterable<string[]> | Iterable<string[]>): AsyncGenerator<string[][]> {
  let portion: string[][] = [];
  for await (const row of rows) {
    portion.push(row);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}

async function parseXlsx(bytes: Uint8Array): Promise<Parsed> {
  if (unpackedSize(bytes) > UNPACKED_MAX) throw new Error('the workbook unpacks to more than can be read');
  const rows = await readSheet(new Blob([new Uint8Array(bytes)]), 1);
  return { kind: 'xlsx', encoding: 'xlsx', rows: inPortions(rows.map((row) => row.map(cellText))) };
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const piece of piecesOf(bytes)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** What Excel in China writes is GBK (GB18030 reads it) unless it was told UTF-8. */
const encodings = { 'UTF-16': 'utf-16le', 'UTF-8': 'utf-8', GBK: 'gb18030' } as const;

function encodingOf(bytes: Uint8Array): keyof typeof encodings {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16';
  return isUtf8(bytes) ? 'UTF-8' : 'GBK';
}

function* decoded(bytes: Uint8Array, encoding: keyof typeof encodings): Generator<string> {
  const decoder = iconv.getDecoder(encodings[encoding]);
  for (const piece of piecesOf(bytes)) yield decoder.write(Buffer.from(piece));
  yield decoder.end() ?? '';
}

export const decodeText = (bytes: Uint8Array): string => [...decoded(bytes, encodingOf(bytes))].join('');

const DELIMITERS = [',', '\t', ';', '，'];

function delimiterOf(text: string): string {
  const line = text.slice(0, text.indexOf('\n') + 1 || text.length);
  return DELIMITERS.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ',';
}

/** ="00123" is how a spreadsheet keeps zeros in a csv. */
const plainCell = (cell: string): string => unguarded((/^="(.*)"$/.exec(cell)?.[1] ?? cell).trim());

function* texts(bytes: Uint8Array, encoding: keyof typeof encodings): Generator<string> {
  for (const text of decoded(bytes, encoding)) {
    if (text.includes('\u0000')) throw new Error('not a text file');
    yield text;
  }
}

async function* csvRows(bytes: Uint8Array, encoding: keyof typeof encodings): AsyncGenerator<string[]> {
  const [start = ''] = texts(bytes, encoding);
  const options = { delimiter: delimiterOf(start), relax_column_count: true, relax_quotes: true, bom: true };
  const rows: AsyncIterable<string[]> = Readable.from(texts(bytes, encoding), { objectMode: false }).compose(parse(options));
  for await (const row of rows) yield row.map(plainCell);
}

function parseCsv(bytes: Uint8Array): Parsed {
  const encoding = encodingOf(bytes);
  return { kind: 'csv', encoding, rows: inPortions(csvRows(bytes, encoding)) };
}

export const parseSheet = async (bytes: Uint8Array): Promise<Parsed> => (isZip(bytes) ? parseXlsx(bytes) : parseCsv(bytes));
