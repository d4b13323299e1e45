/** Text that a spreadsheet would calculate, also in the full-width signs of Chinese keyboards; a plain number is none. */
export const isFormula = (cell: string): boolean => /^[=+\-@＝＋－＠\t\r\n]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell);
