/** Reasons a file is no sheet that can be read. */
export type SheetFault =
  | 'empty'
  | 'broken'
  | 'huge'
  | 'protected'
  | 'xls'
  | 'xlsb'
  | 'ods'
  | 'page'
  | 'foreign'
  /** Rows or columns that no sheet has. */
  | 'range'
  /** Blank rows before a row that says something. */
  | 'gap'
  /** A quote that opens in a row and is never closed. */
  | 'quote'
  | 'late';

export class Unreadable extends Error {
  readonly fault: SheetFault;
  /** The row in which it was noticed, where that helps to mend it. */
  readonly row: number | undefined;

  constructor(fault: SheetFault, message: string, row?: number) {
    super(message);
    this.fault = fault;
    this.row = row;
  }
}
