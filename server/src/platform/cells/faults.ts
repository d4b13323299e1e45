import { DITTO } from './ditto.ts';

/** Long number as spreadsheets spoil it: 6901234567890 becomes 6.9012E+12, and the last digits are lost. */
export const isSpoilt = (cell: string): boolean => /^\d(\.\d+)?E\+\d+$|^\d\.\d+E-\d+$/i.test(cell);

const ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|GETTING_DATA|UNKNOWN!)/i;

/** Day as the reader of workbooks writes a cell with the format of one. */
const DAY_CELL = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
const MONTHS = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)';
/** Day as a spreadsheet shows a text such as 1-2 once it is one: 2-Jan, Jan-02. */
const DAY_SHOWN = new RegExp(String.raw`^(?:\d{1,2}-${MONTHS}(?:-\d{2,4})?|${MONTHS}-\d{2,4})$`, 'i');

export const daySaid = (cell: string, label: string): string =>
  `${label}“${cell.replace(/ 00:00:00$/, '')}”被表格软件改成了日期，请把这一列设为文本格式后重新填写`;

/** Sentence about a cell that holds an error, or a part of merged ones, instead of a value. */
export function errorIn(cell: string, label: string): string | undefined {
  if (cell === DITTO) return `${label}与上面的行合并成了一格，分不清每一行是多少，请取消合并后逐行填写`;
  return ERROR.test(cell) ? `${label}“${cell}”是表格里的公式错误，请改正这个单元格后重新导入` : undefined;
}

/** Sentence about a cell of which a spreadsheet made a day. */
export const dayIn = (cell: string, label: string): string | undefined =>
  DAY_CELL.test(cell) || DAY_SHOWN.test(cell) ? daySaid(cell, label) : undefined;

/** Sentence about a cell whose value is lost, whatever its column holds; undefined where it can be read. */
export const faultIn = (cell: string, label: string): string | undefined => errorIn(cell, label) ?? dayIn(cell, label);

export const spoiltSaid = (cell: string, label: string): string =>
  `${label}“${cell}”被表格软件改成了科学计数法，末尾的数字已经丢失，请把这一列设为文本格式，重新填写完整的编号`;

/** Sentence about a text of which a spreadsheet made a number or a day: a name or a code, and nothing of several words. */
export const textFaultIn = (cell: string, label: string): string | undefined =>
  isSpoilt(cell) ? spoiltSaid(cell, label) : faultIn(cell, label);
