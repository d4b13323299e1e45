import { csvRows, encodingOf } from './csv-rows.ts';
import { boundedRows } from './extent.ts';
import { sheetRows } from './sheet-rows.ts';
import { type SheetFault, Unreadable } from './unreadable.ts';
import { openWorkbook } from './workbook.ts';

export interface Parsed {
  kind: 'xlsx' | 'csv';
  encoding: string;
  /** Names of the sheets of the book that are not read, though something stands in them. */
  aside: string[];
  /** Rows in portions, cells as text; the first row is the header. Blank rows before the last are there, so that a row keeps its number. */
  rows: AsyncGenerator<string[][]>;
}

/** A portion is full by its rows or by what stands in them. */
const [PORTION_ROWS, PORTION_LENGTH] = [1000, 2_000_000];

const lengthOf = (row: readonly string[]): number => row.reduce((sum, cell) => sum + cell.length + 1, 0);

async function* inPortions(rows: AsyncIterable<string[]>): AsyncGenerator<string[][]> {
  let [portion, length]: [string[][], number] = [[], 0];
  for await (const row of boundedRows(rows)) {
    portion.push(row);
    length += lengthOf(row);
    if (portion.length < PORTION_ROWS && length < PORTION_LENGTH) continue;
    yield portion;
    [portion, length] = [[], 0];
  }
  if (portion.length > 0) yield portion;
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** Old Excel files, and new ones that have a password, are folders of this kind. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const PASSWORD_PART = Buffer.from('EncryptedPackage', 'utf16le');
const PAGE = /^\s*<(!doctype|html|table|meta|\?xml)/i;

async function compoundFault(file: Blob): Promise<SheetFault> {
  return Buffer.from(await file.arrayBuffer()).includes(PASSWORD_PART) ? 'protected' : 'xls';
}

/** Format of a file, detected by its content, not by its name. */
export async function parseSheet(file: Blob): Promise<Parsed> {
  if (file.size === 0) throw new Unreadable('empty', 'nothing in the file');
  const start = Buffer.from(await file.slice(0, 512).arrayBuffer());
  if (start.subarray(0, COMPOUND.length).equals(COMPOUND)) throw new Unreadable(await compoundFault(file), 'a compound file');
  if (PAGE.test(start.toString('latin1').replace(/^\u00EF\u00BB\u00BF/, ''))) throw new Unreadable('page', 'a page of a browser');
  if (start.subarray(0, ZIP.length).equals(ZIP)) {
    const { sheet, meanings, merged, aside } = await openWorkbook(file);
    return { kind: 'xlsx', encoding: 'xlsx', aside, rows: inPortions(sheetRows(sheet, meanings, merged)) };
  }
  const encoding = await encodingOf(file);
  return { kind: 'csv', encoding, aside: [], rows: inPortions(csvRows(file, encoding)) };
}
