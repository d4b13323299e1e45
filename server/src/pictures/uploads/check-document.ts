import { fileUploadRefusals } from '#contract/pictures/uploads.ts';
import { isActiveTrailer, isAlsoArchive } from './hidden-content.ts';

const [END, LOCAL, CENTRAL] = ['PK\x05\x06', 'PK\x03\x04', 'PK\x01\x02'];
const [END_SIZE, LOCAL_SIZE, CENTRAL_SIZE] = [22, 30, 46];
/** Largest descriptor behind an entry: its checksum and sizes, with a signature, in 64 bits. */
const DESCRIPTOR = 24;
/** Stands where a number did not fit and is found elsewhere, in 64 bits. */
const ELSEWHERE = 0xffffffff;
const PDF_HEADER_WITHIN = 1024;

const startsWith = (file: Buffer, at: number, letters: string) => file.toString('latin1', at, at + letters.length) === letters;

interface ArchiveEntry {
  name: string;
  at: number;
  packed: number;
}

function entriesIn(file: Buffer, from: number, to: number): ArchiveEntry[] {
  const entries: ArchiveEntry[] = [];
  for (let at = from; at + CENTRAL_SIZE <= to && startsWith(file, at, CENTRAL);) {
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    const start = at + CENTRAL_SIZE;
    entries.push({
      name: file.toString('utf8', start, start + name),
      at: file.readUInt32LE(at + 42),
      packed: file.readUInt32LE(at + 20),
    });
    at = start + name + extra + comment;
  }
  return entries.sort((a, b) => a.at - b.at);
}

/** True where nothing but zeros lies between an entry and the next. */
function isFollowedBy(file: Buffer, { at, packed }: ArchiveEntry, next: number): boolean {
  if (packed === ELSEWHERE || at === ELSEWHERE) return true;
  if (at + LOCAL_SIZE > Math.min(next, file.length) || !startsWith(file, at, LOCAL)) return false;
  const end = at + LOCAL_SIZE + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28) + packed;
  return end <= next && file.subarray(end + DESCRIPTOR, next).every((byte) => byte === 0);
}

/** An archive is nothing but its entries, one behind the other, and the list of them. */
function checkArchive(file: Buffer, isOffice: boolean): void {
  const end = file.lastIndexOf(END, undefined, 'latin1');
  if (end < 0 || end + END_SIZE > file.length) throw fileUploadRefusals.BROKEN_FILE();
  if (end + END_SIZE + file.readUInt16LE(end + 20) !== file.length) throw fileUploadRefusals.HIDDEN_IN_FILE();
  const [length, from] = [file.readUInt32LE(end + 12), file.readUInt32LE(end + 16)];
  if (from === ELSEWHERE) return;
  const entries = entriesIn(file, from, Math.min(from + length, end));
  if (entries.length === 0 && length > 0) throw fileUploadRefusals.HIDDEN_IN_FILE();
  const isCovered = entries.every((entry, index) => isFollowedBy(file, entry, entries[index + 1]?.at ?? from));
  if (!isCovered || (entries[0]?.at ?? 0) > 0) throw fileUploadRefusals.HIDDEN_IN_FILE();
  if (!isOffice) return;
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) throw fileUploadRefusals.NOT_AS_NAMED();
  // Readers of PDF look for its start that far; parts of an office file are packed and never show one.
  if (file.toString('latin1', 0, PDF_HEADER_WITHIN).includes('%PDF-')) throw fileUploadRefusals.HIDDEN_IN_FILE();
}

/** Records behind the end of a document are common, and those that run or open by themselves are not. */
async function checkTrailer(file: Buffer, end: number): Promise<void> {
  if (isAlsoArchive(file) || (await isActiveTrailer(file.subarray(end)))) throw fileUploadRefusals.HIDDEN_IN_FILE();
}

const LINE_END = new Set([0x0a, 0x0d, 0x20]);

async function checkPdf(file: Buffer): Promise<void> {
  let end = file.lastIndexOf('%%EOF', undefined, 'latin1');
  if (end < 0) throw fileUploadRefusals.BROKEN_FILE();
  end += '%%EOF'.length;
  while (LINE_END.has(file[end] ?? 0)) end += 1;
  await checkTrailer(file, end);
}

const SECTOR = 512;
/** Recorders that were cut off leave no length. */
const endOfWave = (file: Buffer) => Math.min(file.length, 8 + (file.readUInt32LE(4) || file.length));
const wholeSectors = (file: Buffer) => file.length - (file.length % SECTOR);

const checks: Readonly<Record<string, (file: Buffer) => unknown>> = {
  zip: (file) => checkArchive(file, false),
  docx: (file) => checkArchive(file, true),
  xlsx: (file) => checkArchive(file, true),
  pdf: checkPdf,
  doc: (file) => checkTrailer(file, wholeSectors(file)),
  xls: (file) => checkTrailer(file, wholeSectors(file)),
  wav: (file) => checkTrailer(file, endOfWave(file)),
  mp3: (file) => checkTrailer(file, file.length),
  wma: (file) => checkTrailer(file, file.length),
  amr: (file) => checkTrailer(file, file.length),
};

/** Refuses a document that is broken off, or that something else was hidden in. What is none passes. */
export async function checkDocument(bytes: Uint8Array, extension: string): Promise<void> {
  await checks[extension]?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
