import { isFormula } from '#contract/formula.ts';
import { letterOf } from '../cells/place.ts';
import { escapeMarkup } from '../text/escape-markup.ts';
import type { CellValue, SheetColumn } from './cell.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
// Characters that XML cannot hold at all; other control characters would make Excel call the file broken.
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const UNHOLDABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const TEXT_MAX = 32_767;

const escaped = (text: string): string =>
  escapeMarkup(text.slice(0, TEXT_MAX).replace(UNHOLDABLE, '').toWellFormed()).replaceAll('\r', '&#13;');

/** Numbers of the formats in `STYLES`. */
const styles = { plain: 0, heading: 1, text: 2, guarded: 3, decimals: 4, above: 5 } as const;

/** `guarded` carries the mark a person sets with a leading apostrophe: shown as it is, and never calculated. */
export const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="2" applyNumberFormat="1"/><xf fontId="1" applyFont="1" applyAlignment="1"><alignment horizontal="center"/></xf></cellXfs></styleSheet>`;

function textXml(at: string, text: string, style: number): string {
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function cellXml(at: string, cell: CellValue, decimals: boolean | undefined): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number')
    return decimals ? `<c r="${at}" s="${styles.decimals}"><v>${cell.toFixed(2)}</v></c>` : `<c r="${at}"><v>${cell}</v></c>`;
  return textXml(at, cell, isFormula(cell) ? styles.guarded : styles.text);
}

export function rowXml<R>(number: number, columns: readonly SheetColumn<R>[], row: R | 'heading'): string {
  const cells = columns.map(({ title, decimals, value }, at) => {
    const reference = `${letterOf(at + 1)}${number}`;
    return row === 'heading' ? textXml(reference, title, styles.heading) : cellXml(reference, value(row), decimals);
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

export const linesAbove = (lines: readonly string[]): string =>
  lines.map((line, at) => `<row r="${at + 1}">${textXml(`A${at + 1}`, line, styles.above)}</row>`).join('');

export function sheetStart<R>(columns: readonly SheetColumn<R>[]): string {
  const widths = columns.map(({ width = 14 }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return `${HEAD}<worksheet xmlns="${MAIN}"><cols>${widths.join('')}</cols><sheetData>`;
}

export function sheetEnd(above: number, columns: number): string {
  const lines = Array.from({ length: above }, (_, at) => `<mergeCell ref="A${at + 1}:${letterOf(columns)}${at + 1}"/>`);
  return `</sheetData>${above > 0 ? `<mergeCells count="${above}">${lines.join('')}</mergeCells>` : ''}</worksheet>`;
}

const numbered = (sheets: number, line: (number: number) => string): string =>
  Array.from({ length: sheets }, (_, at) => line(at + 1)).join('');

type Part = readonly [path: string, text: string];

export const contentTypes = (sheets: number): readonly Part[] => [
  [
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbered(sheets, (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
  ],
  [
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
];

export const workbook = (sheets: number): readonly Part[] => [
  [
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbered(sheets, (n) => `<sheet name="Sheet${n}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${numbered(sheets, (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
];
