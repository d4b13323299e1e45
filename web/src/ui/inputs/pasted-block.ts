/** Cells of a block copied from a spreadsheet, row by row. Blank rows are places of their own, only the last line end is none. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));

/** Sentence about copied rows that found no row of ours; undefined where all did. */
export const rowsNotTaken = (rows: number, over: number): string | undefined =>
  over > 0 ? `表格只有 ${rows} 行，多出的 ${over} 行没有粘贴` : undefined;
