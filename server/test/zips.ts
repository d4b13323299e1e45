import { ZipFile } from 'yazl';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A zip of these parts. */
export async function zipOf(parts: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  const pieces: Uint8Array[] = [];
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece));
  return new Uint8Array(Buffer.concat(pieces));
}

interface Written {
  /** XML between `<sheetData>` and its end. */
  rows: string;
  shared?: string;
  /** XML in `<styleSheet>`. */
  styles?: string;
  /** Areas of merged cells: A2:A4. */
  merged?: readonly string[];
  /** Attributes of `<workbookPr>`. */
  properties?: string;
  /** XML of the rows of its second sheet. */
  others?: string;
  /** Which of both is hidden. */
  hidden?: 'first' | 'second';
}

const OTHERS = '<row><c t="str"><v>other</v></c></row>';

const areasXml = (areas: readonly string[]): string =>
  areas.length === 0 ? '' : `<mergeCells>${areas.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>`;

const stateIf = (isHidden: boolean): string => (isHidden ? 'state="hidden"' : '');

/** A workbook as programs write it, its second sheet first among the parts. */
export const workbookOf = ({
  rows,
  shared = '',
  styles = '',
  merged = [],
  properties = '',
  others = OTHERS,
  hidden,
}: Written): Promise<Uint8Array> =>
  zipOf({
    'xl/worksheets/sheet2.xml': `<worksheet ${MAIN}><sheetData>${others}</sheetData></worksheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData>${rows}</sheetData>${areasXml(merged)}</worksheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${shared}</sst>`,
    'xl/styles.xml': `<styleSheet ${MAIN}>${styles}</styleSheet>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><workbookPr ${properties}/><sheets><sheet name="甲" ${stateIf(hidden === 'first')} r:id="b"/><sheet name="乙" ${stateIf(hidden === 'second')} r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${[
      ['a', 'worksheet', 'worksheets/sheet2.xml'],
      ['b', 'worksheet', '/xl/worksheets/sheet1.xml'],
      ['c', 'sharedStrings', 'sharedStrings.xml'],
      ['d', 'styles', 'styles.xml'],
    ]
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  });
