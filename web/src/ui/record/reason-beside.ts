/** Reason without the line of the sheet at its beginning, where that stands in front of it anyway. */
export const reasonBeside = ({ row, reason }: { row?: number; reason: string }): string =>
  row === undefined ? reason : reason.replace(new RegExp(`^第 ${row} 行：?`), '');
