import { createHash } from 'node:crypto';
import { z } from 'zod';
import { byteReader } from './byte-reader.ts';
import { damaged, torn } from './faults.ts';

/** A named stream in an archive. */
export interface ArchivePart {
  name: string;
  bytes: AsyncIterable<Buffer>;
}

const BEGINS = 1;
const BYTES = 2;
const ENDS = 3;
const HEAD_BYTES = 5;
const RECORD_MAX = 16 * 1024 * 1024;

const End = z.object({ bytes: z.int(), sha256: z.string() });

function recordOf(kind: number, payload: Buffer): Buffer[] {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(kind);
  head.writeUInt32BE(payload.length, 1);
  return [head, payload];
}

/** Parts as one stream; each ends with its length and its hash. */
export async function* encodeParts(parts: AsyncIterable<ArchivePart>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of parts) {
    yield* recordOf(BEGINS, Buffer.from(name));
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of bytes) {
      hash.update(piece);
      size += piece.length;
      for (let at = 0; at < piece.length; at += RECORD_MAX) yield* recordOf(BYTES, piece.subarray(at, at + RECORD_MAX));
    }
    yield* recordOf(ENDS, Buffer.from(JSON.stringify({ bytes: size, sha256: hash.digest('hex') })));
  }
}

type Take = () => Promise<{ kind: number; payload: Buffer } | undefined>;

async function* bytesOf(take: Take): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let size = 0;
  for (let record = await take(); ; record = await take()) {
    if (!record) throw torn();
    const { kind, payload } = record;
    if (kind === ENDS) {
      const told = End.parse(JSON.parse(payload.toString('utf8')));
      if (told.bytes !== size || told.sha256 !== hash.digest('hex')) throw damaged();
      return;
    }
    if (kind !== BYTES) throw damaged();
    hash.update(payload);
    size += payload.length;
    yield payload;
  }
}

/** Parts of a stream, one after the other: each is read to its end before the next one comes, by the caller or here. */
export async function* decodeParts(source: AsyncIterable<Buffer>): AsyncGenerator<ArchivePart> {
  const reader = byteReader(source);
  const take: Take = async () => {
    const head = await reader.take(HEAD_BYTES);
    if (head.length === 0) return undefined;
    const length = head.length === HEAD_BYTES ? head.readUInt32BE(1) : Infinity;
    if (length > RECORD_MAX) throw damaged();
    const payload = await reader.take(length);
    if (payload.length < length) throw torn();
    return { kind: head.readUInt8(0), payload };
  };
  try {
    for (let record = await take(); record; record = await take()) {
      if (record.kind !== BEGINS) throw damaged();
      const bytes = bytesOf(take);
      yield { name: record.payload.toString('utf8'), bytes };
      for await (const left of bytes) void left;
    }
  } finally {
    await reader.end();
  }
}
