const HEADING_MAX = 20;

/** 1 is A, 27 is AA. */
export function letterOf(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? letterOf(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** Heading of a cell, and its column where the sheet stands as its owner sees it. */
export interface CellHeading {
  heading: string;
  /** Name that sentences have for what the column holds. */
  label: string;
  column: number | undefined;
}

/** Sentence about a row of a sheet, or about a cell of it, that says where it is: 第 12 行「售价」（C12）：… */
export function placed(reason: string, row: number, cell?: CellHeading): string {
  if (!cell) return `第 ${row} 行：${reason}`;
  const heading = cell.heading.replaceAll(/\s+/g, ' ').trim();
  const address = cell.column === undefined ? '' : `（${letterOf(cell.column + 1)}${row}）`;
  // The heading names the column already.
  const rest = reason.startsWith(cell.label) ? reason.slice(cell.label.length) : reason;
  return `第 ${row} 行「${[...heading].slice(0, HEADING_MAX).join('')}」${address}：${rest}`;
}
