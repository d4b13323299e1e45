import type { Plan } from '#contract/catalogue/import/import.ts';
import { isSpoilt } from '#server/platform/cells/faults.ts';
import type { NumberedRow } from './kept-rows.ts';

const CODE_MAX = 64;
/** Headings of numbers that shops give. */
const NUMBERED = /id|编号|编码|货号|条码|款号|代码|序列|sku|spu|code|no\.?$|^sn$/i;
const LOOKS_NUMBERED = /^[\w./#-]+$/;
const LOOKS_LIKE_MONEY = /^\d+\.\d+$/;

interface Candidate {
  index: number;
  header: string;
  /** A column with the head or the cells of a number; a name without repetitions is none. */
  isNumbered: boolean;
  met: Set<string>;
}

/** Cells that may still tell their row from all others. */
function admits({ met, header }: Candidate, cell: string): boolean {
  const isPlain = NUMBERED.test(header) || (LOOKS_NUMBERED.test(cell) && !LOOKS_LIKE_MONEY.test(cell));
  if (!isPlain || cell === '' || cell.length > CODE_MAX || isSpoilt(cell) || met.has(cell)) return false;
  met.add(cell);
  return true;
}

function candidatesOf(headers: readonly string[], columns: Plan['columns']): Candidate[] {
  const used = new Set(columns.filter(({ field }) => field !== null && field !== 'barCode').map(({ index }) => index));
  return headers.flatMap((header, index) =>
    used.has(index) ? [] : [{ index, header, isNumbered: NUMBERED.test(header), met: new Set<string>() }],
  );
}

/** A column that has something else in every row: by it products are told apart whose names repeat. Headings of numbers come first. */
export async function findMatchBy(
  rows: AsyncIterable<NumberedRow>,
  columns: Plan['columns'],
  headerRow: number,
): Promise<{ index: number; header: string } | null> {
  if (columns.some(({ field }) => field === 'code')) return null;
  let left: Candidate[] = [];
  for await (const { number, cells } of rows) {
    if (number < headerRow) continue;
    if (number === headerRow) left = candidatesOf(cells, columns);
    else if (cells.some((cell) => cell.trim() !== ''))
      left = left.filter((candidate) => admits(candidate, cells[candidate.index]?.trim() ?? ''));
    if (left.length === 0) return null;
  }
  const found = left.find(({ isNumbered }) => isNumbered) ?? left[0];
  return found ? { index: found.index, header: found.header } : null;
}
