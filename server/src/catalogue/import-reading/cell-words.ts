/** An amount without its signs and the marks between its thousands. */
export const plainAmount = (cell: string): string => cell.replace(/[¥￥元,，\s]/g, '');

export const picturesOf = (cell: string): string[] => cell.split(/[\s,，;；|]+/).filter((part) => part !== '');

/** Long number as spreadsheets spoil it: 6901234567890 becomes 6.9012E+12, and the last digits are lost. */
export const isSpoilt = (cell: string): boolean => /^\d(\.\d+)?E\+\d+$/i.test(cell);
