import { Readable, pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { piecesOf } from './pieces.ts';
import { Unreadable } from './unreadable.ts';

const [CENTRAL, END, END_64, LOCATOR_64, LOCAL] = [0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50, 0x04034b50];
const [END_LENGTH, COMMENT_MAX] = [22, 65_535];
const [STORED, DEFLATED] = [0, 8];
const ENTRIES_MAX = 10_000;
/** The real value is in the ZIP64 extra field. */
const IN_ZIP64 = 0xffffffff;

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

const broken = (why: string): Unreadable => new Unreadable('broken', why);

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  if (from < 0 || to > file.size || from > to) throw broken('the zip ends too soon');
  return new DataView(await file.slice(from, to).arrayBuffer());
}

const big = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Position of the list of what is inside: always told at the end of the file, before a comment. */
async function directoryOf(file: Blob): Promise<DataView> {
  const tailAt = Math.max(0, file.size - END_LENGTH - COMMENT_MAX);
  const tail = await viewOf(file, tailAt, file.size);
  let end = tail.byteLength - END_LENGTH;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw broken('the zip has no end');
  let [length, at] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (at === IN_ZIP64) {
    const locator = await viewOf(file, tailAt + end - 20, tailAt + end);
    if (locator.getUint32(0, true) !== LOCATOR_64) throw broken('the zip has no directory');
    const record = await viewOf(file, big(locator, 8), big(locator, 8) + 56);
    if (record.getUint32(0, true) !== END_64) throw broken('the zip has no directory');
    [length, at] = [big(record, 40), big(record, 48)];
  }
  return viewOf(file, at, at + length);
}

/** Numbers too large for their place, in the order they are missing there. */
function largeNumbers(view: DataView, from: number, to: number): number[] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const count = Math.floor(Math.min(view.getUint16(at + 2, true), to - at - 4) / 8);
    return Array.from({ length: count }, (_, index) => big(view, at + 4 + index * 8));
  }
  return [];
}

function entryAt(view: DataView, at: number): { entry: ZipEntry; next: number } {
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const next = extraEnd + view.getUint16(at + 32, true);
  if (next > view.byteLength) throw broken('the directory of the zip ends too soon');
  const large = largeNumbers(view, nameEnd, extraEnd);
  const [size = 0, packed = 0, local = 0] = [24, 20, 42].map((index) => {
    const number = view.getUint32(at + index, true);
    return number === IN_ZIP64 ? (large.shift() ?? number) : number;
  });
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameEnd - at - 46));
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
  const [method, crc] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)];
  return { entry: { name: name.replaceAll('\\', '/'), isEncrypted, method, crc, packed, size, at: local }, next };
}

/** Entries of a zip by name; nothing of them is unpacked. */
export async function zipEntries(file: Blob): Promise<Map<string, ZipEntry>> {
  const view = await directoryOf(file);
  const entries = new Map<string, ZipEntry>();
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === CENTRAL;) {
    const { entry, next } = entryAt(view, at);
    entries.set(entry.name, entry);
    if (entries.size > ENTRIES_MAX) throw broken('too many files in the zip');
    at = next;
  }
  return entries;
}

/** Errors reach whoever reads; leaving early is no error, which a composed stream would make of it. */
const inflated = (raw: Readable): AsyncIterable<Uint8Array> => pipeline(raw, createInflateRaw(), () => undefined);

/** The bytes of an entry, unpacked as they are asked for: never more than were announced, and what comes is what was packed. */
export async function* unpacked(file: Blob, { name, isEncrypted, method, crc, packed, size, at }: ZipEntry) {
  if (isEncrypted) throw new Unreadable('protected', `${name} is encrypted`);
  if (method !== STORED && method !== DEFLATED) throw broken(`${name} is packed in an unknown way`);
  const local = await viewOf(file, at, at + 30);
  if (local.getUint32(0, true) !== LOCAL) throw broken(`${name} is not where it should be`);
  const from = at + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  if (from + packed > file.size) throw broken(`${name} ends too soon`);
  const raw = Readable.from(piecesOf(file.slice(from, from + packed)), { objectMode: false });
  const pieces: AsyncIterable<Uint8Array> = method === STORED ? raw : inflated(raw);
  let [length, sum] = [0, 0];
  for await (const piece of pieces) {
    length += piece.length;
    if (length > size) break;
    sum = crc32(piece, sum);
    yield piece;
  }
  if (length !== size || sum !== crc) throw broken(`${name} is not what was packed`);
}
