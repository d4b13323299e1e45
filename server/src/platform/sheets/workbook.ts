import { type CellFormat, type Meanings, plainText } from './cell-text.ts';
import { type MergedCells, mergedCells } from './merged-cells.ts';
import { maskOf } from '../cells/digit-mask.ts';
import { textList } from './text-list.ts';
import { Unreadable } from './unreadable.ts';
import { grown, scanXml } from './xml.ts';
import { type ZipEntry, unpacked, zipEntries } from './zip.ts';

/** Formats and relations of a book; what has more was made to fill the memory. */
const FACTS_MAX = 100_000;
/** Bytes of all parts that are read, unpacked; more are a bomb, or nothing a person filled in. */
const UNPACKED_MAX = 1024 * 1024 * 1024;

function checkCount(count: number): void {
  if (count > FACTS_MAX) throw new Unreadable('huge', 'a workbook of more facts than rows');
}

type PartOf = (name: string) => AsyncIterable<Uint8Array>;

/** Unpacks parts by their name, all of them together no more than a workbook may hold. */
function partsOf(file: Blob, parts: ReadonlyMap<string, ZipEntry>): PartOf {
  let left = UNPACKED_MAX;
  const met = new Set<string>();
  return (name) => {
    const part = parts.get(name);
    if (!part) throw new Unreadable('broken', `${name} is missing`);
    if (!met.has(name)) left -= part.size;
    met.add(name);
    if (left < 0) throw new Unreadable('huge', `${name} unpacks to more than can be read`);
    return unpacked(file, part);
  };
}

/** Parts behind the relations of the book, by their number and by the last word of their type. */
async function relationsOf(partOf: PartOf, book: string) {
  const [byId, byType] = [new Map<string, string>(), new Map<string, string>()];
  const home = new URL(book, 'zip://zip/');
  await scanXml(partOf(book.replace(/[^/]+$/, '_rels/$&.rels')), {
    open(word, { Id = '', Type = '', Target = '' }) {
      if (word !== 'Relationship' || !URL.canParse(Target, home)) return;
      const path = decodeURI(new URL(Target, home).pathname).slice(1);
      checkCount(byId.size + byType.size);
      byId.set(Id, path);
      byType.set(Type.slice(Type.lastIndexOf('/') + 1), path);
    },
  });
  return { byId, byType };
}

/** The first sheet, as a person sees them in a row, and the calendar its days are counted in. */
async function firstSheet(partOf: PartOf, book: string) {
  let [id, from1904]: [string | undefined, boolean] = [undefined, false];
  await scanXml(partOf(book), {
    open(word, attributes) {
      if (word === 'workbookPr') from1904 = /^(1|true|on)$/.test(attributes.date1904 ?? '');
      const named = Object.entries(attributes).find(([name]) => name.endsWith(':id'));
      if (word === 'sheet') id ??= named?.[1];
    },
  });
  return { id, from1904 };
}

/** Numbers of formats that programs know without being told, and that show a day or a time. */
const isKnownDate = (format: number): boolean =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58);

/** Texts, colours and conditions inside a format do not count. */
const saysDate = (format: string): boolean => /[dmyhs]/i.test(format.replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, ''));

async function stylesOf(pieces: AsyncIterable<Uint8Array>): Promise<CellFormat[]> {
  const [formats, styles] = [new Map<string, CellFormat>(), [] as CellFormat[]];
  let isInside = false;
  await scanXml(pieces, {
    open(word, { numFmtId = '0', formatCode = '' }) {
      checkCount(formats.size + styles.length);
      if (word === 'numFmt') formats.set(numFmtId, { isDate: saysDate(formatCode), mask: maskOf(formatCode) });
      if (word === 'cellXfs') isInside = true;
      if (word === 'xf' && isInside) {
        styles.push(formats.get(numFmtId) ?? { isDate: isKnownDate(Number(numFmtId)), mask: undefined });
      }
    },
    close(word) {
      if (word === 'cellXfs') isInside = false;
    },
  });
  return styles;
}

/** Texts that cells point to; how a word is spoken is left out. */
async function sharedTexts(pieces: AsyncIterable<Uint8Array>) {
  const texts = textList();
  let [text, isText, isSpoken] = ['', false, false];
  await scanXml(pieces, {
    open(word) {
      if (word === 'si') text = '';
      if (word === 'rPh') isSpoken = true;
      isText = word === 't' && !isSpoken;
    },
    text(more) {
      if (isText) text = grown(text, more);
    },
    close(word) {
      isText = false;
      if (word === 'rPh') isSpoken = false;
      if (word === 'si') texts.add(plainText(text));
    },
  });
  return texts;
}

interface OpenWorkbook {
  sheet: AsyncIterable<Uint8Array>;
  meanings: Meanings;
  merged: MergedCells;
}

/** A workbook read as far as its first sheet, whose XML is unpacked as it is asked for. */
export async function openWorkbook(file: Blob): Promise<OpenWorkbook> {
  const parts = await zipEntries(file);
  const names = [...parts.keys()];
  if ([...parts.values()].some(({ isEncrypted }) => isEncrypted)) throw new Unreadable('protected', 'the zip is encrypted');
  if (names.includes('xl/workbook.bin')) throw new Unreadable('xlsb', 'a binary workbook');
  if (names.includes('content.xml') && names.includes('mimetype')) throw new Unreadable('ods', 'an OpenDocument file');
  const book = names.find((name) => /^xl\/workbook\d*\.xml$/.test(name));
  if (book === undefined) throw new Unreadable('foreign', 'a zip that is no workbook');

  const partOf = partsOf(file, parts);
  const { byId, byType } = await relationsOf(partOf, book);
  const { id, from1904 } = await firstSheet(partOf, book);
  const [styles, shared] = ['styles', 'sharedStrings'].map((type) => byType.get(type));
  const formats = styles !== undefined && parts.has(styles) ? await stylesOf(partOf(styles)) : [];
  const texts = shared !== undefined && parts.has(shared) ? await sharedTexts(partOf(shared)) : textList();
  const sheet = byId.get(id ?? '') ?? '';
  return { merged: await mergedCells(partOf(sheet)), sheet: partOf(sheet), meanings: { texts, formats, from1904 } };
}
