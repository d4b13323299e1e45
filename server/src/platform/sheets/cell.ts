/** Value of a cell; a number is written as one, everything else as the text it is. */
export type CellValue = string | number | null;

export interface SheetColumn<R> {
  title: string;
  /** Width in characters of a digit's width. */
  width?: number;
  /** Two decimals, for money. */
  decimals?: boolean;
  value(row: R): CellValue;
}

export interface Sheet<R> {
  columns: readonly SheetColumn<R>[];
  /** Pages of rows, read only as fast as they are written. */
  rows: AsyncIterable<readonly R[]>;
  /** Lines across the whole width, above the headings. */
  above?: readonly string[];
}
