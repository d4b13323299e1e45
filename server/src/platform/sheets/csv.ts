/** A cell that a spreadsheet would calculate is shown as text instead. */
const guarded = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A csv that Excel opens in Chinese: with a byte order mark, and without formulas. */
export const toCsv = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${rows.map((row) => row.map((cell) => quoted(guarded(cell))).join(',')).join('\r\n')}\r\n`);
