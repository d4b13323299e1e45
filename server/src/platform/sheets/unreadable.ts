/** Reasons a file is no sheet that can be read. */
export type SheetFault = 'empty' | 'broken' | 'huge' | 'protected' | 'xls' | 'xlsb' | 'ods' | 'page' | 'foreign';

export class Unreadable extends Error {
  readonly fault: SheetFault;

  constructor(fault: SheetFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
