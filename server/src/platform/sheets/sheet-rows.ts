import { type Meanings, cellText } from './cell-text.ts';
import { COLUMNS_READ, columnOf } from './cell-reference.ts';
import { checkColumn, checkRow } from './extent.ts';
import type { MergedCells } from './merged-cells.ts';
import { Unreadable } from './unreadable.ts';
import { grown, readXml } from './xml.ts';

/** Cells of a sheet: 100,000 rows of 200. */
const CELLS_MAX = 20_000_000;
/** Characters of a row, many times what a sheet can hold. */
const ROW_MAX = 4_000_000;
interface Numbered {
  number: number;
  cells: string[];
}

/** Gathers the rows that are complete; of empty cells and rows nothing is kept. */
function openRows(meanings: Meanings) {
  let ready: Numbered[] = [];
  let [number, column, length, cells]: [number, number, number, string[]] = [0, 0, 0, []];
  let [kind, style, raw]: [string, string | undefined, string] = ['n', undefined, ''];
  let [isValue, isSpoken, count] = [false, false, 0];
  const open: Record<string, (attributes: Readonly<Record<string, string>>) => void> = {
    row({ r }) {
      number = Math.max(Number(r) || 0, number + 1);
      checkRow(number);
      [column, length, cells] = [0, 0, []];
    },
    c({ r, t, s }) {
      column = columnOf(r) ?? column + 1;
      checkColumn(column);
      count += 1;
      if (count > CELLS_MAX) throw new Unreadable('huge', 'too many cells in the sheet');
      [kind, style, raw] = [t ?? 'n', s, ''];
    },
    rPh() {
      isSpoken = true;
    },
  };
  const close: Record<string, () => void> = {
    rPh() {
      isSpoken = false;
    },
    c() {
      const text = column > COLUMNS_READ ? '' : cellText(kind, style, raw, meanings);
      if (text === '') return;
      length += text.length;
      if (length > ROW_MAX) throw new Unreadable('huge', 'a row without end');
      while (cells.length < column - 1) cells.push('');
      cells[column - 1] = text;
    },
    row() {
      if (cells.length > 0) ready.push({ number, cells });
    },
  };
  return {
    open(word: string, attributes: Readonly<Record<string, string>>) {
      isValue = word === 'v' || (word === 't' && !isSpoken);
      open[word]?.(attributes);
    },
    text(more: string) {
      if (isValue) raw = grown(raw, more);
    },
    close(word: string) {
      isValue = false;
      close[word]?.();
    },
    take(): Numbered[] {
      const taken = ready;
      ready = [];
      return taken;
    },
  };
}

/** The rows of a sheet, one after the other; those left out between two are there, empty, so that a row keeps its number. */
export async function* sheetRows(
  pieces: AsyncIterable<Uint8Array>,
  meanings: Meanings,
  merged: MergedCells,
): AsyncGenerator<string[]> {
  const rows = openRows(meanings);
  let last = 0;
  for await (const { number, cells } of readXml(pieces, rows, rows.take)) {
    for (; last < number - 1; last += 1) yield [];
    yield merged.marked(number, cells);
    last = number;
  }
}
