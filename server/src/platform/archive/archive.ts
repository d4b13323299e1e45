import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { byteReader, type ByteReader } from './byte-reader.ts';
import { damaged, foreign, tooNew, torn } from './faults.ts';
import { openFrames, sealFrames } from './frames.ts';
import { findLock, makeLock } from './lock.ts';
import { decodeParts, encodeParts, type ArchivePart } from './parts.ts';

const MAGIC = Buffer.from('SIGNALBOX BACKUP\n');
const FORMAT = 1;
const HEADER_MAX = 64 * 1024;
/** Rows of a table shrink to a fifth by it; more effort gains little. */
const LEVEL = 3;

/** Opens the bytes of an archive, from the first. */
export type OpenArchive = () => Promise<Readable>;

const Header = z.object({ format: z.int(), salt: z.string().optional(), check: z.string().optional() });

/** Packs and seals parts into bytes, which `keep` takes to where they stay. */
export async function writeArchive(
  key: string | undefined,
  parts: AsyncIterable<ArchivePart>,
  keep: (bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const { lock, mark } = makeLock(key);
  const header = Buffer.from(JSON.stringify({ format: FORMAT, ...mark }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  async function* sealed(packed: AsyncIterable<Buffer>) {
    yield Buffer.concat([MAGIC, length, header]);
    yield* sealFrames(packed, lock, header);
  }
  await pipeline(encodeParts(parts), createGzip({ level: LEVEL }), sealed, keep);
}

async function readHeader(reader: ByteReader): Promise<Buffer> {
  const magic = await reader.take(MAGIC.length);
  if (!magic.equals(MAGIC)) throw magic.length > 0 && MAGIC.subarray(0, magic.length).equals(magic) ? torn() : foreign();
  const told = await reader.take(4);
  const length = told.length === 4 ? told.readUInt32BE() : Infinity;
  if (length > HEADER_MAX) throw told.length < 4 ? torn() : damaged();
  const header = await reader.take(length);
  if (header.length < length) throw torn();
  return header;
}

function meaningOf(header: Buffer): z.output<typeof Header> {
  try {
    return Header.parse(JSON.parse(header.toString('utf8')));
  } catch {
    throw damaged();
  }
}

/** Parts of an archive, in the order in which they were written; refuses one that is foreign, wrongly keyed, altered or torn. */
export async function* readArchive(open: OpenArchive, key: string | undefined): AsyncGenerator<ArchivePart> {
  const file = await open();
  try {
    const reader = byteReader(file);
    const header = await readHeader(reader);
    const meaning = meaningOf(header);
    if (meaning.format > FORMAT) throw tooNew();
    const packed = Readable.from(openFrames(reader, findLock(key, meaning), header));
    const unpacking = createGunzip();
    packed.on('error', (error) => unpacking.destroy(error));
    yield* decodeParts(packed.pipe(unpacking));
  } finally {
    file.destroy();
  }
}
