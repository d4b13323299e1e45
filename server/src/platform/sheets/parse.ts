import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { readSheet } from 'read-excel-file/universal';
import { unguarded } from './csv.ts';

export type SheetKind = 'xlsx' | 'csv';

export interface Parsed {
  kind: SheetKind;
  encoding: string;
  /** Cells as text; the first row is the header. Blank rows are there, so that a row keeps its number. */
  rows: string[][];
}

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

async function parseXlsx(bytes: Uint8Array): Promise<Parsed> {
  if (unpackedSize(bytes) > UNPACKED_MAX) throw new Error('the workbook unpacks to more than can be read');
  const rows = await readSheet(new Blob([new Uint8Array(bytes)]), 1);
  return { kind: 'xlsx', encoding: 'xlsx', rows: rows.map((row) => row.map(cellText)) };
}

/** What Excel in China writes is GBK (GB18030 reads it) unless it was told UTF-8. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: iconv.decode(Buffer.from(bytes), 'utf-16le'), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: iconv.decode(Buffer.from(bytes), 'gb18030'), encoding: 'GBK' };
  }
}

const DELIMITERS = [',', '\t', ';', '，'];

function delimiterOf(text: string): string {
  const line = text.slice(0, text.indexOf('\n') + 1 || text.length);
  return DELIMITERS.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ',';
}

/** ="00123" is how a spreadsheet keeps zeros in a csv. */
const plainCell = (cell: string): string => unguarded((/^="(.*)"$/.exec(cell)?.[1] ?? cell).trim());

function parseCsv(bytes: Uint8Array): Parsed {
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\u0000')) throw new Error('not a text file');
  const rows: string[][] = parse(text, { delimiter: delimiterOf(text), relax_column_count: true, relax_quotes: true, bom: true });
  return { kind: 'csv', encoding, rows: rows.map((row) => row.map(plainCell)) };
}

export const parseSheet = async (bytes: Uint8Array): Promise<Parsed> => (isZip(bytes) ? parseXlsx(bytes) : parseCsv(bytes));
