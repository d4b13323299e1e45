import { isFormula } from '#contract/formula.ts';
import type { CellValue, Sheet } from './cell.ts';

/** A cell that a spreadsheet would calculate is shown as text instead. */
const guarded = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);

/** The text that `guarded` was given. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const MARK = '\uFEFF';

const lineOf = (cells: readonly CellValue[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? quoted(guarded(cell)) : String(cell ?? ''))).join(',')}\r\n`;

/** A csv that Excel opens in Chinese: with a byte order mark, and without formulas. */
export const toCsv = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(MARK + rows.map(lineOf).join(''));

/** CSV page by page. */
export async function* csvOf<R>({ columns, rows }: Sheet<R>): AsyncGenerator<Uint8Array> {
  yield toCsv([columns.map(({ title }) => title)]);
  for await (const page of rows) yield Buffer.from(page.map((row) => lineOf(columns.map(({ value }) => value(row)))).join(''));
}
