import { DITTO } from '../cells/ditto.ts';
import { COLUMNS_READ, columnOf } from './cell-reference.ts';
import { Unreadable } from './unreadable.ts';

/** Merged areas are written behind the rows, so the end of a sheet is read before its rows; more of it than this is none. */
const TAIL_MAX = 16_000_000;
const AREAS_MAX = 200_000;
const END_OF_ROWS = /<\/(?:\w+:)?sheetData>|<(?:\w+:)?sheetData\s*\/>/;
const AREA = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g;
/** Longest text of the end of the rows. */
const OVERLAP = 100;

/** Text of a sheet behind its rows. */
async function tailOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let [tail, isBehind] = ['', false];
  for await (const piece of pieces) {
    tail += decoder.decode(piece, { stream: true });
    const end = isBehind ? undefined : END_OF_ROWS.exec(tail);
    if (end) [tail, isBehind] = [tail.slice(end.index), true];
    else if (!isBehind) tail = tail.slice(-OVERLAP);
    if (tail.length > TAIL_MAX) throw new Unreadable('huge', 'a sheet without end behind its rows');
  }
  return isBehind ? tail : '';
}

export interface MergedCells {
  /** A row with `DITTO` in each column whose cell belongs to one that begins in a row above. */
  marked(row: number, cells: string[]): string[];
}

interface Area {
  column: number;
  from: number;
  to: number;
}

function areasIn(tail: string): Area[] {
  const areas: Area[] = [];
  for (const [, letters, from, , to] of tail.matchAll(AREA)) {
    const area = { column: columnOf(`${letters}1`) ?? 1, from: Number(from), to: Number(to) };
    if (area.to > area.from && area.column <= COLUMNS_READ) areas.push(area);
    if (areas.length > AREAS_MAX) throw new Unreadable('huge', 'more merged cells than rows');
  }
  return areas.toSorted((one, other) => other.from - one.from);
}

/** Areas of merged cells that reach over several rows: rows are asked for one after the other. */
export async function mergedCells(pieces: AsyncIterable<Uint8Array>): Promise<MergedCells> {
  const waiting = areasIn(await tailOf(pieces));
  /** Last row of the area that a column is in. */
  const ends = new Map<number, number>();
  return {
    marked(row, cells) {
      for (let next = waiting.at(-1); next && next.from < row; next = waiting.at(-1)) {
        ends.set(next.column, next.to);
        waiting.pop();
      }
      for (const [column, end] of ends) {
        if (end < row) ends.delete(column);
        else if (cells[column - 1] === undefined || cells[column - 1] === '') {
          while (cells.length < column) cells.push('');
          cells[column - 1] = DITTO;
        }
      }
      return cells;
    },
  };
}
