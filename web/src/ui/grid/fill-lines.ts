import { blockOf, rowsNotTaken } from '../inputs/pasted-block.ts';
import { type Figure, type CellKind, readCell } from './typing.ts';

/** A column that is typed and pasted into. */
export interface CellColumn<L> {
  field: keyof L & string;
  label: string;
  kind: CellKind;
}

/** The value of a cell, copied to every row below. */
export const filledDown = <L>(lines: readonly L[], from: number, field: keyof L): L[] =>
  lines.map((line, index) => (index > from ? { ...line, [field]: lines[from]?.[field] } : line));

export interface Pasted<L> {
  lines: L[];
  /** Cells that stay as they were, for what was copied is no figure: “红 / M”库存. */
  bad: string[];
  /** Number of copied rows that found no row of ours. */
  over: number;
}

/** A block copied from a spreadsheet, laid over the cells to the right and below. */
export function pasted<L extends object>(
  lines: readonly L[],
  at: { row: number; column: number },
  text: string,
  columns: readonly CellColumn<L>[],
  nameOf: (line: L) => string,
): Pasted<L> {
  const block = blockOf(text);
  const bad: string[] = [];
  const laid = lines.map((line, index) => {
    const changed: Record<string, Figure> = {};
    for (const [offset, cell] of (block[index - at.row] ?? []).entries()) {
      const column = columns[at.column + offset];
      if (!column) continue;
      const figure = readCell(column.kind, cell);
      if (figure === undefined) bad.push(`“${nameOf(line)}”${column.label}`);
      else changed[column.field] = figure;
    }
    return Object.keys(changed).length === 0 ? line : { ...line, ...changed };
  });
  return { lines: laid, bad, over: Math.max(0, at.row + block.length - lines.length) };
}

const NAMED = 3;

/** Sentence about the rest of a pasted block that was not taken; undefined when all was. */
export function notTaken({ bad, over, lines }: Pasted<unknown>): string | undefined {
  const cells =
    bad.length > 0
      ? [`${bad.slice(0, NAMED).join('、')}${bad.length > NAMED ? `等 ${bad.length} 格` : ''}没有粘贴，那里应填 0 或更大的数字`]
      : [];
  const said = [...cells, rowsNotTaken(lines.length, over) ?? []].flat();
  return said.length === 0 ? undefined : said.join('；');
}
