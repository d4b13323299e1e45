import { HEADER_ROWS } from '#contract/catalogue/import/import.ts';
import { guessColumns } from './columns.ts';
import type { NumberedRow } from './kept-rows.ts';

const knownIn = (cells: readonly string[]): number => guessColumns(cells).filter(({ field }) => field !== null).length;

/** Row of the headings among the first of a sheet: the one that names the most fields, else the first that says something. */
export function headerRowIn(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, HEADER_ROWS).map(knownIn);
  const most = Math.max(0, ...known);
  const first = rows.findIndex((cells) => cells.some((cell) => cell !== ''));
  return (most > 0 ? known.indexOf(most) : Math.max(first, 0)) + 1;
}

/** The first rows of a sheet, no further than its headings can lie. */
export async function firstRows(rows: AsyncIterable<NumberedRow>, most = HEADER_ROWS): Promise<string[][]> {
  const first: string[][] = [];
  for await (const { cells } of rows) {
    if (first.length === most) break;
    first.push(cells);
  }
  return first;
}
