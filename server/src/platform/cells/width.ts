/** Sentence about a row of a csv that has more cells than headings: 12,50 without quotes has become two. */
export const TOO_WIDE = '这一行的列数比标题行多，可能有逗号没有加引号（如小数 12,50），后面的列已经错开，请检查后重新导入';

/** True of a row that says something behind the last of so many columns; undefined where a sheet may have notes beside its table. */
export const isTooWide = (cells: readonly string[], width: number | undefined): boolean =>
  width !== undefined && cells.slice(width).some((cell) => cell.trim() !== '');
