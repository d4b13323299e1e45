import { Unreadable } from './unreadable.ts';

/** Most rows and columns of a sheet in Excel. */
export const ROWS_MAX = 1_048_576;
export const COLUMNS_MAX = 16_384;
/** Blank rows in a row, with which nobody divides a table; more of them are what a stray cell far below leaves. */
export const BLANK_MAX = 1000;

export function checkRow(number: number): void {
  if (!(number <= ROWS_MAX)) throw new Unreadable('range', `a row beyond ${ROWS_MAX}`);
}

export function checkColumn(number: number): void {
  if (!(number <= COLUMNS_MAX)) throw new Unreadable('range', `a column beyond ${COLUMNS_MAX}`);
}

/** Rows up to the last that says something. Blank ones before it are there, so that a row keeps its number, and are counted. */
export async function* boundedRows(rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  let [number, blank] = [0, 0];
  for await (const row of rows) {
    number += 1;
    checkRow(number);
    if (row.every((cell) => cell === '')) {
      blank += 1;
      continue;
    }
    if (blank > BLANK_MAX) throw new Unreadable('gap', 'blank rows without end', number);
    for (; blank > 0; blank -= 1) yield [];
    yield row;
  }
}
