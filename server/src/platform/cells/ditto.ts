/** Cell that repeats the one above it: the reader of workbooks writes it below the first row of merged cells, people write it by hand. */
export const DITTO = '〃';

const DITTOS = new Set([DITTO, '同上', '"', '″']);

export interface FilledRow {
  cells: string[];
  /** Columns whose value is that of the row above. */
  repeated: ReadonlySet<number>;
}

/** Fills cells that repeat those above, row by row; nothing is repeated in a row that says nothing else. */
export function openDittos(): (cells: readonly string[]) => FilledRow {
  const above: string[] = [];
  return (cells) => {
    const repeated = new Set([...cells.keys()].filter((at) => DITTOS.has(cells[at]?.trim() ?? '')));
    if (cells.every((cell, at) => repeated.has(at) || cell.trim() === '')) return { cells: [], repeated: new Set() };
    const filled = cells.map((cell, at) => (repeated.has(at) ? (above[at] ?? '') : cell));
    for (const [at, cell] of filled.entries()) above[at] = cell;
    return { cells: filled, repeated };
  };
}
