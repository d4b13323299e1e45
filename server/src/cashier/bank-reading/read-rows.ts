import type { BankField } from '#contract/cashier/bank-columns.ts';
import type { Fen } from '#contract/fen.ts';
import { halfWidth } from '#contract/search-text.ts';
import { momentIn } from '#server/platform/cells/moment.ts';
import { signedFen } from './cells.ts';
import { type Figures, noFigures, withLine } from './figures.ts';
import { openKeys } from './line-key.ts';
import { type Named, lineOf, namedCells } from './read-line.ts';
import { type BadRow, type ReadLine, isBad } from './reading.ts';

export interface Layout {
  /** Place of the headings, counted from 0. */
  headerRow: number;
  columns: readonly (BankField | null)[];
}

/** Words of rows that sum up, or carry over, and are no movements. */
const SUMMING = /合计|总计|小计|累计|承前页|过次页|本页|总笔数|笔数|期初余额|期末余额|上期余额|本期余额|total/i;
const OPENING = /^(期初|上期|上日|起始)余额/;
const CLOSING = /^(期末|本期末|截止)余额/;

/** Balance that a row names: in the cell itself, behind a colon, or in the cell beside it. */
function namedBalance(cells: readonly string[], word: RegExp): Fen | undefined {
  const at = cells.findIndex((cell) => word.test(halfWidth(cell)));
  if (at < 0) return undefined;
  const own = halfWidth(cells[at] ?? '')
    .replace(word, '')
    .replace(/^[^\d(¥-]+/, '');
  const cell = own === '' ? (cells.slice(at + 1).find((one) => one.trim() !== '') ?? '') : own;
  return signedFen(cell) ?? undefined;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
const hasMoney = ({ amount = '', moneyIn = '', moneyOut = '' }: Named): boolean =>
  [amount, moneyIn, moneyOut].some((cell) => Boolean(signedFen(cell)));
/** A row of notes, as banks write them below a table, has neither a day nor an amount. */
const isNote = (named: Named): boolean => !momentIn(named.day ?? '') && !hasMoney(named);
const isSum = (cells: readonly string[], named: Named): boolean =>
  SUMMING.test(cells.join(' ')) && (!momentIn(named.day ?? '') || !hasMoney(named));
/** The headings again, as they stand on each page. */
const isHeading = (cells: readonly string[], headings: readonly string[]): boolean =>
  headings.length > 0 && headings.every((heading, at) => (cells[at] ?? '') === heading);

/** Reads a file row by row. What it knows of the rows before is no more than a name for each line. */
export function openStatement({ headerRow, columns }: Layout) {
  const nameOf = openKeys();
  const seen = new Set<string>();
  const hasOneColumn = columns.includes('amount');
  let headings: readonly string[] = [];
  let figures: Figures = noFigures;
  const noteBalances = (cells: readonly string[]) => {
    const [opening, closing] = [namedBalance(cells, OPENING), namedBalance(cells, CLOSING)];
    // The first of several statements in one file begins it, the last ends it.
    figures = { ...figures, opening: figures.opening ?? opening ?? null, closing: closing ?? figures.closing };
  };
  return {
    /** A movement, a row that cannot be read, `'twice'` for one that stands above; undefined where the row is none. */
    read(row: number, cells: readonly string[]): ReadLine | BadRow | 'twice' | undefined {
      if (row - 1 < headerRow) noteBalances(cells);
      if (row - 1 === headerRow) headings = cells;
      if (row - 1 <= headerRow || isBlank(cells) || isHeading(cells, headings)) return undefined;
      const named = namedCells(cells, columns);
      if (isSum(cells, named) || isNote(named)) {
        noteBalances(cells);
        return undefined;
      }
      const line = lineOf(row, named, hasOneColumn);
      if (isBad({ ...line, key: '' })) return line as BadRow;
      const read = { ...(line as Omit<ReadLine, 'key'>), key: nameOf(line as Omit<ReadLine, 'key'>) };
      if (seen.has(read.key)) return 'twice';
      seen.add(read.key);
      figures = withLine(figures, read);
      return read;
    },
    figures: () => figures,
  };
}
