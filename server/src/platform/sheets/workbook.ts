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

interface NamedSheet {
  id: string;
  name: string;
}

/** The sheets that a person sees, in their row, and the calendar their days are counted in. */
async function sheetsOf(partOf: PartOf, book: string) {
  let from1904 = false;
  const [shown, hidden]: [NamedSheet[], NamedSheet[]] = [[], []];
  await scanXml(partOf(book), {
    open(word, attributes) {
      if (word === 'workbookPr') from1904 = /^(1|true|on)$/.test(attributes.date1904 ?? '');
      if (word !== 'sheet') return;
      checkCount(shown.length + hidden.length);
      const [, id = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? [];
      (/hidden/i.test(attributes.state ?? '') ? hidden : shown).push({ id, name: attributes.name ?? '' });
    },
  });
  return { sheets: shown.length > 0 ? shown : hidden, from1904 };
}

/** Most sheets that are named as left aside. */
const ASIDE_MAX = 20;
/** Longest name that a spreadsheet gives a sheet. */
const NAME_MAX = 31;
const VALUE = /<(?:\w+:)?(?:v|t|f)[\s>]/;

/** True where the beginning of a sheet has a value; the empty ones of a new book have none. */
async function saysAnything(file: Blob, part: ZipEntry | undefined): Promise<boolean> {
  if (!part) return false;
  for await (const piece of unpacked(file, part)) return VALUE.test(Buffer.from(piece).toString('latin1'));
  return false;
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
  /** Names of the sheets that are not read, though something stands in them. */
  aside: string[];
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
  const { sheets, from1904 } = await sheetsOf(partOf, book);
  const [first, ...others] = sheets;
  const [styles, shared] = ['styles', 'sharedStrings'].map((type) => byType.get(type));
  const formats = styles !== undefined && parts.has(styles) ? await stylesOf(partOf(styles)) : [];
  const texts = shared !== undefined && parts.has(shared) ? await sharedTexts(partOf(shared)) : textList();
  const sheet = byId.get(first?.id ?? '') ?? '';
  const aside: string[] = [];
  for (const { id, name } of others.slice(0, ASIDE_MAX))
    if (await saysAnything(file, parts.get(byId.get(id) ?? ''))) aside.push(name.slice(0, NAME_MAX));
  return { merged: await mergedCells(partOf(sheet)), sheet: partOf(sheet), meanings: { texts, formats, from1904 }, aside };
}
